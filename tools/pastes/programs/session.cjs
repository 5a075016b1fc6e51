// One session, written as people write it first.
const [, , library, url] = process.argv;
const headers = {Authorization: 'Bearer YOUR_API_KEY'};
const {START, SHOW} = process.env;
if (library === 'websocket') {
  const {client: Client} = require('websocket');
  const client = new Client();
  client.on('connectFailed', (error) => console.log(`Connect Error: ${error.toString()}`));
  client.on('connect', (connection) => {
    connection.on('error', (error) => console.log(`Connection Error: ${error.toString()}`));
    connection.on('close', (code, description) => console.log(`Connection closed: ${code} ${description}`));
    connection.on('message', ({utf8Data}) => SHOW === '1' && console.log(`Received: '${utf8Data}'`));
    connection.sendUTF(START);
  });
  client.connect(url, null, null, headers);
} else {
  const WebSocket = require('ws');
  const socket = new WebSocket(url, {headers, handshakeTimeout: 2000});
  socket.on('open', () => socket.send(START));
  socket.on('message', (data) => SHOW === '1' && console.log(`${data}`));
  if (library === 'ws') socket.on('error', (error) => console.error('socket error', error.message));
  socket.on('close', (code, reason) => console.log('closed', code, `${reason}`));
}
