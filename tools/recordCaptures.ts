/**
 * `npm run record -- captures FOLDER`: runs the scenarios of tools/captures against the emulator, recorded by every tool,
 * and writes what the tools wrote to tests/protocol/captures. FOLDER is that of `npm run record -- pastes`. Names of
 * tools after FOLDER record with these alone.
 */
import {execFileSync, spawn} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {chromium} from '@playwright/test';
import {startEmulator} from '../packages/emulator/adapters/server';
import {type Scenario, type Step, scenarios} from './captures/scenarios';
import {findChromium} from './chromium';
import {neutral} from './pastes/neutral';
import {run} from './run';

const RECORDED = 'tests/protocol/captures';
const PROXY_PORT = 4391;
const LEVELS = '%(asctime)s %(levelname)-8s [%(name)s] %(message)s';
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Records with the tools of those names, or with all; `given` is the folder with what Debian does not have. */
export async function recordCaptures([given = '.', ...names]: string[]): Promise<void> {
  const tools = resolve(given);
  const folder = mkdtempSync(join(tmpdir(), 'captures-'));
  mkdirSync(RECORDED, {recursive: true});
  const emulator = await startEmulator({port: 0});
  const recorders = Object.entries(prepareTools(tools, folder, emulator.port)).filter(
    ([name]) => names.length === 0 || names.includes(name),
  );
  const texts: Record<string, Record<string, string>> = {};
  for (const scenario of scenarios) {
    const url = `ws://localhost:${emulator.port}/v2${scenario.query ?? ''}`;
    for (const [name, recorder] of recorders) {
      const found = await recorder(url, scenario);
      for (const [format, text] of Object.entries(typeof found === 'string' ? {[name]: found} : found)) {
        texts[format] = {...texts[format], [scenario.name]: neutral(text, 'realtime', [folder, tools])};
      }
    }
    console.log(scenario.name);
    write(texts);
  }
  await emulator.close();
}

/** What a tool records of a scenario; several formats by their names. */
type Recorder = (url: string, scenario: Scenario) => Promise<string | Record<string, string>>;

function prepareTools(tools: string, folder: string, port: number): Record<string, Recorder> {
  const [python, old, steps] = [join(tools, 'py/bin/python'), '/usr/bin/python3', 'tools/captures/steps.py'];
  const script = join(tools, 'node/steps.cjs');
  copyFileSync('tools/captures/steps.cjs', script);
  const gorilla = join(folder, 'steps-go');
  const go = {...process.env, GO111MODULE: 'off', GOPATH: '/usr/share/gocode'};
  execFileSync('go', ['build', '-o', gorilla, 'tools/captures/steps.go'], {env: go});
  const program =
    (command: string, args: (url: string) => string[], env = {}): Recorder =>
    async (url, {sessions}) => {
      const options = {env: {...process.env, ...env}, timeoutMs: 60_000, quiet: true};
      return (await run(command, [...args(url), JSON.stringify(sessions)], options)).output;
    };
  const whole = {WEBSOCKETS_MAX_LOG_SIZE: '1000000'};
  return {
    websockets: program(python, (url) => [steps, url, '']),
    'websockets-10-times': program(old, (url) => [steps, url, '%(asctime)s %(message)s']),
    'websockets-whole': program(python, (url) => [steps, url, LEVELS], whole),
    'websocket-client': program(python, (url) => [steps, url, 'trace']),
    gorilla: program(gorilla, (url) => [url]),
    'node-arrows': program('node', (url) => [script, url, 'arrows']),
    'node-json': program('node', (url) => [script, url, 'json']),
    'node-objects': program('node', (url) => [script, url, 'objects']),
    wscat: async (url, scenario) => (canTypeAll(scenario) ? wscat(join(tools, 'node'), url, scenario) : {}),
    'chrome-har': har,
    proxy: (url, scenario) =>
      withProxy(port, folder, async () => {
        const proxied = url.replace(`:${port}`, `:${PROXY_PORT}`);
        await program(python, () => [steps, proxied, ''])(url, scenario);
      }),
  };
}

function write(texts: Record<string, Record<string, string>>): void {
  for (const [format, found] of Object.entries(texts)) {
    writeFileSync(join(RECORDED, `${format}.json`), `${JSON.stringify(found, null, 1)}\n`);
  }
}

/** wscat sends no binary frames: mistakes that need one cannot be made with it. */
function canTypeAll({sessions}: Scenario): boolean {
  return !sessions.flat().some((step) => step.isWrong && !('send' in step));
}

