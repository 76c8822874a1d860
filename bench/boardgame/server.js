// node server.js [FOLDER]: boardgame.io's server over its file store in a folder, or in memory; says its port.

const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { Toy } = require("./game.js");

const folder = process.argv[2];
const server = Server({
  games: [Toy],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
const say = console.log;
console.log = () => {}; // it logs every request
server.run({ port: 0 }).then((running) => say(running.appServer.address().port));
