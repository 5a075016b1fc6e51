/** What each table of container facts shows: its caption, its columns and its rows, read from data/containers.ts. */

import {translate} from '@docusaurus/Translate';
import {containerExits, languageIdErrors} from '@site/data/containerFailures';
import {
  batchPerformance,
  type ContainerMode,
  containerArguments,
  containerImages,
  containerMounts,
  containerPorts,
  containerResources,
  containerVariables,
  gpuEnhancedGroup,
  healthPaths,
  usageEvents,
  workerPaths,
} from '@site/data/containers';
import {exitAnchor, languageIdAnchor} from '@speech-docs/protocol/failures/anchors';

/** Cells contain the texts of the data files: backticks mark code, and each line of a text is shown as a line. */
interface Sheet {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The column that lists containers. */
  modesIn?: number;
  /** Anchor of each row, where other pages link to rows. */
  anchors?: readonly string[];
}

/** What a reader calls each mode. */
const MODES: Record<ContainerMode, string> = {
  batch: translate({id: 'component.ContainerTable.mode.batch', message: 'Batch', description: 'A container'}),
  worker: translate({
    id: 'component.ContainerTable.mode.worker',
    message: 'Persistent worker',
    description: 'A container',
  }),
  realtime: translate({id: 'component.ContainerTable.mode.realtime', message: 'Real-time', description: 'A container'}),
  'gpu-server': translate({
    id: 'component.ContainerTable.mode.gpuServer',
    message: 'GPU server',
    description: 'A container',
  }),
  multilingual: translate({
    id: 'component.ContainerTable.mode.multilingual',
    message: 'Multilingual',
    description: 'A container',
  }),
  'multilingual-server': translate({
    id: 'component.ContainerTable.mode.multilingualServer',
    message: 'Multilingual server',
    description: 'A container',
  }),
  'translation-server': translate({
    id: 'component.ContainerTable.mode.translationServer',
    message: 'Translation server',
    description: 'A container',
  }),
  'language-id': translate({
    id: 'component.ContainerTable.mode.languageId',
    message: 'Language ID',
    description: 'A container',
  }).replace(' ', '\u00a0'),
  usage: translate({id: 'component.ContainerTable.mode.usage', message: 'Usage', description: 'A container'}),
};
const GROUPS = [1, 2, 3, 4] as const;

type Filter = <Row extends {modes: readonly ContainerMode[]}>(rows: readonly Row[]) => readonly Row[];

const code = (text: string | number) => `\`${text}\``;
const names = (modes: readonly ContainerMode[]) => modes.map((mode) => MODES[mode]).join(', ');

