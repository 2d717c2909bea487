// Two clients a table play noughts and crosses: node load.cjs PORT TABLES WARM_UP_S SECONDS MOVES_PER_S_AND_TABLE
const { io } = require("socket.io-client");

const [port, tables, warmUp, seconds, rate] = process.argv.slice(2).map(Number);
const pauseMs = rate > 0 ? 1000 / rate : 0;
const latencies = [];
let moves = 0;
let measuring = false;
let ended = false;
let ready = 0;

function table(number) {
  const match = `m${number}-${process.pid}`;
  const sentAt = [0, 0];
  const sockets = [0, 1].map((player) =>
    io(`http://127.0.0.1:${port}/noughts`, { transports: ["websocket"], forceNew: true, reconnection: false }),
  );
  const states = [null, null];

  function move(player) {
    if (ended) return;
    const state = states[player];
    if (state.ctx.currentPlayer !== String(player)) return;
    const free = state.G.cells.map((cell, place) => (cell === null ? place : -1)).filter((place) => place >= 0);
    const cell = free[Math.floor(Math.random() * free.length)];
    const payload = { type: "place", args: [cell], playerID: String(player), credentials: undefined };
    sentAt[player] = performance.now();
    sockets[player].emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, String(player));
  }

  sockets.forEach((socket, player) => {
    socket.on("connect", () => socket.emit("sync", match, String(player), undefined, 2));
    socket.on("sync", (_match, info) => {
      states[player] = info.state;
      ready += 1;
    });
    socket.on("update", (_match, state) => {
      states[player] = state;
      if (state.ctx.currentPlayer !== String(player)) return;
      if (measuring) {
        moves += 1;
        latencies.push(performance.now() - sentAt[1 - player]);
      }
      if (pauseMs > 0) setTimeout(move, pauseMs * (0.5 + Math.random()), player);
      else move(player);
    });
  });
  return () => move(0);
}

const starts = [];
for (let number = 0; number < tables; number += 1) starts.push(table(number));
const waiting = setInterval(() => {
  if (ready < 2 * tables) return;
  clearInterval(waiting);
  starts.forEach((start, place) => setTimeout(start, pauseMs > 0 ? Math.random() * pauseMs : place / 10));
  setTimeout(() => {
    measuring = true;
    console.log("start");
    const began = performance.now();
    setTimeout(() => {
      measuring = false;
      ended = true;
      latencies.sort((a, b) => a - b);
      const at = (share) => latencies[Math.floor(latencies.length * share)];
      const took = (performance.now() - began) / 1000;
      console.log(JSON.stringify({ moves, seconds: took, p50_ms: at(0.5), p99_ms: at(0.99) }));
      setTimeout(() => process.exit(0), 200);
    }, seconds * 1000);
  }, warmUp * 1000);
}, 20);
