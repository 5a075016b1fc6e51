// One session, written as people write it first.
const [, , library, url] = process.argv;
const headers = {Authorization: 'Bearer YOUR_API_KEY'};
const {START, SHOW} = process.env;
const WebSocket = require('ws');
const socket = new WebSocket(url, {headers, handshakeTimeout: 2000});
socket.on('open', () => socket.send(START));
socket.on('message', (data) => SHOW === '1' && console.log(`${data}`));
if (library === 'ws') socket.on('error', (error) => console.error('socket error', error.message));
socket.on('close', (code, reason) => console.log('closed', code, `${reason}`));
