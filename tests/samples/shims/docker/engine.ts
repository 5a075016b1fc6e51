/**
 * The shim for Docker: answers the command lines that the pages document as Docker and the containers do, and rejects
 * everything else. It opens no port of a container, and it runs no image: see the README of the samples' tests.
 */
import {mkdirSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {provider} from '../../../../provider';
import {runContainer} from './containers';
import {checkRun, findImage, REGISTRY} from './images';
import {readRun} from './options';
import {buildImage, diskOf, type OwnImage, runOwnImage} from './ownImages';
import {runTools} from './tools';
import {type Call, CommandError, type CommandResult, type Machine} from './types';

/** Docker on one machine: each program has one to itself. */
class Host {
  private isLoggedIn = false;
  private readonly pulled = new Set<string>();
  private readonly volumes: Set<string>;
  private readonly built = new Map<string, OwnImage>();

  constructor(
    private readonly machine: Machine,
    private readonly address: string,
  ) {
    this.volumes = new Set(machine.volumes);
  }

  async answer(call: Call): Promise<CommandResult> {
    const [command = '', ...rest] = call.args;
    try {
      if (command === 'run') return await this.run(call);
      if (command === 'build') return this.build(rest, call.cwd);
      if (command === 'pipeline') return this.pipeline(call);
      if (command === 'login') return this.login(rest, call.stdin?.toString() ?? '');
      const line = rest.join(' ');
      if (command === 'pull') return this.pull(line);
      if (command === 'tag') return this.tag(rest);
      if (command === 'push') return this.push(line);
      if (command === 'logs') return {code: 0, stdout: '', stderr: this.container(line).log ?? ''};
      if (command === 'inspect') return this.inspect(rest);
      if (command === 'volume' && rest[0] === 'create') return this.createVolume(rest.slice(1).join(' '), call.cwd);
      throw new CommandError(`docker: '${command}' is not a docker command.`, 1);
    } catch (error) {
      const {message} = error as Error;
      const {code, stdout} = error instanceof CommandError ? error : {code: 125, stdout: ''};
      return {code, stdout, stderr: `${message}\n`};
    }
  }

  private async run(call: Call): Promise<CommandResult> {
    const run = readRun(call, this.volumes);
    if (run.image === 'alpine') return runTools(run, call.cwd);
    const own = this.built.get(run.image);
    if (own) return runOwnImage(run, own, call, this.address);
    const image = run.image.startsWith(`${REGISTRY}/`) && findImage(run.image.slice(REGISTRY.length + 1));
    if (!image) throw new CommandError(`Unable to find image '${run.image}'`);
    checkRun(run, image);
    return runContainer(run, image);
  }

  private build(args: string[], cwd: string): CommandResult {
    const {name, image} = buildImage(args, cwd);
    this.built.set(name, image);
    return {code: 0, stdout: '', stderr: `naming to docker.io/library/${name} done\n`};
  }

  /** What the base of an image of the reader's own does with the audio in its place. */
  private pipeline(call: Call): CommandResult {
    const source = join(diskOf(call), 'input.audio');
    const [image] = [...this.built.values()].map(({base}) => base);
    if (!image) throw new CommandError('pipeline: command not found', 127);
    const {LICENSE_TOKEN} = call.env;
    const env: Record<string, string> = LICENSE_TOKEN === undefined ? {} : {LICENSE_TOKEN};
    const mounts = [{source, place: '/input.audio', isReadOnly: true}];
    const run = {image: image.name, args: call.args.slice(1), env, mounts, tmpfs: [], ports: [], flags: {}};
    return runContainer({...run, stdin: undefined}, image);
  }

  /** Prompts go to standard error: no page shows them. */
  private login([address, ...others]: string[], typed: string): CommandResult {
    const [user, password] = typed.split('\n');
    if (others.length > 0 || address !== `https://${provider.registryHost}`)
      throw new CommandError(`no registry: ${address}`, 1);
    if (!user || !password) throw new CommandError('unauthorized: incorrect username or password', 1);
    this.isLoggedIn = true;
    return {code: 0, stdout: 'Login Succeeded\n', stderr: 'Username: Password: \n'};
  }

  private pull(image: string): CommandResult {
    const [registry, name = ''] = splitOnce(image);
    if (!this.isLoggedIn) throw new CommandError(`pull access denied for ${image}, may require 'docker login'`, 1);
    if (registry !== provider.registryHost || !findImage(name))
      throw new CommandError(`manifest for ${image} not found`, 1);
    this.pulled.add(image);
    return {code: 0, stdout: `Status: Downloaded newer image for ${image}\n${image}\n`, stderr: ''};
  }

  private tag([image = '', other = '', ...others]: string[]): CommandResult {
    if (!this.pulled.has(image) || others.length > 0) throw new CommandError(`No such image: ${image}`, 1);
    this.pulled.add(other);
    return {code: 0, stdout: '', stderr: ''};
  }

  private push(image: string): CommandResult {
    const [registry, name = ''] = splitOnce(image);
    if (!this.pulled.has(image)) throw new CommandError(`An image does not exist locally with the tag: ${image}`, 1);
    if (registry !== REGISTRY || !findImage(name)) throw new CommandError(`push to ${image} is denied`, 1);
    return {code: 0, stdout: `The push refers to repository [${image.replace(/:[^:]*$/, '')}]\n`, stderr: ''};
  }

  private container(name: string) {
    const found = this.machine.containers?.[name];
    if (!found) throw new CommandError(`No such container: ${name}`, 1);
    return found;
  }

  private inspect([name = '', option, format = '']: string[]): CommandResult {
    const {isOutOfMemory = false, exitCode = 0} = this.container(name);
    if (option !== '--format') throw new CommandError(`unknown flag: ${option}`);
    const values: Record<string, unknown> = {'.State.OOMKilled': isOutOfMemory, '.State.ExitCode': exitCode};
    const text = format.replace(/\{\{(.*?)\}\}/g, (_, path: string) => {
      if (!(path in values)) throw new CommandError(`template: can't evaluate field ${path}`, 1);
      return `${values[path]}`;
    });
    return {code: 0, stdout: `${text}\n`, stderr: ''};
  }

  private createVolume(name: string, cwd: string): CommandResult {
    if (!/^[a-zA-Z0-9][\w.-]+$/.test(name)) throw new CommandError(`"${name}" is no name for a volume`, 1);
    this.volumes.add(name);
    mkdirSync(join(cwd, 'volumes', name), {recursive: true});
    return {code: 0, stdout: `${name}\n`, stderr: ''};
  }
}

/** Splits an image into its registry and the rest. */
function splitOnce(image: string): [string, string | undefined] {
  const at = image.indexOf('/');
  return at < 0 ? [image, undefined] : [image.slice(0, at), image.slice(at + 1)];
}

/** Serves the shim's command `docker` on a loopback port of the system's choice. */
export class Docker {
  private readonly hosts: Host[] = [];

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Docker> {
    const server = createServer();
    const docker = new Docker(server);
    server.on('request', async (request, response) => {
      const host = docker.hosts[Number(request.url?.slice(1))];
      const answer = await host?.answer(await readCall(request));
      response.end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return docker;
  }

  /** Returns what `DOCKER_STANDIN` must say for the programs of that machine. */
  start(machine: Machine): string {
    const {port} = this.server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/${this.hosts.length}`;
    this.hosts.push(new Host(machine, address));
    return address;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const {stdin, ...call} = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  return {...call, stdin: stdin === undefined ? undefined : Buffer.from(stdin, 'base64')};
}
