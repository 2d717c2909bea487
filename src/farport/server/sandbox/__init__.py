"""Where strangers' data is judged: in processes with little time, little memory and no files, which can be killed."""
