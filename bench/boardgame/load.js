// node load.js PORT MATCHES SECONDS: four sockets a match, each laying a card as soon as it is its turn.
// Prints "begin" when all are there and have warmed up, then how many decisions their makers have seen.

const { io } = require("socket.io-client");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
let seen = 0;

const person = (match, seat) => {
  const socket = io(`http://127.0.0.1:${port}/toy`, { transports: ["websocket"] });
  let mine = false;
  const look = (state) => {
    if (mine) seen += 1;
    mine = state.ctx.currentPlayer === seat;
    if (!mine) return;
    const at = Math.floor(Math.random() * state.G.hands[seat].length);
    const payload = { type: "lay", args: [at], playerID: seat, credentials: undefined };
    socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, seat);
  };
  socket.on("connect", () => socket.emit("sync", match, seat, undefined, 4));
  socket.on("sync", (_match, { state }) => look(state));
  socket.on("update", (_match, state) => look(state));
};

for (let match = 0; match < matches; match += 1)
  for (const seat of ["0", "1", "2", "3"]) setTimeout(person, 20 * match, `match-${match}`, seat);
setTimeout(() => {
  seen = 0;
  console.log("begin");
  setTimeout(() => {
    console.log(seen);
    process.exit();
  }, seconds * 1000);
}, 3000 + 20 * matches);
