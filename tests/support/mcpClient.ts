/** Speaks to a server over standard input and output, line by line, as any client does. */
import {type ChildProcess, spawn} from 'node:child_process';
import {createInterface} from 'node:readline';

export interface ToolAnswer {
  text: string;
  isError: boolean;
}

interface Reply {
  id: number | string | null;
  result?: {content?: {text: string}[]; isError?: boolean; [key: string]: unknown};
  error?: {code: number; message: string};
}

export class McpProcess {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number | string | null, (reply: Reply) => void>();
  private nextId = 1;

  /** `file` is the server; without network where the machine can take it away. */
  constructor(file: string, args: string[] = []) {
    this.child = spawn(process.execPath, [...args, file], {stdio: ['pipe', 'pipe', 'inherit']});
    createInterface({input: this.child.stdout as NodeJS.ReadableStream}).on('line', (line) => {
      const reply = JSON.parse(line) as Reply;
      this.waiting.get(reply.id)?.(reply);
      this.waiting.delete(reply.id);
    });
  }

  /** Sends a line as it is; returns the reply with that id. */
  raw(line: string, id: number | string | null): Promise<Reply> {
    const reply = new Promise<Reply>((resolve) => this.waiting.set(id, resolve));
    this.child.stdin?.write(`${line}\n`);
    return reply;
  }

  request(method: string, params: object): Promise<Reply> {
    const id = this.nextId++;
    return this.raw(JSON.stringify({jsonrpc: '2.0', id, method, params}), id);
  }

  async open(): Promise<Reply> {
    const reply = await this.request('initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: {name: 'tests', version: '1'},
    });
    this.child.stdin?.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
    return reply;
  }

  async call(name: string, input: object): Promise<ToolAnswer> {
    const {result, error} = await this.request('tools/call', {name, arguments: input});
    return {text: result?.content?.[0]?.text ?? error?.message ?? '', isError: Boolean(error ?? result?.isError)};
  }

  close(): void {
    this.child.stdin?.end();
    this.child.kill();
  }
}
