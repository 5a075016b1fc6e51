/**
 * Published clients speak to the packed server in both eras of the protocol: the last of the older line, and the newest,
 * which begins a session unless it may negotiate the stateless revision.
 */
import {execFileSync} from 'node:child_process';
import {symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {AGENTS_TARBALL} from '@speech-docs/agents/pack/build';
import {describe, expect, it} from 'vitest';
import {SKIPPED, toolFolderIfAny} from '../../tools/onDemand';
import {temporaryFolder} from '../support/temporaryFolder';

const CALLS = {
  search: {query: 'max_delay'},
  read: {address: 'StartRecognition'},
  lookup: {name: 'max_delay'},
  validate_config: {api: 'batch', config: {type: 'transcription', transcription_config: {language: 'en'}}},
  check_session: {recording: '{"message":"StartRecognition"}'},
  explain_error: {text: 'close code 4005 quota_exceeded'},
};
const program = (client: string, stdio: string, options: string) => `
import {Client} from '${client}';
import {StdioClientTransport} from '${stdio}';
const client = new Client({name: 'tests', version: '1'}${options});
await client.connect(new StdioClientTransport({command: process.execPath, args: [process.argv[2]]}));
const {tools} = await client.listTools();
const seen = [];
for (const [name, input] of Object.entries(${JSON.stringify(CALLS)})) {
  const {content} = await client.callTool({name, arguments: input});
  seen.push(content[0].text.length > 20 ? name : 'nothing');
}
const era = client.getProtocolEra?.() ?? 'legacy';
console.log(JSON.stringify({era, listed: tools.map(({name}) => name), seen}));
await client.close();
`;

const PACKAGES = {'@modelcontextprotocol/sdk': '1.32.2', '@modelcontextprotocol/client': '2.4.0'};
const clients = await toolFolderIfAny('agents', PACKAGES);
const NEWEST = ['@modelcontextprotocol/client', '@modelcontextprotocol/client/stdio'] as const;

describe.skipIf(!clients)(`a published client (otherwise ${SKIPPED})`, () => {
  it.each([
    ['legacy', '@modelcontextprotocol/sdk/client/index.js', '@modelcontextprotocol/sdk/client/stdio.js', ''],
    ['legacy', ...NEWEST, ''],
    ['modern', ...NEWEST, ", {versionNegotiation: {mode: 'auto'}}"],
  ])('in the %s era of the protocol, %s lists and calls every tool', (era, client, stdio, options) => {
    const folder = temporaryFolder('mcp-client');
    execFileSync('tar', ['xzf', join('build/mcp', AGENTS_TARBALL), '-C', folder]);
    symlinkSync(join(`${clients}`, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'client.mjs'), program(client, stdio, options));
    const server = join(folder, 'package/mcp.cjs');
    const output = execFileSync(process.execPath, [join(folder, 'client.mjs'), server], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    const names = Object.keys(CALLS);
    expect(JSON.parse(output)).toEqual({era, listed: names, seen: names});
  });
});
