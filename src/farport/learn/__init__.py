"""Learning: games are played, networks are trained on them and written as ONNX files. Needs the extra `learn`."""