export const tables = {
  images: (only: Filter): Sheet => ({
    caption: translate({id: 'component.ContainerTable.images.caption', message: 'Images', description: 'Caption'}),
    columns: [
      translate({id: 'component.ContainerTable.images.image', message: 'Image', description: 'Column'}),
      translate({id: 'component.ContainerTable.images.whatItDoes', message: 'What it does', description: 'Column'}),
    ],
    rows: only(containerImages).map(({image, purpose}) => [code(image), purpose]),
  }),
  resources: (only: Filter): Sheet => ({
    caption: translate({
      id: 'component.ContainerTable.resources.caption',
      message: 'What one running container needs',
      description: 'Caption',
    }),
    columns: [
      translate({id: 'component.ContainerTable.resources.container', message: 'Container', description: 'Column'}),
      translate({id: 'component.ContainerTable.resources.vcpu', message: 'vCPU', description: 'Column'}),
      translate({id: 'component.ContainerTable.resources.memory', message: 'Memory', description: 'Column'}),
      translate({
        id: 'component.ContainerTable.resources.storageAndHost',
        message: 'Storage and host',
        description: 'Column',
      }),
    ],
    rows: only(containerResources).map(({name, vcpu, ram, storage, others}) => [
      name,
      vcpu,
      ram,
      [storage, ...others].join('\n'),
    ]),
  }),
  ports: (only: Filter): Sheet => ({
    caption: translate({
      id: 'component.ContainerTable.ports.caption',
      message: 'Ports inside the container',
      description: 'Caption',
    }),
    columns: [
      translate({id: 'component.ContainerTable.ports.port', message: 'Port', description: 'Column'}),
      translate({id: 'component.ContainerTable.ports.protocol', message: 'Protocol', description: 'Column'}),
      translate({id: 'component.ContainerTable.ports.use', message: 'Use', description: 'Column'}),
    ],
    rows: only(containerPorts).map(({port, protocol, use}) => [code(port), protocol, use]),
  }),
  mounts: (only: Filter): Sheet => ({
    caption: translate({
      id: 'component.ContainerTable.mounts.caption',
      message: 'Paths to mount',
      description: 'Caption',
    }),
    columns: [
      translate({
        id: 'component.ContainerTable.mounts.pathInTheContainer',
        message: 'Path in the container',
        description: 'Column',
      }),
      translate({id: 'component.ContainerTable.mounts.containers', message: 'Containers', description: 'Column'}),
      translate({id: 'component.ContainerTable.mounts.use', message: 'Use', description: 'Column'}),
    ],
    rows: only(containerMounts).map(({path, modes, use}) => [code(path), names(modes), use]),
    modesIn: 1,
  }),
  variables: (only: Filter): Sheet => ({
    caption: translate({
      id: 'component.ContainerTable.variables.caption',
      message: 'Environment variables',
      description: 'Caption',
    }),
    columns: [
      translate({id: 'component.ContainerTable.variables.variable', message: 'Variable', description: 'Column'}),
      translate({id: 'component.ContainerTable.variables.type', message: 'Type', description: 'Column'}),
      translate({id: 'component.ContainerTable.variables.default', message: 'Default', description: 'Column'}),
      translate({id: 'component.ContainerTable.variables.containers', message: 'Containers', description: 'Column'}),
      translate({id: 'component.ContainerTable.variables.meaning', message: 'Meaning', description: 'Column'}),
    ],
    rows: only(containerVariables).map(({name, type, default: standard, modes, meaning}) => [
      code(name),
      type,
      standard === null
        ? translate({
            id: 'component.ContainerTable.unset',
            message: 'unset',
            description: 'A variable without a default',
          })
        : code(standard),
      names(modes),
      meaning,
    ]),
    modesIn: 3,
  }),
  arguments: (only: Filter): Sheet => ({
    caption: translate({
      id: 'component.ContainerTable.arguments.caption',
      message: 'Arguments, written after the image name',
      description: 'Caption',
    }),
    columns: [
      translate({id: 'component.ContainerTable.arguments.argument', message: 'Argument', description: 'Column'}),
      translate({id: 'component.ContainerTable.arguments.meaning', message: 'Meaning', description: 'Column'}),
    ],
    rows: only(containerArguments).map(({name, meaning}) => [code(name), meaning]),
  }),
  health: (): Sheet => ({
    caption: translate({
      id: 'component.ContainerTable.health.caption',
      message: 'Paths of the health service',
      description: 'Caption',
    }),
    columns: [
      translate({id: 'component.ContainerTable.health.path', message: 'Path', description: 'Column'}),
      translate({id: 'component.ContainerTable.health.http200When', message: 'HTTP 200 when', description: 'Column'}),
      translate({id: 'component.ContainerTable.health.body', message: 'Body', description: 'Column'}),
    ],
    rows: healthPaths.map(({path, healthy, body, since}) => [
      code(path),
      since
        ? translate(
            {
              id: 'component.ContainerTable.since',
              message: '{healthy} From version {since}.',
              description: 'When a path of the health service returns 200',
            },
            {healthy, since},
          )
        : healthy,
      body.map(code).join(', '),
    ]),
  }),
  exits: (): Sheet => ({
    caption: translate({
      id: 'component.ContainerTable.exits.caption',
      message: 'Messages of a batch container that exits with an error',
      description: 'Caption',
    }),
    columns: [
      translate({
        id: 'component.ContainerTable.exits.theMessageContains',
        message: 'The message contains',
        description: 'Column',
      }),
      translate({id: 'component.ContainerTable.exits.exitCode', message: 'Exit code', description: 'Column'}),
      translate({id: 'component.ContainerTable.exits.cause', message: 'Cause', description: 'Column'}),
      translate({id: 'component.ContainerTable.exits.fix', message: 'Fix', description: 'Column'}),
    ],
    rows: containerExits.map(({code: exit, message, cause, fix}) => [code(message), `${exit}`, cause, fix]),
    anchors: containerExits.map(({id}) => exitAnchor(id)),
  }),
  languageIdErrors: (): Sheet => ({
    caption: translate({
      id: 'component.ContainerTable.languageIdErrors.caption',
      message: 'Values of `error`',
      description: 'Caption',
    }),
    columns: [
      translate({id: 'component.ContainerTable.languageIdErrors.value', message: 'Value', description: 'Column'}),
      translate({id: 'component.ContainerTable.languageIdErrors.meaning', message: 'Meaning', description: 'Column'}),
      translate({
        id: 'component.ContainerTable.languageIdErrors.whatToDo',
        message: 'What to do',
        description: 'Column',
      }),
    ],
    rows: languageIdErrors.map(({error, meaning, exitCode, fix}) => [
      code(error),
      exitCode === null
        ? meaning
        : translate(
            {
              id: 'component.ContainerTable.exit',
              message: '{meaning} The container exits with {exitCode}.',
              description: 'What an error means',
            },
            {meaning, exitCode},
          ),
      fix,
    ]),
    anchors: languageIdErrors.map(({error}) => languageIdAnchor(error)),
  }),
  gpuGroups: (): Sheet => ({
    caption: translate({
      id: 'component.ContainerTable.gpuGroups.caption',
      message: 'Languages of the enhanced GPU images',
      description: 'Caption',
    }),
    columns: [
      translate({id: 'component.ContainerTable.gpuGroups.group', message: 'Group', description: 'Column'}),
      translate({id: 'component.ContainerTable.gpuGroups.languages', message: 'Languages', description: 'Column'}),
    ],
    rows: GROUPS.map((group) => [
      `${group}`,
      gpuEnhancedGroup(group)
        .map(({name}) => name)
        .join(', '),
    ]),
  }),
  workerPaths: (): Sheet => ({
    caption: translate({
      id: 'component.ContainerTable.workerPaths.caption',
      message: 'Requests of the persistent worker',
      description: 'Caption',
    }),
    columns: [
      translate({id: 'component.ContainerTable.workerPaths.request', message: 'Request', description: 'Column'}),
      translate({
        id: 'component.ContainerTable.workerPaths.whatItDoes',
        message: 'What it does',
        description: 'Column',
      }),
    ],
    rows: workerPaths.map(({request, response}) => [code(request), response]),
  }),
  usageEvents: (): Sheet => ({
    caption: translate({
      id: 'component.ContainerTable.usageEvents.caption',
      message: 'Usage events',
      description: 'Caption',
    }),
    columns: [
      translate({id: 'component.ContainerTable.usageEvents.event', message: 'Event', description: 'Column'}),
      translate({id: 'component.ContainerTable.usageEvents.sent', message: 'Sent', description: 'Column'}),
    ],
    rows: usageEvents.map(({event, sent}) => [code(event), sent]),
  }),
  performance: (): Sheet => ({
    caption: translate({
      id: 'component.ContainerTable.performance.caption',
      message: 'Batch speed and cost, by processor and model',
      description: 'Caption',
    }),
    columns: [
      translate({
        id: 'component.ContainerTable.performance.processorModel',
        message: 'Processor, model',
        description: 'Column',
      }),
      translate({
        id: 'component.ContainerTable.performance.usCentsPerHourOfAudio',
        message: 'US cents per hour of audio',
        description: 'Column',
      }),
      translate({
        id: 'component.ContainerTable.performance.hoursOfAudioPerHour',
        message: 'Hours of audio per hour',
        description: 'Column',
      }),
      translate({id: 'component.ContainerTable.performance.typicalRtf', message: 'Typical RTF', description: 'Column'}),
    ],
    rows: batchPerformance.map(({processor, model, centsPerHour, hoursPerHour, rtf, jobs}) => [
      `${processor}, ${code(model)}`,
      `${centsPerHour}`,
      translate(
        {
          id: 'component.ContainerTable.speed',
          message: '{hoursPerHour} with {jobs}',
          description: 'Speed with the given number of jobs',
        },
        {hoursPerHour: hoursPerHour.toLocaleString('en'), jobs},
      ),
      `${rtf}`,
    ]),
  }),
};

export type TableName = keyof typeof tables;
