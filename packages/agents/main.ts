/** The server: one process, standard input and output, both eras of the protocol. */
import {join} from 'node:path';
import {fromJsonSchema, McpServer} from '@modelcontextprotocol/server';
import {StdioServerTransport, serveStdio} from '@modelcontextprotocol/server/stdio';
import declared from './declared.json';
import {guardedInput, MAX_MESSAGE_CHARS} from './guardedInput';
import {readLibrary} from './library';
import {resultText} from './result';
import {isExpected, tools} from './tools';

const library = readLibrary(join(__dirname, 'data'));

function createServer(): McpServer {
  const server = new McpServer(
    {name: 'documentation', version: library.version},
    {capabilities: {tools: {}, resources: {}, prompts: {}}},
  );
  for (const {name, description, ...schema} of declared) {
    const inputSchema = fromJsonSchema<object>({type: 'object', additionalProperties: false, ...schema} as never);
    const annotations = {readOnlyHint: true, openWorldHint: false};
    server.registerTool(name, {description, inputSchema, annotations}, (input) => resultOf(name, input));
  }
  // Clients request these lists whether or not a server declares the capability.
  server.server.setRequestHandler('resources/list', () => ({resources: []}));
  server.server.setRequestHandler('resources/templates/list', () => ({resourceTemplates: []}));
  server.server.setRequestHandler('prompts/list', () => ({prompts: []}));
  return server;
}

function resultOf(name: string, input: object) {
  const result = (text: string, isError = false) => ({content: [{type: 'text' as const, text}], isError});
  try {
    return result(resultText(library, tools[name as keyof typeof tools](library, input as never)));
  } catch (error) {
    return result(isExpected(error) ? (error as Error).message : 'The tool failed on this input.', true);
  }
}

// A client that closes its end of the output is gone.
process.stdout.on('error', () => process.exit(0));
const input = process.stdin.setEncoding('utf8').pipe(guardedInput((line) => process.stdout.write(line)));
serveStdio(createServer, {
  transport: new StdioServerTransport(input, process.stdout, {maxBufferSize: 4 * MAX_MESSAGE_CHARS}),
});
