/** Loaded before a program (`node --require`): every connection beyond this machine's own files fails, and says where to. */
const {Socket} = require('node:net');
const dns = require('node:dns');

function reject(target) {
  throw new Error(`a connection was opened: ${JSON.stringify(target)}`);
}

Socket.prototype.connect = (...target) => reject(target);
dns.lookup = reject;
dns.promises.lookup = reject;
