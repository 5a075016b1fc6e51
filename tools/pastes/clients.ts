/** The clients whose texts are recorded: how each is prepared and run. */
import {execFileSync} from 'node:child_process';
import {copyFileSync} from 'node:fs';
import {join} from 'node:path';

export interface Client {
  name: string;
  /** Program and arguments for an address. */
  command: (url: string) => string[];
  kind: 'rest' | 'socket';
  /** What it prints is long: a third of the faults is enough. */
  isLong?: boolean;
}

const PROGRAMS = join(import.meta.dirname, 'programs');
const at = (file: string) => join(PROGRAMS, file);
const KEY = 'Authorization: Bearer YOUR_API_KEY';

/** Compiles what needs it; `folder` is for the results, `tools` has a Python environment and packages of Node.js. */
export function prepareClients(folder: string, tools: string): Client[] {
  execFileSync('javac', ['-d', folder, at('Rest.java'), at('Session.java')]);
  const sharp = join(folder, 'Rest.exe');
  execFileSync('mcs', ['-r:System.Net.Http', `-out:${sharp}`, at('Rest.cs')]);
  // Debian installs the libraries of Go here.
  const env = {...process.env, GO111MODULE: 'off', GOPATH: '/usr/share/gocode'};
  for (const name of ['rest', 'session']) {
    execFileSync('go', ['build', '-o', join(folder, `${name}-go`), at(`${name}.go`)], {env});
  }
  const packages = join(tools, 'node');
  for (const file of ['rest.cjs', 'session.cjs']) copyFileSync(at(file), join(packages, file));
  const python = join(tools, 'py/bin/python');
  const rest = (name: string, command: string[], isLong = false): Client => ({
    name,
    kind: 'rest',
    isLong,
    command: (url) => [...command, url],
  });
  const socket = (name: string, command: string[]): Client => ({
    name,
    kind: 'socket',
    command: (url) => [...command, url],
  });
  const restPython = ['requests', 'requests-body', 'urllib', 'httpx', 'httpx-message', 'aiohttp'];
  const restNode = ['fetch', 'fetch-status', 'axios', 'axios-message', 'got', 'superagent', 'ky', 'undici'];
  const long = ['axios', 'got', 'superagent'];
  return [
    rest('curl-f', ['curl', '-sSf', '-m', '2', '-H', KEY]),
    rest('curl-i', ['curl', '-sSi', '-m', '2', '-H', KEY]),
    rest('curl-v', ['curl', '-v', '-m', '2', '-H', KEY], true),
    rest('wget', ['wget', '-O', '-', '-T', '2', '-t', '1', `--header=${KEY}`]),
    ...restPython.map((one) => rest(`python-${one}`, [python, at('rest.py'), one])),
    rest('python-aiohttp-3.8', ['/usr/bin/python3', at('rest.py'), 'aiohttp']),
    ...restNode.map((one) => rest(`node-${one}`, ['node', join(packages, 'rest.cjs'), one], long.includes(one))),
    rest('java-client', ['java', '-cp', folder, 'Rest', 'client']),
    rest('java-connection', ['java', '-cp', folder, 'Rest', 'connection']),
    rest('go', [join(folder, 'rest-go'), 'body']),
    rest('go-status', [join(folder, 'rest-go'), 'status']),
    rest('php-stream', ['php', at('rest.php'), 'stream']),
    rest('php-curl', ['php', at('rest.php'), 'curl']),
    rest('ruby-open-uri', ['ruby', at('rest.rb'), 'open-uri']),
    rest('ruby-net-http', ['ruby', at('rest.rb'), 'net-http']),
    rest('perl-lwp', ['perl', at('rest.pl')]),
    rest('httpie', [
      'http',
      '--check-status',
      '--ignore-stdin',
      '--timeout=2',
      '--print=hb',
      '-A',
      'bearer',
      '-a',
      'YOUR_API_KEY',
      'GET',
    ]),
    rest('aria2', [
      'aria2c',
      '-d',
      folder,
      '-o',
      'job.json',
      '--allow-overwrite',
      '-t',
      '2',
      '-m',
      '1',
      `--header=${KEY}`,
    ]),
    rest('tcl-http', ['tclsh', at('rest.tcl')]),
    rest('lua-socket', ['lua5.4', at('rest.lua')]),
    rest('csharp', ['mono', sharp]),
    socket('csharp-socket', ['mono', sharp]),
    socket('perl-mojo-socket', ['perl', at('session.pl')]),
    socket('python-tornado-socket', ['/usr/bin/python3', at('session.py'), 'tornado']),
    socket('python-websockets-10', ['/usr/bin/python3', at('session.py'), 'websockets']),
    ...['websockets', 'aiohttp', 'websocket-client'].map((one) =>
      socket(`python-${one}-socket`, [python, at('session.py'), one]),
    ),
    ...['ws', 'ws-uncaught', 'websocket'].map((one) =>
      socket(`node-${one}`, ['node', join(packages, 'session.cjs'), one]),
    ),
    ...['gorilla', 'nhooyr'].map((one) => socket(`go-${one}`, [join(folder, 'session-go'), one])),
    socket('java-socket', ['java', '-cp', folder, 'Session', 'socket']),
    socket('wscat', [
      join(tools, 'node/node_modules/.bin/wscat'),
      '-H',
      KEY,
      '-w',
      '1',
      '-x',
      '{"message":"StartRecognition","audio_format":{"type":"file"},"transcription_config":{"language":"en"}}',
      '-c',
    ]),
  ];
}
