// boardgame.io serving noughts and crosses: node server.cjs PORT memory|files FOLDER
const { Server, FlatFile } = require("boardgame.io/server");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

// The same game as benchmarks/server/noughts.py: it goes on for ever, a full or won board is cleared.
const Noughts = {
  name: "noughts",
  setup: () => ({ cells: Array(9).fill(null), won: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
      const won = LINES.some((line) => line.every((place) => G.cells[place] === playerID));
      if (won) G.won[Number(playerID)] += 1;
      if (won || G.cells.every((cell) => cell !== null)) G.cells = Array(9).fill(null);
    },
  },
};

const [port, storage, folder] = process.argv.slice(2);
const db = storage === "files" ? new FlatFile({ dir: folder, logging: false }) : undefined;
const server = Server({ games: [Noughts], db, origins: ["*"] });
server.run({ port: Number(port) }, () => console.log("ready"));