/** What a terminal shows in which somebody types the messages. */
async function wscat(packages: string, url: string, {sessions}: Scenario): Promise<string> {
  let shown = '';
  for (const steps of sessions) {
    const command = `${packages}/node_modules/.bin/wscat -H "Authorization: Bearer YOUR_API_KEY" -c "${url}"`;
    const terminal = spawn('script', ['-qefc', command, '/dev/null'], {env: {...process.env, TERM: 'xterm-256color'}});
    shown += `$ ${command}\n`;
    const start = shown.length;
    const isShown = async (text: string) => {
      for (let turn = 0; turn < 100 && !shown.slice(start).includes(text); turn += 1) await wait(50);
    };
    terminal.stdout.on('data', (data: Buffer) => {
      shown += data.toString();
    });
    await isShown('Connected');
    for (const step of steps) {
      if ('send' in step) terminal.stdin.write(`${JSON.stringify(step.send)}\r`);
      if ('wait' in step) await wait(step.wait * 1000);
      if ('until' in step) await isShown(`"${step.until}"`);
      await wait(50);
    }
    terminal.stdin.write('\u0003');
    await wait(500);
    terminal.kill();
  }
  return shown;
}

/** Runs a client through mitmproxy, whose connection to the emulator tshark records. */
async function withProxy(port: number, folder: string, client: () => Promise<void>) {
  const packets = join(folder, 'packets.pcap');
  const shark = spawn('tshark', ['-i', 'lo', '-f', `tcp port ${port}`, '-w', packets], {stdio: 'ignore'});
  const proxy = spawn('mitmdump', [
    '--mode',
    `reverse:http://localhost:${port}`,
    '-p',
    `${PROXY_PORT}`,
    '--flow-detail',
    '4',
  ]);
  let mitm = '';
  proxy.stdout.on('data', (data: Buffer) => {
    mitm += data.toString();
  });
  await wait(5000);
  await client();
  await wait(1500);
  shark.kill('SIGINT');
  proxy.kill('SIGINT');
  await wait(1000);
  const decode = ['-r', packets, '-d', `tcp.port==${port},http`, '-Y', 'websocket || http'];
  const {output: json} = await run('tshark', [...decode, '-T', 'json'], {quiet: true});
  const {output: text} = await run('tshark', [...decode, '-O', 'http,websocket'], {quiet: true});
  return {mitmproxy: mitm, 'wireshark-json': smaller(json.slice(json.indexOf('['))), 'wireshark-text': text};
}

/** Leaves out the layers below the connection, and the bytes of audio. */
function smaller(json: string): string {
  const packets = JSON.parse(json) as {_source: {layers: Record<string, Record<string, unknown>>}}[];
  for (const {_source} of packets) {
    const {frame, tcp, http, websocket} = _source.layers;
    _source.layers = {
      frame: {'frame.time_epoch': frame?.['frame.time_epoch']},
      tcp: {'tcp.stream': tcp?.['tcp.stream']},
      ...(http && {http: {'http.request.full_uri': http['http.request.full_uri']}}),
      ...(websocket && {websocket}),
    };
  }
  return JSON.stringify(packets, null, 1);
}

/** The same sessions in a page of Chromium: its events of the network, in the shape in which its developer tools export them. */
async function har(url: string, {sessions}: Scenario): Promise<string> {
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const page = await browser.newPage();
  const network = await page.context().newCDPSession(page);
  const entries: {request: {url: string}; response: {status: number}; _webSocketMessages: object[]}[] = [];
  network.on('Network.webSocketCreated', (event) => {
    entries.push({request: {url: event.url}, response: {status: 101}, _webSocketMessages: []});
  });
  const note = (type: string) => (event: {timestamp: number; response: {opcode: number; payloadData: string}}) => {
    const {opcode, payloadData: data} = event.response;
    if (opcode < 8) entries.at(-1)?._webSocketMessages.push({type, time: event.timestamp, opcode, data});
  };
  network.on('Network.webSocketFrameSent', note('send'));
  network.on('Network.webSocketFrameReceived', note('receive'));
  await network.send('Network.enable');
  // The compiler of this script names functions with a helper that the page lacks.
  await page.evaluate('globalThis.__name = (named) => named');
  for (const steps of sessions) {
    await page.evaluate(followInPage, {url: url.includes('?') ? url : `${url}?jwt=TEMPORARY_KEY`, steps});
  }
  await browser.close();
  return JSON.stringify({log: {version: '1.2', creator: {name: 'WebInspector', version: '537.36'}, entries}}, null, 1);
}

async function followInPage({url, steps}: {url: string; steps: Step[]}): Promise<void> {
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const socket = new WebSocket(url);
  const seen = new Set<string>();
  socket.onmessage = ({data}) => seen.add(JSON.parse(data).message);
  await new Promise((done) => {
    socket.onopen = done;
  });
  for (const step of steps) {
    if (socket.readyState !== WebSocket.OPEN) break;
    if ('send' in step) socket.send(JSON.stringify(step.send));
    if ('sendBinary' in step) socket.send(new TextEncoder().encode(JSON.stringify(step.sendBinary)));
    if ('audio' in step) socket.send(new Uint8Array(step.audio));
    if ('wait' in step) await pause(step.wait * 1000);
    for (let turn = 0; 'until' in step && turn < 500 && !seen.has(step.until); turn += 1) await pause(20);
  }
  socket.close(1000);
  await pause(300);
}
