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
  batch: translate({message: 'Batch'}),
  worker: translate({message: 'Persistent worker'}),
  realtime: translate({message: 'Real-time'}),
  'gpu-server': translate({message: 'GPU server'}),
  multilingual: translate({message: 'Multilingual'}),
  'multilingual-server': translate({message: 'Multilingual server'}),
  'translation-server': translate({message: 'Translation server'}),
  'language-id': translate({message: 'Language ID'}).replace(' ', '\u00a0'),
  usage: translate({message: 'Usage'}),
};
const GROUPS = [1, 2, 3, 4] as const;

type Filter = <Row extends {modes: readonly ContainerMode[]}>(rows: readonly Row[]) => readonly Row[];

const code = (text: string | number) => `\`${text}\``;
const names = (modes: readonly ContainerMode[]) => modes.map((mode) => MODES[mode]).join(', ');

export const tables = {
  images: (only: Filter): Sheet => ({
    caption: translate({message: 'Images'}),
    columns: [translate({message: 'Image'}), translate({message: 'What it does'})],
    rows: only(containerImages).map(({image, purpose}) => [code(image), purpose]),
  }),
  resources: (only: Filter): Sheet => ({
    caption: translate({message: 'What one running container needs'}),
    columns: [
      translate({message: 'Container'}),
      translate({message: 'vCPU'}),
      translate({message: 'Memory'}),
      translate({message: 'Storage and host'}),
    ],
    rows: only(containerResources).map(({name, vcpu, ram, storage, others}) => [
      name,
      vcpu,
      ram,
      [storage, ...others].join('\n'),
    ]),
  }),
  ports: (only: Filter): Sheet => ({
    caption: translate({message: 'Ports inside the container'}),
    columns: [translate({message: 'Port'}), translate({message: 'Protocol'}), translate({message: 'Use'})],
    rows: only(containerPorts).map(({port, protocol, use}) => [code(port), protocol, use]),
  }),
  mounts: (only: Filter): Sheet => ({
    caption: translate({message: 'Paths to mount'}),
    columns: [
      translate({message: 'Path in the container'}),
      translate({message: 'Containers'}),
      translate({message: 'Use'}),
    ],
    rows: only(containerMounts).map(({path, modes, use}) => [code(path), names(modes), use]),
    modesIn: 1,
  }),
  variables: (only: Filter): Sheet => ({
    caption: translate({message: 'Environment variables'}),
    columns: [
      translate({message: 'Variable'}),
      translate({message: 'Type'}),
      translate({message: 'Default'}),
      translate({message: 'Containers'}),
      translate({message: 'Meaning'}),
    ],
    rows: only(containerVariables).map(({name, type, default: standard, modes, meaning}) => [
      code(name),
      type,
      standard === null ? translate({message: 'unset'}) : code(standard),
      names(modes),
      meaning,
    ]),
    modesIn: 3,
  }),
  arguments: (only: Filter): Sheet => ({
    caption: translate({message: 'Arguments, written after the image name'}),
    columns: [translate({message: 'Argument'}), translate({message: 'Meaning'})],
    rows: only(containerArguments).map(({name, meaning}) => [code(name), meaning]),
  }),
  health: (): Sheet => ({
    caption: translate({message: 'Paths of the health service'}),
    columns: [translate({message: 'Path'}), translate({message: 'HTTP 200 when'}), translate({message: 'Body'})],
    rows: healthPaths.map(({path, healthy, body, since}) => [
      code(path),
      since ? translate({message: '{healthy} From version {since}.'}, {healthy, since}) : healthy,
      body.map(code).join(', '),
    ]),
  }),
  exits: (): Sheet => ({
    caption: translate({message: 'Messages of a batch container that exits with an error'}),
    columns: [
      translate({message: 'The message contains'}),
      translate({message: 'Exit code'}),
      translate({message: 'Cause'}),
      translate({message: 'Fix'}),
    ],
    rows: containerExits.map(({code: exit, message, cause, fix}) => [code(message), `${exit}`, cause, fix]),
    anchors: containerExits.map(({id}) => exitAnchor(id)),
  }),
  languageIdErrors: (): Sheet => ({
    caption: translate({message: 'Values of `error`'}),
    columns: [translate({message: 'Value'}), translate({message: 'Meaning'}), translate({message: 'What to do'})],
    rows: languageIdErrors.map(({error, meaning, exitCode, fix}) => [
      code(error),
      exitCode === null
        ? meaning
        : translate({message: '{meaning} The container exits with {exitCode}.'}, {meaning, exitCode}),
      fix,
    ]),
    anchors: languageIdErrors.map(({error}) => languageIdAnchor(error)),
  }),
  gpuGroups: (): Sheet => ({
    caption: translate({message: 'Languages of the enhanced GPU images'}),
    columns: [translate({message: 'Group'}), translate({message: 'Languages'})],
    rows: GROUPS.map((group) => [
      `${group}`,
      gpuEnhancedGroup(group)
        .map(({name}) => name)
        .join(', '),
    ]),
  }),
  workerPaths: (): Sheet => ({
    caption: translate({message: 'Requests of the persistent worker'}),
    columns: [translate({message: 'Request'}), translate({message: 'What it does'})],
    rows: workerPaths.map(({request, response}) => [code(request), response]),
  }),
  usageEvents: (): Sheet => ({
    caption: translate({message: 'Usage events'}),
    columns: [translate({message: 'Event'}), translate({message: 'Sent'})],
    rows: usageEvents.map(({event, sent}) => [code(event), sent]),
  }),
  performance: (): Sheet => ({
    caption: translate({message: 'Batch speed and cost, by processor and model'}),
    columns: [
      translate({message: 'Processor, model'}),
      translate({message: 'US cents per hour of audio'}),
      translate({message: 'Hours of audio per hour'}),
      translate({message: 'Typical RTF'}),
    ],
    rows: batchPerformance.map(({processor, model, centsPerHour, hoursPerHour, rtf, jobs}) => [
      `${processor}, ${code(model)}`,
      `${centsPerHour}`,
      translate({message: '{hoursPerHour} with {jobs}'}, {hoursPerHour: hoursPerHour.toLocaleString('en'), jobs}),
      `${rtf}`,
    ]),
  }),
};

export type TableName = keyof typeof tables;
