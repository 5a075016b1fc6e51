/** A recorded text, with the entries of the catalogue that are right for it. */
import type {Fault} from './others';
import {OTHER_HOST} from './others';

export interface RecordedPaste {
  fault: string;
  /** Entries of which any is right. */
  right: string[];
  text: string;
}

/** Texts that say less than what happened: the same one comes with each of these entries. */
const BLIND: [RegExp, string[]][] = [
  // On a loaded machine, a client can give up before the fault comes.
  [/timed[ -]?out|TimeoutError|due to timeout|Timeout(?:Exception)?\b|OperationCanceled/i, ['network.timeout']],
  [/Unexpected end of JSON input/, ['batch.too-many-requests', 'batch.service-unavailable']],
  [/HTTP request failed! in /, ['network.timeout', 'network.reset']],
  [
    /^(?:app\.js:1 )?closed 1006\W*(?:false)?$|Failed to fetch$/,
    ['realtime.close.1006', 'network.upgrade', 'network.reset'],
  ],
  [/CORS (?:header|preflight).*Status code: 200/, ['network.cors']],
  // Firefox tells pages and its console the same, whatever stopped a connection; only TLS has a close code.
  [/CORS request did not succeed/, ['network.reset']],
  [
    /establish a connection to the server at .*\nclosed 1006/,
    ['network.upgrade', 'realtime.close.1006', 'flow.close.1006'],
  ],
];
/** The first part of a body whose end is missing, or a success: the program noticed nothing. */
const UNNOTICED = /^\{"jobs?": ?[[{]|\b200 OK$[\s\S]*^\{"jobs?": ?[[{]|Download complete:/m;

/** Of the statements of what is right, the last one that the text allows counts; nothing when the text shows no failure. */
export function pasteOf({name, right, isOther, mark}: Fault, text: string): RecordedPaste[] {
  if (isOther)
    return text.includes(OTHER_HOST) || text.includes(mark ?? OTHER_HOST) ? [{fault: name, right: [], text}] : [];
  if (!text || UNNOTICED.test(text)) return [];
  // The error 0x80004005 of Windows is no status 400.
  const isIn = (part: string) => (/^\d+$/.test(part) ? new RegExp(`\\b${part}\\b`).test(text) : text.includes(part));
  const {ids} = right.filter((one) => !one.text || isIn(one.text)).at(-1) ?? {ids: []};
  const [, blind = []] = BLIND.find(([pattern]) => pattern.test(text)) ?? [];
  return [{fault: name, right: [...new Set([...ids, ...blind])], text}];
}
