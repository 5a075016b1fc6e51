/** Loaded before a program (`node --require`): every connection beyond this machine's own files fails, and says where to. */
const {Socket} = require('node:net');
const dns = require('node:dns');

function refuse(target) {
  throw new Error(`a connection was opened: ${JSON.stringify(target)}`);
}

Socket.prototype.connect = (...target) => refuse(target);
dns.lookup = refuse;
dns.promises.lookup = refuse;
