/**
 * The command `docker` of the samples: hands its arguments, variables and input to the engine (`engine.ts`), prints what
 * that answers, and ends with its status. As with Docker, the input is only read where a container or a login asks for it.
 */
import {request} from 'node:http';

const args = process.argv.slice(2);
const isReading = args[0] === 'login' || (args[0] === 'run' && args.includes('-i'));
const chunks = [];
if (isReading) for await (const chunk of process.stdin) chunks.push(chunk);
const body = JSON.stringify({
  args,
  env: process.env,
  cwd: process.cwd(),
  stdin: isReading ? Buffer.concat(chunks).toString('base64') : undefined,
});

const call = request(process.env.DOCKER_STANDIN, {method: 'POST', agent: false}, (response) => {
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (part) => {
    text += part;
  });
  response.on('end', () => {
    const {code, stdout, stderr} = JSON.parse(text);
    process.stderr.write(stderr);
    process.stdout.write(stdout);
    process.exitCode = code;
  });
});
call.end(body);
