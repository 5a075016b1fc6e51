/** Speaks to a server over standard input and output, line by line, as any client does. */
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';

type Id = number | string | null;
interface Reply {
  id: Id;
  result?: {content?: {text: string}[]; isError?: boolean; [key: string]: unknown};
  error?: {code: number; message: string};
}

export class McpProcess {
  private readonly child;
  private readonly waiting = new Map<Id, (reply: Reply) => void>();
  private nextId = 1;

  /** `file` is the server; without network where the machine can take it away. */
  constructor(file: string, args: string[] = []) {
    this.child = spawn(process.execPath, [...args, file], {stdio: ['pipe', 'pipe', 'inherit']});
    createInterface({input: this.child.stdout}).on('line', (line) => {
      const reply = JSON.parse(line) as Reply;
      this.waiting.get(reply.id)?.(reply);
      this.waiting.delete(reply.id);
    });
  }

  /** Sends a line as it is; returns the reply with that id. */
  raw(line: string, id: Id): Promise<Reply> {
    this.child.stdin.write(`${line}\n`);
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  request(method: string, params: object): Promise<Reply> {
    const id = this.nextId++;
    return this.raw(JSON.stringify({jsonrpc: '2.0', id, method, params}), id);
  }

  async open(): Promise<void> {
    const clientInfo = {name: 'tests', version: '1'};
    await this.request('initialize', {protocolVersion: '2025-06-18', capabilities: {}, clientInfo});
    this.child.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
  }

  async call(name: string, input: object): Promise<{text: string; isError: boolean}> {
    const {result, error} = await this.request('tools/call', {name, arguments: input});
    return {text: result?.content?.[0]?.text ?? error?.message ?? '', isError: Boolean(error ?? result?.isError)};
  }

  close(): void {
    this.child.kill();
  }
}
