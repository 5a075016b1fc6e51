/** `<ContainerTable of="ports" mode="realtime" />`: facts about the containers, from data/containers.ts. */
import {failureAnchor} from '@speech-docs/protocol/failures/addresses';
import type {RootContent} from 'mdast';
import {containerExits, languageIdErrors} from '../../../data/containerFailures';
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
} from '../../../data/containers';
import {rowId} from '../../lib/rowId';
import {InvalidAttribute} from '../lookup';
import {code, html} from '../render/nodes';
import type {Attributes} from '../types';
import {factTable} from './factTable';

/** Texts of the data files: backticks mark code, and each line of a text is shown as a line. */
interface ContainerFacts {
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

const names = (modes: readonly ContainerMode[]) => modes.map((mode) => MODES[mode]).join(', ');

export const containerFacts = {
  images: (only) => ({
    caption: 'Images',
    columns: ['Image', 'What it does'],
    rows: only(containerImages).map(({image, purpose}) => [code(image), purpose]),
  }),
  resources: (only) => ({
    caption: 'What one running container needs',
    columns: ['Container', 'vCPU', 'Memory', 'Storage and host'],
    rows: only(containerResources).map(({name, vcpu, ram, storage, others}) => [
      name,
      vcpu,
      ram,
      [storage, ...others].join('\n'),
    ]),
  }),
  ports: (only) => ({
    caption: 'Ports inside the container',
    columns: ['Port', 'Protocol', 'Use'],
    rows: only(containerPorts).map(({port, protocol, use}) => [code(port), protocol, use]),
  }),
  mounts: (only) => ({
    caption: 'Paths to mount',
    columns: ['Path in the container', 'Containers', 'Use'],
    rows: only(containerMounts).map(({path, modes, use}) => [code(path), names(modes), use]),
    modesIn: 1,
  }),
  variables: (only) => ({
    caption: 'Environment variables',
    columns: ['Variable', 'Type', 'Default', 'Containers', 'Meaning'],
    rows: only(containerVariables).map(({name, type, default: standard, modes, meaning}) => [
      code(name),
      type,
      standard === null ? 'unset' : code(standard),
      names(modes),
      meaning,
    ]),
    modesIn: 3,
  }),
  arguments: (only) => ({
    caption: 'Arguments, written after the image name',
    columns: ['Argument', 'Meaning'],
    rows: only(containerArguments).map(({name, meaning}) => [code(name), meaning]),
  }),
  health: () => ({
    caption: 'Paths of the health service',
    columns: ['Path', 'HTTP 200 when', 'Body'],
    rows: healthPaths.map(({path, healthy, body, since}) => [
      code(path),
      since ? `${healthy} From version ${since}.` : healthy,
      body.map((text) => code(text)).join(', '),
    ]),
  }),
  exits: () => ({
    caption: 'Messages of a batch container that exits with an error',
    columns: ['The message contains', 'Exit code', 'Cause', 'Fix'],
    rows: containerExits.map(({code: exit, message, cause, fix}) => [code(message), `${exit}`, cause, fix]),
    anchors: containerExits.map(({id}) => failureAnchor.exit(id)),
  }),
  languageIdErrors: () => ({
    caption: 'Values of `error`',
    columns: ['Value', 'Meaning', 'What to do'],
    rows: languageIdErrors.map(({error, meaning, exitCode, fix}) => [
      code(error),
      exitCode === null ? meaning : `${meaning} The container exits with ${exitCode}.`,
      fix,
    ]),
    anchors: languageIdErrors.map(({error}) => failureAnchor.languageId(error)),
  }),
  gpuGroups: () => ({
    caption: 'Languages of the enhanced GPU images',
    columns: ['Group', 'Languages'],
    rows: GROUPS.map((group) => [
      `${group}`,
      gpuEnhancedGroup(group)
        .map(({name}) => name)
        .join(', '),
    ]),
  }),
  workerPaths: () => ({
    caption: 'Requests of the persistent worker',
    columns: ['Request', 'What it does'],
    rows: workerPaths.map(({request, response}) => [code(request), response]),
  }),
  usageEvents: () => ({
    caption: 'Usage events',
    columns: ['Event', 'Sent'],
    rows: usageEvents.map(({event, sent}) => [code(event), sent]),
  }),
  performance: () => ({
    caption: 'Batch speed and cost, by processor and model',
    columns: ['Processor, model', 'US cents per hour of audio', 'Hours of audio per hour', 'Typical RTF'],
    rows: batchPerformance.map(({processor, model, centsPerHour, hoursPerHour, rtf, jobs}) => [
      `${processor}, ${code(model)}`,
      `${centsPerHour}`,
      `${hoursPerHour.toLocaleString('en')} with ${jobs}`,
      `${rtf}`,
    ]),
  }),
} satisfies Record<string, (only: Filter) => ContainerFacts>;

/** `mode` names containers, separated by commas: only rows that apply to one of them. */
export function containerTable({of = '', mode}: Attributes): RootContent {
  if (!Object.hasOwn(containerFacts, of)) {
    throw new InvalidAttribute(`of="${of}" is unknown. Use ${Object.keys(containerFacts).join(', ')}.`);
  }
  const wanted = mode?.split(',').map((name) => name.trim());
  const facts: ContainerFacts = containerFacts[of as keyof typeof containerFacts]((all) =>
    all.filter(({modes}) => !wanted || modes.some((one) => wanted.includes(one))),
  );
  const {caption, columns, rows, modesIn, anchors = []} = facts;
  return factTable({
    caption,
    rows: [...rows.entries()],
    id: ([index, [name = '']]) =>
      anchors[index] ?? [of, rowId(mode ?? ''), rowId(name) || index].filter((part) => part !== '').join('-'),
    columns: Object.fromEntries(
      columns.map((label, place) => [
        label,
        ([, row]: [number, readonly string[]]) => (place === modesIn ? modeNames(row[place]) : (row[place] ?? '')),
      ]),
    ),
  });
}

/** "Real-time" in one piece: it would end a line with "Real-". */
function modeNames(text = '') {
  return text
    .split(', ')
    .flatMap((name, index) => [
      index > 0 ? ', ' : '',
      html('span', {className: name.includes('-') ? 'whole' : undefined}, name),
    ]);
}
