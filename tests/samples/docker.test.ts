/** The command lines and the files of the deployment pages, held against what Docker and the provider's images take. */
import {describe, expect, it} from 'vitest';
import {parse, parseAllDocuments} from 'yaml';
import {containerPorts, healthPaths, workerPaths} from '../../data/containers';
import {limits} from '../../data/limits';
import {provider} from '../../provider';
import {dockerFaults, findImage, runFaults} from './docker';
import {listFiles, readResolved} from './programs';

const scripts = listFiles('samples/deployments').filter((file) => file.endsWith('.sh'));

describe('a command line of Docker', () => {
  it('in every sample has options, images, variables, mounts, ports, and arguments that exist', () => {
    const faults = scripts.flatMap((file) => dockerFaults(readResolved(file)).map((fault) => `${file}: ${fault}`));
    expect(faults).toEqual([]);
    expect(scripts.filter((file) => readResolved(file).includes('docker run')).length).toBeGreaterThan(25);
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
  const run = {args: [], mounts: [], tmpfs: [], ports: [], flags: new Set<string>(), env: {}};
  /** The registry is the reader's own. */
  const inRegistry = (image: string) => image.replace(/^[^/]*/, 'registry.internal');

  it('the pod on Kubernetes starts an image, with what it reads, and checks its health where it responds', () => {
    const {containers, volumes, securityContext: user}: Pod = objects('kubernetes.yaml').Deployment.spec.template.spec;
    const [container] = containers;
    if (!container) throw new Error('the pod has no container');
    const scratch = volumes.filter(({emptyDir}) => emptyDir).map(({name}) => name);
    const pod = {
      ...run,
      image: inRegistry(container.image),
      env: Object.fromEntries(container.env.map(({name}) => [name, 'your-token'])),
      ports: container.ports.map(({containerPort}) => containerPort),
      tmpfs: container.volumeMounts.filter(({name}) => scratch.includes(name)).map(({mountPath}) => mountPath),
      flags: new Set(container.securityContext.readOnlyRootFilesystem ? ['--read-only'] : []),
    };
    expect(runFaults(pod)).toEqual([]);
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

  it('Compose starts a server and a transcriber for each mode, and looks at health paths that exist', () => {
    const {services} = read('gpu-compose.yaml');
    const settingOf = (text: string) => text.split('=')[1] ?? 'your-token';
    const start = ({image, environment, ports = [], deploy, command = []}: Record<string, never[]>) => ({
      ...run,
      image: inRegistry(`${image}`),
      args: command,
      env: Object.fromEntries((environment as string[]).map((text) => [text.split('=')[0], settingOf(text)])),
      ports: (ports as string[]).map((text) => Number(text.replace(/^.*:/, ''))),
      flags: new Set(deploy ? ['--gpus'] : []),
    });
    for (const name of ['batch-server', 'realtime-server', 'worker', 'transcriber']) {
      expect([name, ...runFaults(start(services[name]))]).toEqual([name]);
    }
    const endpoint = (name: string) => start(services[name]).env[`${provider.envPrefix}_INFERENCE_ENDPOINT`];
    expect([endpoint('worker'), endpoint('transcriber')]).toEqual(['batch-server:8001', 'realtime-server:8001']);
    const gpus = ['batch-server', 'realtime-server'].map(
      (name) => services[name].deploy.resources.reservations.devices[0].device_ids[0],
    );
    expect(new Set(gpus).size).toBe(2);
    const test: string = services.health.healthcheck.test;
    expect(test.match(/http:\S+/g)).toEqual(['http://worker:18000/live', 'http://transcriber:8001/started']);
    expect(healthPaths.map(({path}) => path)).toContain('/started');
    expect(workerPaths.map(({request}) => request)).toContain('GET /live');
  });

  it('Compose starts two images, with what they read, and the one finds the other', () => {
    const {services} = read('translation-compose.yaml');
    const {translation, transcriber} = services;
    const port = (text: string) => Number(text.replace(/^.*:/, ''));
    // Variables of NVIDIA's toolkit, not of the container.
    const {NVIDIA_DRIVER_CAPABILITIES: _, NVIDIA_VISIBLE_DEVICES: __, ...env} = translation.environment;
    const flags = new Set(['--gpus']);
    const server = {...run, image: inRegistry(translation.image), env, ports: translation.expose.map(port), flags};
    expect(runFaults(server)).toEqual([]);
    const listed: string[] = transcriber.environment;
    const own = Object.fromEntries(listed.map((text) => [text.split('=')[0], text.split('=')[1] ?? 'your-token']));
    expect(
      runFaults({...run, image: inRegistry(transcriber.image), env: own, ports: transcriber.ports.map(port)}),
    ).toEqual([]);
    expect(own[`${provider.envPrefix}_TRANSLATION_ENDPOINT`]).toBe('translation:8001');
    expect(translation.expose).toContain('8001');
    expect(transcriber.depends_on).toEqual(['translation']);
  });

  it('the image of your own begins with one of the provider', () => {
    const [, base = ''] = /^FROM \$\{REGISTRY\}\/(\S+)$/m.exec(readResolved('samples/deployments/Dockerfile')) ?? [];
    expect(findImage(base)?.mode).toBe('batch');
  });
});
