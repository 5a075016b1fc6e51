/** The command lines and the files of the deployment pages, held against what Docker and the provider's images take. */
import {describe, expect, it} from 'vitest';
import {parse, parseAllDocuments} from 'yaml';
import {containerPorts, healthPaths, workerPaths} from '../../data/containers';
import {limits} from '../../data/limits';
import {provider} from '../../provider';
import {dockerFaults, findImage, type Run, runFaults} from './docker';
import {listFiles, readResolved} from './programs';

const textOf = (name: string) => readResolved(`samples/deployments/${name}`);
/** The objects of a manifest for Kubernetes, by their kind. */
const objects = Object.fromEntries(
  parseAllDocuments(textOf('kubernetes.yaml')).map((one) => [one.toJS().kind, one.toJS()]),
);
/** What `docker run` would start; the registry is the reader's own. */
const runOf = ({image = '', ...more}: Partial<Run>): Run => ({
  ...{args: [], mounts: [], tmpfs: [], ports: [], flags: new Set<string>(), env: {}, ...more},
  image: image.replace(/^[^/]*/, 'registry.internal'),
});

it('every command line of Docker has options, images, variables, mounts, ports, and arguments that exist', () => {
  const scripts = listFiles('samples/deployments').filter((file) => file.endsWith('.sh'));
  expect(scripts.flatMap((file) => dockerFaults(readResolved(file)).map((fault) => `${file}: ${fault}`))).toEqual([]);
  expect(scripts.filter((file) => readResolved(file).includes('docker run')).length).toBeGreaterThan(25);
});

describe('on Kubernetes', () => {
  interface Pod {
    securityContext: {runAsUser: number; runAsGroup: number};
    volumes: {name: string; emptyDir?: object}[];
    containers: [
      {
        image: string;
        env: {name: string}[];
        ports: {name: string; containerPort: number}[];
        securityContext: {readOnlyRootFilesystem: boolean};
        volumeMounts: {name: string; mountPath: string}[];
        [probe: `${string}Probe`]: {httpGet: {path: string; port: string}};
      },
    ];
  }
  const {Deployment, Service, ...others} = objects;
  const {containers, volumes, securityContext: user}: Pod = Deployment.spec.template.spec;
  const [container] = containers;
  const portNamed = (wanted: string) => container.ports.find(({name}) => name === wanted)?.containerPort;

  it('the pod starts an image, with what it reads, and checks its health where it responds', () => {
    const scratch = volumes.filter(({emptyDir}) => emptyDir).map(({name}) => name);
    const pod = runOf({
      image: container.image,
      env: Object.fromEntries(container.env.map(({name}) => [name, 'your-token'])),
      ports: container.ports.map(({containerPort}) => containerPort),
      tmpfs: container.volumeMounts.filter(({name}) => scratch.includes(name)).map(({mountPath}) => mountPath),
      flags: new Set(container.securityContext.readOnlyRootFilesystem ? ['--read-only'] : []),
    });
    expect(runFaults(pod)).toEqual([]);
    const {min, max} = limits.containers.userId;
    for (const id of [user.runAsUser, user.runAsGroup]) expect(id >= min.value && id <= max.value, `${id}`).toBe(true);
    const probes = (['startup', 'liveness', 'readiness'] as const).map((one) => container[`${one}Probe`]?.httpGet);
    expect(probes.map((probe) => probe?.path)).toEqual(['/started', '/live', '/ready']);
    expect(healthPaths.map(({path}) => path)).toEqual(expect.arrayContaining(probes.map((probe) => probe?.path)));
    expect(probes.map((probe) => portNamed(`${probe?.port}`))).toEqual([8001, 8001, 8001]);
  });

  it('the Service sends sessions to the port of those pods that takes them', () => {
    expect(others).toEqual({});
    expect([Deployment.apiVersion, Service.apiVersion]).toEqual(['apps/v1', 'v1']);
    const {labels} = Deployment.spec.template.metadata;
    expect([Deployment.spec.selector.matchLabels, Service.spec.selector]).toEqual([labels, labels]);
    const sessions = containerPorts.find(({modes, protocol}) => modes.includes('realtime') && protocol === 'WebSocket');
    const [{port, targetPort}, ...more] = Service.spec.ports;
    expect([port, portNamed(targetPort), more]).toEqual([sessions?.port, port, []]);
    expect(textOf('kubernetes.yaml')).toContain(`ws://${Service.metadata.name}:${port}/v2`);
  });
});

describe('with Compose', () => {
  /** What is set for a service; variables of NVIDIA's toolkit are not the container's. */
  const variablesOf = ({environment}: {environment: string[] | Record<string, string>}): Record<string, string> => {
    const all = Array.isArray(environment) ? environment.map((one) => one.split('=')) : Object.entries(environment);
    const own = all.filter(([name]) => !name?.startsWith('NVIDIA_'));
    return Object.fromEntries(own.map(([name, value = 'your-token']) => [name, value]));
  };
  const started = ({image, ports = [], expose = [], deploy, command = [], ...rest}: Record<string, never[]>) =>
    runOf({
      image: `${image}`,
      args: command,
      env: variablesOf(rest as never),
      ports: [...ports, ...expose].map((port) => Number(`${port}`.replace(/^.*:/, ''))),
      flags: new Set(deploy ? ['--gpus'] : []),
    });
  const {services} = parse(textOf('gpu-compose.yaml'));
  const {translation, transcriber} = parse(textOf('translation-compose.yaml')).services;
  const endpoint = (service: never, name: string) => variablesOf(service)[`${provider.envPrefix}_${name}_ENDPOINT`];

  it('each service starts an image, with what it reads, and finds its server', () => {
    const {health: _, ...own} = services;
    for (const [name, service] of Object.entries({...own, translation, translated: transcriber})) {
      expect([name, ...runFaults(started(service as never))]).toEqual([name]);
    }
    expect([
      ...['worker', 'transcriber'].map((name) => endpoint(services[name] as never, 'INFERENCE')),
      endpoint(transcriber as never, 'TRANSLATION'),
    ]).toEqual(['batch-server:8001', 'realtime-server:8001', 'translation:8001']);
    expect(translation.expose).toContain('8001');
    expect(transcriber.depends_on).toEqual(['translation']);
  });

  it('each mode has a server on a graphics card of its own, and health paths that exist are read', () => {
    const gpus = ['batch-server', 'realtime-server'].map(
      (name) => services[name].deploy.resources.reservations.devices[0].device_ids[0],
    );
    expect(new Set(gpus).size).toBe(2);
    const test: string = services.health.healthcheck.test;
    expect(test.match(/http:\S+/g)).toEqual(['http://worker:18000/live', 'http://transcriber:8001/started']);
    expect(healthPaths.map(({path}) => path)).toContain('/started');
    expect(workerPaths.map(({request}) => request)).toContain('GET /live');
  });
});

it('the image of your own begins with one of the provider', () => {
  const [, base = ''] = /^FROM \$\{REGISTRY\}\/(\S+)$/m.exec(textOf('Dockerfile')) ?? [];
  expect(findImage(base)?.mode).toBe('batch');
});
