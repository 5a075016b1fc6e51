// One session, written as people write it first.
const [, , library, url] = process.argv;
const headers = {Authorization: 'Bearer YOUR_API_KEY'};
const {START, SHOW} = process.env;
if (library === 'ws' || library === 'ws-uncaught') {
  const WebSocket = require('ws');
  const socket = new WebSocket(url, {headers, handshakeTimeout: 2000});
  socket.on('open', () => socket.send(START));
  socket.on('message', (data) => SHOW === '1' && console.log(`${data}`));
  if (library === 'ws') socket.on('error', (error) => console.error('socket error', error.message));
  socket.on('close', (code, reason) => console.log('closed', code, `${reason}`));
} else {
  const {WebSocket} = require('undici');
  const socket = new WebSocket(url);
  socket.onopen = () => socket.send(START);
  socket.onmessage = ({data}) => SHOW === '1' && console.log(data);
  socket.onerror = (event) => console.error(event);
  socket.onclose = (event) => console.log('close', {code: event.code, reason: event.reason, wasClean: event.wasClean});
  setTimeout(() => process.exit(), 2500).unref();
}
