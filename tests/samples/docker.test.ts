/**
 * The shim for Docker rejects what Docker or a container would: each test mutates one thing in a sample. The samples
 * that are no command line are held against the same facts.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse, parseAllDocuments} from 'yaml';
import {containerPorts, healthPaths} from '../../data/containers';
import {limits} from '../../data/limits';
import {provider} from '../../provider';
import type {Case} from './case';
import {programs, ROOT, readResolved} from './programs';
import {type Outcome, Stage} from './run';
import {checkRun, findImage} from './shims/docker/images';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

let count = 0;

/** Runs a sample in whose text one thing is different; `changes` are to its case. */
async function runSpoiled(name: string, [text, instead]: [string, string], changes: Case = {}): Promise<Outcome> {
  const program = programs.find(({path}) => path === `deployments/${name}.sh`);
  const [wanted] = program?.cases ?? [];
  if (!program || !wanted) throw new Error(`no case for ${name}`);
  const before = readResolved(`samples/${program.path}`);
  expect(before, `${name}.sh does not hold ${text}`).toContain(text);
  count += 1;
  const path = `deployments/mutated-${count}.sh`;
  writeFileSync(stage.pathOf(path), before.replace(text, instead));
  return stage.run({...program, path}, {...wanted, ...changes, env: {...wanted.env, ...changes.env}});
}

const same: [string, string] = ['docker', 'docker'];
const jobFile = (config: object): Case => ({copies: {}, files: {'config.json': JSON.stringify(config)}});
const english = {type: 'transcription', transcription_config: {language: 'en'}};

