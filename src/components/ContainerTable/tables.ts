/** What each table of container facts shows: its caption, its columns and its rows, read from data/containers.ts. */
import {
  batchPerformance,
  type ContainerMode,
  containerArguments,
  containerExits,
  containerImages,
  containerMounts,
  containerPorts,
  containerResources,
  containerVariables,
  gpuEnhancedGroup,
  healthPaths,
  languageIdErrors,
  usageEvents,
  workerPaths,
} from '@site/data/containers';
import {exitAnchor, languageIdAnchor} from '@site/packages/protocol/failures/anchors';

/** Cells contain the texts of the data files: backticks mark code, and each line of a text is shown as a line. */
export interface Sheet {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Anchor of each row, where other pages link to rows. */
  anchors?: readonly string[];
}

/** What a reader calls each mode. */
const MODES: Record<ContainerMode, string> = {
  batch: 'Batch',
  worker: 'Persistent worker',
  realtime: 'Real-time',
  'gpu-server': 'GPU server',
  multilingual: 'Multilingual',
  'multilingual-server': 'Multilingual server',
  'translation-server': 'Translation server',
  'language-id': 'Language\u00a0ID',
  usage: 'Usage',
};
const GROUPS = [1, 2, 3, 4] as const;

type Filter = <Row extends {modes: readonly ContainerMode[]}>(rows: readonly Row[]) => readonly Row[];

const code = (text: string | number) => `\`${text}\``;
const names = (modes: readonly ContainerMode[]) => modes.map((mode) => MODES[mode]).join('\n');

export const tables = {
  images: (only: Filter): Sheet => ({
    caption: 'Images',
    columns: ['Image', 'What it does'],
    rows: only(containerImages).map(({image, purpose}) => [code(image), purpose]),
  }),
  resources: (only: Filter): Sheet => ({
    caption: 'What one running container needs',
    columns: ['Container', 'vCPU', 'Memory', 'Storage and host'],
    rows: only(containerResources).map(({name, vcpu, ram, storage, others}) => [
      name,
      vcpu,
      ram,
      [storage, ...others].join('\n'),
    ]),
  }),
  ports: (only: Filter): Sheet => ({
    caption: 'Ports inside the container',
    columns: ['Port', 'Protocol', 'Use'],
    rows: only(containerPorts).map(({port, protocol, use}) => [code(port), protocol, use]),
  }),
  mounts: (only: Filter): Sheet => ({
    caption: 'Paths to mount',
    columns: ['Path in the container', 'Containers', 'Use'],
    rows: only(containerMounts).map(({path, modes, use}) => [code(path), names(modes), use]),
  }),
  variables: (only: Filter): Sheet => ({
    caption: 'Environment variables',
    columns: ['Variable', 'Type, default', 'Containers', 'Meaning'],
    rows: only(containerVariables).map(({name, type, default: standard, modes, meaning}) => [
      code(name),
      standard === null ? `${type}, unset` : `${type}, ${code(standard)}`,
      names(modes),
      meaning,
    ]),
  }),
  arguments: (only: Filter): Sheet => ({
    caption: 'Arguments, written after the image name',
    columns: ['Argument', 'Meaning'],
    rows: only(containerArguments).map(({name, meaning}) => [code(name), meaning]),
  }),
  health: (): Sheet => ({
    caption: 'Paths of the health service',
    columns: ['Path', 'HTTP 200 when', 'Body'],
    rows: healthPaths.map(({path, healthy, body, since}) => [
      code(path),
      since ? `${healthy} From version ${since}.` : healthy,
      body.map(code).join(', '),
    ]),
  }),
  exits: (): Sheet => ({
    caption: 'Messages of a batch container that exits with an error',
    columns: ['The message contains', 'Exit code', 'Cause', 'Fix'],
    rows: containerExits.map(({code: exit, message, cause, fix}) => [code(message), `${exit}`, cause, fix]),
    anchors: containerExits.map(({id}) => exitAnchor(id)),
  }),
  languageIdErrors: (): Sheet => ({
    caption: 'Values of `error`',
    columns: ['Value', 'Meaning', 'What to do'],
    rows: languageIdErrors.map(({error, meaning, exitCode, fix}) => [
      code(error),
      exitCode === null ? meaning : `${meaning} The container exits with ${exitCode}.`,
      fix,
    ]),
    anchors: languageIdErrors.map(({error}) => languageIdAnchor(error)),
  }),
  gpuGroups: (): Sheet => ({
    caption: 'Languages of the enhanced GPU images',
    columns: ['Group', 'Languages'],
    rows: GROUPS.map((group) => [
      `${group}`,
      gpuEnhancedGroup(group)
        .map(({name}) => name)
        .join(', '),
    ]),
  }),
  workerPaths: (): Sheet => ({
    caption: 'Requests of the persistent worker',
    columns: ['Request', 'What it does'],
    rows: workerPaths.map(({request, response}) => [code(request), response]),
  }),
  usageEvents: (): Sheet => ({
    caption: 'Usage events',
    columns: ['Event', 'Sent'],
    rows: usageEvents.map(({event, sent}) => [code(event), sent]),
  }),
  performance: (): Sheet => ({
    caption: 'Batch speed and cost, by processor and model',
    columns: ['Processor, model', 'US cents per hour of audio', 'Hours of audio per hour', 'Typical RTF'],
    rows: batchPerformance.map(({processor, model, centsPerHour, hoursPerHour, rtf, jobs}) => [
      `${processor}, ${code(model)}`,
      `${centsPerHour}`,
      `${hoursPerHour} with ${jobs}`,
      `${rtf}`,
    ]),
  }),
};

export type TableName = keyof typeof tables;
