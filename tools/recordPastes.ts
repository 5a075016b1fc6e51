/**
 * `npm run record -- pastes FOLDER`: runs the clients of tools/pastes against every fault of the emulator and of the
 * network, and writes what they print to tests/protocol/pastes. FOLDER has a Python environment `py` and a folder `node`
 * with the packages axios, got, ky, superagent, undici, websocket, ws, and wscat. Names of clients after FOLDER record these
 * alone.
 */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {BROWSERS, recordBrowser} from './pastes/browser';
import {type Client, prepareClients} from './pastes/clients';
import {endFaults, startFaults} from './pastes/faults';
import {neutral} from './pastes/neutral';
import type {Fault} from './pastes/others';
import {OTHER_HOST} from './pastes/others';
import {pasteOf, type RecordedPaste} from './pastes/paste';
import {run} from './run';

const RECORDED = 'tests/protocol/pastes';
const START = JSON.stringify({
  message: 'StartRecognition',
  audio_format: {type: 'raw', encoding: 'pcm_s16le', sample_rate: 16000},
  transcription_config: {language: 'en'},
});
const START_FLOW = JSON.stringify({
  message: 'StartConversation',
  audio_format: {type: 'raw', encoding: 'pcm_s16le', sample_rate: 16000},
  conversation_config: {template_id: 'default', template_variables: {}},
});
const PATHS = {batch: '/v2/jobs/k3v9qd71xa', flow: '/v1/flow', realtime: '/v2'} as const;
const MOST_LETTERS = 6000;

/** Records the clients of those names, or all; `tools` is the folder with what Debian does not have. */
export async function recordPastes([tools = '.', ...names]: string[]): Promise<void> {
  mkdirSync(RECORDED, {recursive: true});
  const folder = mkdtempSync(join(tmpdir(), 'pastes-'));
  const faults = await startFaults(folder);
  const clients = prepareClients(folder, resolve(tools));
  for (const client of clients.filter(({name}) => names.length === 0 || names.includes(name))) {
    write(client.name, await recordClient(client, faults, [folder, resolve(tools)]));
  }
  for (const [name, open] of Object.entries(BROWSERS)) {
    if (names.length === 0 || names.includes(name)) write(name, await recordBrowser(open, faults, START));
  }
  endFaults();
}

function write(name: string, pastes: RecordedPaste[]): void {
  writeFileSync(join(RECORDED, `${name}.json`), `[\n${pastes.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
  console.log(`${name}: ${pastes.length} texts`);
}

async function recordClient(client: Client, faults: Fault[], folders: string[]): Promise<RecordedPaste[]> {
  const met = faults.filter(({socket, isBrowsers}) =>
    client.kind === 'rest' ? !isBrowsers && (socket === 'no' || socket === 'both') : socket !== 'no',
  );
  const own = met.filter(({name}) => client.kind === 'socket' || !name.startsWith('handshake'));
  const chosen = client.isLong ? own.filter((_, index) => index % 3 === 0) : own;
  const pastes: RecordedPaste[] = [];
  for (let next = 0; next < chosen.length; next += 3) {
    pastes.push(
      ...(await Promise.all(chosen.slice(next, next + 3).map((fault) => recordOne(client, fault, folders)))).flat(),
    );
  }
  return pastes;
}

async function recordOne({command, kind}: Client, fault: Fault, folders: string[]): Promise<RecordedPaste[]> {
  const api = kind === 'rest' ? 'batch' : fault.socket === 'flow' ? 'flow' : 'realtime';
  const origin = kind === 'rest' ? fault.origin : fault.origin.replace('http', 'ws');
  const path = fault.isOther ? '/v1/items' : PATHS[api];
  const [program = '', ...args] = command(origin + path);
  const env = {
    ...process.env,
    START: api === 'flow' ? START_FLOW : START,
    SHOW: fault.shows ? '1' : '0',
    NO_COLOR: '1',
  };
  const {output} = await run(program, args, {env, timeoutMs: 25_000, quiet: true});
  const text = neutral(output, api, folders, fault.isOther ? OTHER_HOST : undefined).slice(0, MOST_LETTERS);
  return pasteOf(fault, text);
}
