/** The command lines and the files of the deployment pages, held against what Docker and the provider's images take. */
import type {Part} from '@speech-docs/contracts/parts';
import {describe, expect, it} from 'vitest';
import {parse, parseAllDocuments} from 'yaml';
import {containerPorts, healthPaths, workerPaths} from '../../data/containers';
import {provider} from '../../provider';
import {type Container, containerFaults, dockerCalls, dockerFaults, modeOf} from './docker';
import {listFiles, readResolved} from './programs';

const textOf = (name: string) => readResolved(`samples/deployments/${name}`);
const objects = Object.fromEntries(
  parseAllDocuments(textOf('kubernetes.yaml')).map((one) => [one.toJS().kind, one.toJS()]),
);
/** What `docker run` would start; the registry is the reader's own. */
const containerOf = ({image = '', ...more}: Partial<Container>): Container => ({
  ...{args: [], env: {}, mounts: [], tmpfs: [], ports: [], ids: [], gpus: [], isReadOnly: false, ...more},
  image: image.replace(/^[^/]*/, 'registry.internal'),
});

it('every command line of Docker has options, images, variables, mounts, ports, and arguments that exist', () => {
  const scripts = listFiles('samples/deployments').filter((file) => file.endsWith('.sh'));
  expect(scripts.flatMap((file) => dockerFaults(readResolved(file)).map((fault) => `${file}: ${fault}`))).toEqual([]);
  const calls = scripts.flatMap((file) => dockerCalls(readResolved(file)));
  expect(calls.filter(([command]) => command === 'run').length).toBeGreaterThan(25);
});

it('on Kubernetes, the pod starts an image with what it reads, and Service and probes find its ports', () => {
  const {Deployment, Service} = objects;
  const {metadata, spec} = Deployment.spec.template;
  const [container] = spec.containers;
  const ports: Record<string, number> = Object.fromEntries(
    container.ports.map(({name, containerPort}: Part) => [name, containerPort]),
  );
  const scratch = spec.volumes.filter(({emptyDir}: Part) => emptyDir).map(({name}: Part) => name);
  const pod = containerOf({
    image: container.image,
    env: Object.fromEntries(container.env.map(({name}: Part) => [name, 'your-token'])),
    ports: Object.values(ports),
    tmpfs: container.volumeMounts
      .filter(({name}: Part) => scratch.includes(name))
      .map(({mountPath}: Part) => mountPath),
    ids: [`${spec.securityContext.runAsUser}`],
    isReadOnly: container.securityContext.readOnlyRootFilesystem,
  });
  expect(containerFaults(pod)).toEqual([]);
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
    const {path, port} = container[probe].httpGet;
    expect(healthPaths.map((one) => one.path)).toContain(path);
    expect([probe, ports[port]]).toEqual([probe, 8001]);
  }
  expect([Deployment.spec.selector.matchLabels, Service.spec.selector]).toEqual([metadata.labels, metadata.labels]);
  const sessions = containerPorts.find(({modes, protocol}) => modes.includes('realtime') && protocol === 'WebSocket');
  const [{port, targetPort}] = Service.spec.ports;
  expect([port, ports[targetPort]]).toEqual([sessions?.port, sessions?.port]);
});

describe('with Compose', () => {
  /** What is set for a service; variables of NVIDIA's toolkit are not the container's. */
  const variablesOf = ({environment}: {environment: string[] | Record<string, string>}): Record<string, string> => {
    const all = Array.isArray(environment) ? environment.map((one) => one.split('=')) : Object.entries(environment);
    const own = all.filter(([name]) => !name?.startsWith('NVIDIA_'));
    return Object.fromEntries(own.map(([name, value = 'your-token']) => [name, value]));
  };
  const started = ({image, ports = [], expose = [], deploy, command = [], ...rest}: Record<string, never[]>) =>
    containerOf({
      image: `${image}`,
      args: command,
      env: variablesOf(rest as never),
      ports: [...ports, ...expose].map((port) => Number(`${port}`.replace(/^.*:/, ''))),
      gpus: deploy ? ['all'] : [],
    });
  const {services} = parse(textOf('gpu-compose.yaml'));
  const {translation, transcriber} = parse(textOf('translation-compose.yaml')).services;
  const endpoint = (service: never, name: string) => variablesOf(service)[`${provider.envPrefix}_${name}_ENDPOINT`];

  it('each service starts an image, with what it reads, and finds its server', () => {
    const {health: _, ...own} = services;
    for (const [name, service] of Object.entries({...own, translation, translated: transcriber})) {
      expect([name, ...containerFaults(started(service as never))]).toEqual([name]);
    }
    for (const name of ['worker', 'transcriber']) {
      const [server, port] = `${endpoint(services[name] as never, 'INFERENCE')}`.split(':');
      expect([name, port, Object.keys(services).includes(`${server}`)]).toEqual([name, '8001', true]);
    }
    expect(endpoint(transcriber as never, 'TRANSLATION')).toBe('translation:8001');
    expect(translation.expose).toContain('8001');
  });

  it('health is read at paths that exist', () => {
    const read: string[] = services.health.healthcheck.test.match(/(?<=:\d+)\/\S+/g);
    const known = [
      ...healthPaths.map(({path}) => path),
      ...workerPaths.map(({request}) => request.replace('GET ', '')),
    ];
    expect(read).toHaveLength(2);
    expect(known).toEqual(expect.arrayContaining(read));
  });
});

it('the image of your own begins with one of the provider', () => {
  const [, base = ''] = /^FROM \$\{REGISTRY\}\/(\S+)$/m.exec(textOf('Dockerfile')) ?? [];
  expect(modeOf(base)).toBe('batch');
});