describe('the shim for Docker rejects', () => {
  const slips: [string, string, [string, string], RegExp, number][] = [
    ['an unknown option', 'batch-pipe', ['--rm', '--remove'], /^unknown flag: --remove$/m, 125],
    [
      'an option without its value',
      'non-root',
      ['--user 1500:1500', '--user 1500'],
      /^invalid argument "1500" for/m,
      125,
    ],
    [
      'an image that the provider lacks',
      'batch-pipe',
      ['transcriber-en', 'transcriber-xx'],
      /^Unable to find image/m,
      125,
    ],
    ['a tag that is not the version', 'langid-pipe', ['langid:2.2.1', 'langid:9.9.9'], /^Unable to find image/m, 125],
    ['an image of another registry', 'batch-pipe', ['$REGISTRY', provider.registryHost], /^Unable to find image/m, 125],
    ['a run without a license', 'batch-pipe', [' -e LICENSE_TOKEN', ''], /^could not load license: stat \/license/m, 1],
    [
      'a mount whose source is missing',
      'batch-mount',
      ['meeting.wav:', 'meting.wav:'],
      /^bind source path does not/m,
      125,
    ],
    [
      'a mount where nothing looks',
      'batch-mount',
      ['/input.audio', '/input.wav'],
      /^nothing in this container reads/m,
      125,
    ],
    ['two mounts at one place', 'batch-mount', ['/config.json:ro', '/input.audio:ro'], /^Duplicate mount point/m, 125],
    ['a folder where a file belongs', 'batch-mount', ['$PWD/config.json', '$PWD'], /cannot be mounted onto/m, 125],
    ['audio that is not handed on', 'batch-pipe', [' -i', ''], /^\/input\.audio is not valid$/m, 1],
    [
      'a recording that is fetched from nowhere',
      'batch-fetch',
      [':/audio:', ':/tmp:'],
      /^\/input\.audio is not valid$/m,
      1,
    ],
    ['a port where nothing listens', 'realtime-run', ['9000:9000', '9000:9001'], /listens on port 9001$/m, 125],
    ['root, in numbers', 'non-root', ['1500:1500', '0:0'], /^--user: 0 is not from 1 to 65535$/m, 125],
    ['half a core', 'batch-parallel', ['--parallel=4', '--parallel=0.5'], /^invalid check_parallel value$/m, 2],
    ['an unknown argument', 'batch-logs', ['-stderr', '-stdout'], /^flag provided but not defined: -stdout$/m, 2],
    ['engines to load that have no form', 'realtime-prewarm', ['standard:1', 'standard'], /is no list of engines/m, 1],
    [
      'more engines to load than sessions',
      'realtime-prewarm',
      ['enhanced:2', 'enhanced:4'],
      /loads 5 engines for 4/m,
      1,
    ],
    [
      'a worker in a mode that there is not',
      'worker',
      ['--run-mode http', '--run-mode grpc'],
      /^invalid run mode: grpc/m,
      2,
    ],
    ['a port of a worker that is none', 'worker', ['18000:18000', '18000:9000'], /listens on port 9000$/m, 125],
    ['a variable that no page knows', 'realtime-sessions', ['MAX_CONCURRENT', 'MAX_PARALLEL'], /^no page knows/m, 125],
    [
      'a number in words',
      'realtime-sessions',
      ['CONNECTIONS=4', 'CONNECTIONS=four'],
      /is no integer that it takes$/m,
      1,
    ],
    ['an address without a port', 'gpu-client', [':8001"', '"'], /is no host:port that it takes$/m, 1],
    [
      'a cache that is not shared',
      'dictionary-cache',
      ['TYPE=shared', 'TYPE=own'],
      /TYPE="own" is no string that it/m,
      1,
    ],
    [
      'a volume that nobody made',
      'dictionary-cache',
      ['create dictionaries', 'create words'],
      /^there is no volume/m,
      125,
    ],
    [
      'all languages with the enhanced model',
      'gpu-server',
      ['=standard', '=enhanced'],
      /needs the model "standard"$/m,
      1,
    ],
    ['a GPU server without a GPU', 'gpu-server', [` --gpus '"device=0"'`, ''], /has no GPU$/m, 1],
    [
      'a read-only container that must write',
      'batch-read-only',
      ['--tmpfs /home', '--tmpfs /root'],
      /writes nothing to/m,
      125,
    ],
    [
      'read-only real time without /tmp',
      'realtime-read-only',
      ['--tmpfs /tmp', ''],
      /^\/tmp: Read-only file system$/m,
      1,
    ],
    [
      'a configuration that is not there',
      'batch-read-only',
      ['/config.json <', '/job.json <'],
      /^open \/settings\/job/m,
      1,
    ],
    [
      'formats in a read-only folder',
      'batch-all-formats',
      ['/out:/out', '/out:/out:ro'],
      /is not a mounted folder that can be written to$/m,
      1,
    ],
    [
      'logs in a folder that is closed',
      'batch-logs',
      ['sudo chmod a+rwx', 'chmod 700'],
      /^unable to set up logging/m,
      1,
    ],
    [
      'a language that nobody identifies',
      'langid-expected',
      ['pt,es,en', 'pt,xx'],
      /^"xx" is no language that can/m,
      1,
    ],
    ['a pull before the login', 'pull-image', ['docker login', 'true'], /^pull access denied/m, 1],
    ['a push of what was not tagged', 'pull-image', ['docker tag', 'true'], /^An image does not exist locally/m, 1],
    [
      'another command of Docker',
      'check-memory',
      ['inspect', 'examine'],
      /^docker: 'examine' is not a docker command/m,
      1,
    ],
    [
      'a path of this machine',
      'dictionary-purge',
      ['rm -f /cache', 'rm -f /data'],
      /^\/data\/custom_dictionary\/: No such/m,
      1,
    ],
    [
      'to write to a volume that may only be read',
      'dictionary-purge',
      ['/cache alpine', '/cache:ro alpine'],
      /Read-only/m,
      1,
    ],
  ];

  it.each(slips)('%s', async (_, name, change, complaint, code) => {
    const outcome = await runSpoiled(name, change);
    expect(outcome.complaints.trim()).toMatch(complaint);
    expect(outcome.code).toBe(code);
  });

  const settings: [string, string, Case, RegExp][] = [
    [
      'a token in quotes',
      'batch-pipe',
      {env: {LICENSE_TOKEN: '"your-token"'}},
      /^License Error: illegal base64 data$/m,
    ],
    [
      'a setting that the contract does not know',
      'batch-mount',
      jobFile({type: 'transcription', transcription_config: {language: 'en', diarization: 'speakers'}}),
      /^\/config\.json: transcription_config\.diarization: must be equal to one of/m,
    ],
    [
      'a configuration that is not JSON',
      'batch-mount',
      {copies: {}, files: {'config.json': '{'}},
      /^\/config\.json is not JSON$/m,
    ],
    [
      'another language than that of the image',
      'batch-mount',
      jobFile({type: 'transcription', transcription_config: {language: 'pt'}}),
      /^\/config\.json: the language of this image is en, not pt$/m,
    ],
    [
      'what is no recording',
      'batch-pipe',
      {recordings: {}, files: {'meeting.wav': 'words'}},
      /^\/input\.audio is not valid$/m,
    ],
    [
      'more languages than are allowed',
      'translation-batch',
      {
        copies: {},
        files: {
          'translation-config.json': JSON.stringify({
            ...english,
            translation_config: {target_languages: ['pt', 'nl', 'de', 'fr', 'es', 'it']},
          }),
        },
      },
      /^\/config\.json: 6 target languages; 5 are allowed$/m,
    ],
    ['a password that is not typed', 'pull-image', {types: 'harbor-lights\n'}, /^unauthorized/m],
  ];

  it.each(settings)('%s', async (_, name, changes, complaint) => {
    const outcome = await runSpoiled(name, same, changes);
    expect(outcome.complaints.trim()).toMatch(complaint);
    expect(outcome.code).not.toBe(0);
  });

  it('a license file without language identification, and one that is cut off', async () => {
    const license = readFileSync(join(ROOT, 'samples/deployments/license.json'), 'utf8');
    const run = (text: string) =>
      runSpoiled('langid-mount', same, {
        copies: {'langid-config.json': 'langid-config.json'},
        files: {'license.json': text},
      });
    expect((await run(license.replace('"ALID"', '"LEN"'))).complaints).toMatch(/^License Error: not_allowed/);
    expect((await run(license.slice(0, 40))).complaints).toMatch(/^License Error: unexpected end of JSON input/);
    expect((await run(license)).code).toBe(0);
  });
});

