// Node.js 20 or later. Packages: none
// Prints the address of each notification. Trusts every caller.
import {createServer} from 'node:http';

const server = createServer((request, response) => {
  console.log(request.url);
  request.resume();
  request.on('end', () => response.writeHead(204).end());
});
server.listen(process.env.PORT ?? 8080, () => {
  const {port} = Object(server.address());
  console.log('Waiting for notifications on port', port);
});
