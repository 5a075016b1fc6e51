/** `<ContainerTable of="ports" mode="realtime" />`: facts about the containers, from data/containers.ts. */
import {failureAnchor} from '@speech-docs/protocol/failures';
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
import {keyIn} from '../lookup';
import {type Content, code, html} from '../render/nodes';
import type {Attributes} from '../types';
import {factTable} from './factTable';

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

interface ContainerFacts<Row> {
  caption: string;
  rows: readonly Row[];
  columns: Record<string, (row: Row) => Content>;
  /** Address of a row that other pages link to; others are named by the table, its mode, and their first cell. */
  anchor?: (row: Row) => string;
}

/** Returns what makes a table of these facts; a row with modes is in it when it has one of those that a page wants. */
function facts<Row>({caption, rows, columns, anchor}: ContainerFacts<Row>) {
  return (of: string, mode: string | undefined): RootContent => {
    const wanted = mode?.split(',').map((name) => name.trim());
    const shown = rows.flatMap((row) => {
      const {modes} = row as {modes?: readonly ContainerMode[]};
      if (!wanted || !modes) return [row];
      const own = modes.filter((one) => wanted.includes(one));
      return own.length > 0 ? [{...row, modes: own}] : [];
    });
    const [nameOf] = Object.values(columns);
    const id = (row: Row) => {
      const name = rowId(String(nameOf?.(row))) || shown.indexOf(row);
      return anchor?.(row) ?? [of, rowId(mode ?? ''), name].filter((part) => part !== '').join('-');
    };
    return factTable({caption, rows: shown, id, columns});
  };
}

/** "Real-time" in one piece: it would end a line with "Real-". */
function modeNames({modes}: {modes: readonly ContainerMode[]}): Content {
  return modes.map((mode, index) => {
    const className = MODES[mode].includes('-') ? 'whole' : undefined;
    return [index > 0 && ', ', html('span', {className}, MODES[mode])];
  });
}

const tables = {
  images: facts({
    caption: 'Images',
    rows: containerImages,
    columns: {Image: ({image}) => code(image), 'What it does': ({purpose}) => purpose},
  }),
  resources: facts({
    caption: 'What one running container needs',
    rows: containerResources,
    columns: {
      Container: ({name}) => name,
      vCPU: ({vcpu}) => vcpu,
      Memory: ({ram}) => ram,
      Disk: ({disk}) => disk,
      'GPU and driver': ({gpu}) => gpu?.join('\n') ?? 'None',
    },
  }),
  ports: facts({
    caption: 'Ports inside the container',
    rows: containerPorts,
    columns: {Port: ({port}) => code(port), Protocol: ({protocol}) => protocol, Use: ({use}) => use},
  }),
  mounts: facts({
    caption: 'Paths to mount',
    rows: containerMounts,
    columns: {'Path in the container': ({path}) => code(path), Containers: modeNames, Use: ({use}) => use},
  }),
  variables: facts({
    caption: 'Environment variables',
    rows: containerVariables,
    columns: {
      Variable: ({name}) => code(name),
      Type: ({type}) => type,
      Default: ({default: standard}) => (standard === null ? 'unset' : code(standard)),
      Containers: modeNames,
      Meaning: ({meaning}) => meaning,
    },
  }),
  arguments: facts({
    caption: 'Arguments, written after the image name',
    rows: containerArguments,
    columns: {Argument: ({name}) => code(name), Meaning: ({meaning}) => meaning},
  }),
  health: facts({
    caption: 'Paths of the health service',
    rows: healthPaths,
    columns: {
      Path: ({path}) => code(path),
      'HTTP 200 when': ({healthy, since}) => (since ? `${healthy} From version ${since}.` : healthy),
      Body: ({body}) => body.map((text) => code(text)).join(', '),
    },
  }),
  exits: facts({
    caption: 'Messages of a batch container that exits with an error',
    rows: containerExits,
    anchor: ({id}) => failureAnchor.exit(id),
    columns: {
      'The message contains': ({message}) => code(message),
      'Exit code': ({code: exit}) => `${exit}`,
      Cause: ({cause}) => cause,
      Fix: ({fix}) => fix,
    },
  }),
  languageIdErrors: facts({
    caption: 'Values of `error`',
    rows: languageIdErrors,
    anchor: ({error}) => failureAnchor.languageId(error),
    columns: {
      Value: ({error}) => code(error),
      Meaning: ({meaning, exitCode}) =>
        exitCode === null ? meaning : `${meaning} The container exits with ${exitCode}.`,
      'What to do': ({fix}) => fix,
    },
  }),
  gpuGroups: facts({
    caption: 'Languages of the enhanced GPU images',
    rows: [1, 2, 3, 4] as const,
    columns: {
      Group: (group) => `${group}`,
      Languages: (group) =>
        gpuEnhancedGroup(group)
          .map(({name}) => name)
          .join(', '),
    },
  }),
  workerPaths: facts({
    caption: 'Requests of the persistent worker',
    rows: workerPaths,
    columns: {Request: ({request}) => code(request), 'What it does': ({response}) => response},
  }),
  usageEvents: facts({
    caption: 'Usage events',
    rows: usageEvents,
    columns: {Event: ({event}) => code(event), Sent: ({sent}) => sent},
  }),
  performance: facts({
    caption: 'Batch speed and cost, by processor and model',
    rows: batchPerformance,
    columns: {
      'Processor, model': ({processor, model}) => `${processor}, ${code(model)}`,
      'US cents per hour of audio': ({centsPerHour}) => `${centsPerHour}`,
      'Hours of audio per hour (throughput)': ({hoursPerHour, jobs}) =>
        `${hoursPerHour.toLocaleString('en')} with ${jobs}`,
      'Typical RTF': ({rtf}) => `${rtf}`,
    },
  }),
};

/** `mode` names containers, separated by commas: only rows that apply to one of them. */
export function containerTable({of, mode}: Attributes): RootContent {
  const name = keyIn(tables, 'of', of);
  return tables[name](name, mode);
}