describe('the shim for sudo rejects', () => {
  it('what no page uses', async () => {
    const outcome = await runSpoiled('batch-logs', ['sudo chown nobody:nogroup', 'sudo chown root:root']);
    expect(outcome.complaints).toMatch(/^sudo: the shim does not know: chown root:root logs$/m);
  });
});

describe('what is no command line', () => {
  interface Pod {
    securityContext: {runAsUser: number; runAsGroup: number};
    volumes: {name: string; emptyDir?: object}[];
    containers: {
      image: string;
      env: {name: string}[];
      ports: {name: string; containerPort: number}[];
      securityContext: {readOnlyRootFilesystem: boolean};
      volumeMounts: {name: string; mountPath: string}[];
      [probe: `${string}Probe`]: {httpGet: {path: string; port: string}};
    }[];
  }
  const text = (name: string) => readResolved(`samples/deployments/${name}`);
  const read = (name: string) => parse(text(name));
  /** The objects of a manifest for Kubernetes, by their kind. */
  const objects = (name: string) => {
    const all = parseAllDocuments(text(name)).map((one) => one.toJS());
    return Object.fromEntries(all.map((one) => [one.kind, one]));
  };
  const findOwn = (image: string) => findImage(image.replace(/^[^/]*\//, ''));
  const run = {args: [], mounts: [], tmpfs: [], ports: [], flags: {}, env: {}, stdin: undefined};

  it('the pod on Kubernetes starts an image, with what it reads, and checks its health where it responds', () => {
    const {containers, volumes, securityContext: user}: Pod = objects('kubernetes.yaml').Deployment.spec.template.spec;
    const [container] = containers;
    const image = findOwn(container?.image ?? '');
    if (!container || !image) throw new Error(`no such image: ${container?.image}`);
    const scratch = volumes.filter(({emptyDir}) => emptyDir).map(({name}) => name);
    const pod = {
      ...run,
      image: container.image,
      env: Object.fromEntries(container.env.map(({name}) => [name, 'your-token'])),
      ports: container.ports.map(({containerPort}) => containerPort),
      tmpfs: container.volumeMounts.filter(({name}) => scratch.includes(name)).map(({mountPath}) => mountPath),
      flags: {...(container.securityContext.readOnlyRootFilesystem && {'--read-only': ''})},
    };
    checkRun(pod, image);
    expect(() => checkRun({...pod, tmpfs: []}, image)).toThrow('/tmp: Read-only file system');
    const {min, max} = limits.containers.userId;
    for (const id of [user.runAsUser, user.runAsGroup]) {
      expect(id).toBeGreaterThanOrEqual(min.value);
      expect(id).toBeLessThanOrEqual(max.value);
    }
    const probes = (['startup', 'liveness', 'readiness'] as const).map((one) => container[`${one}Probe`]?.httpGet);
    expect(probes.map((probe) => probe?.path)).toEqual(['/started', '/live', '/ready']);
    expect(healthPaths.map(({path}) => path)).toEqual(expect.arrayContaining(probes.map((probe) => probe?.path)));
    const health = container.ports.find(({containerPort}) => containerPort === 8001)?.name;
    expect(probes.map((probe) => probe?.port)).toEqual([health, health, health]);
  });

  it('the Service on Kubernetes sends sessions to the port of those pods that takes them', () => {
    const {Deployment, Service, ...others} = objects('kubernetes.yaml');
    expect(Object.keys(others)).toEqual([]);
    expect([Deployment.apiVersion, Service.apiVersion]).toEqual(['apps/v1', 'v1']);
    const {labels} = Deployment.spec.template.metadata;
    expect(Deployment.spec.selector.matchLabels).toEqual(labels);
    expect(Service.spec.selector).toEqual(labels);
    const [container] = (Deployment.spec.template.spec as Pod).containers;
    const [{port, targetPort}] = Service.spec.ports;
    expect(Service.spec.ports).toHaveLength(1);
    expect(container?.ports.find(({name}) => name === targetPort)?.containerPort).toBe(port);
    const sessions = containerPorts.find(({modes, protocol}) => modes.includes('realtime') && protocol === 'WebSocket');
    expect(port).toBe(sessions?.port);
    expect(text('kubernetes.yaml')).toContain(`ws://${Service.metadata.name}:${port}/v2`);
  });

  it('Compose starts two images, with what they read, and the one finds the other', () => {
    const {services} = read('translation-compose.yaml');
    const {translation, transcriber} = services;
    const port = (text: string) => Number(text.replace(/^.*:/, ''));
    const server = findOwn(translation.image);
    const client = findOwn(transcriber.image);
    if (!server || !client) throw new Error('no such image');
    // Variables of NVIDIA's toolkit, not of the container.
    const {NVIDIA_DRIVER_CAPABILITIES: _, NVIDIA_VISIBLE_DEVICES: __, ...env} = translation.environment;
    checkRun({...run, image: translation.image, env, ports: translation.expose.map(port)}, server);
    const listed: string[] = transcriber.environment;
    const own = Object.fromEntries(listed.map((text) => [text.split('=')[0], text.split('=')[1] ?? 'your-token']));
    checkRun({...run, image: transcriber.image, env: own, ports: transcriber.ports.map(port)}, client);
    expect(own[`${provider.envPrefix}_TRANSLATION_ENDPOINT`]).toBe('translation:8001');
    expect(translation.expose).toContain('8001');
    expect(transcriber.depends_on).toEqual(['translation']);
  });

  it('the image of your own begins with one of the provider', () => {
    const [, base = ''] = /^FROM \$\{REGISTRY\}\/(\S+)$/m.exec(readResolved('samples/deployments/Dockerfile')) ?? [];
    expect(findImage(base)?.mode).toBe('batch');
  });
});
