/**
 * The strip at the top of a feature page: setting, type, default, modes, languages, deployments, and response field.
 * Everything comes from the contracts and `data/capabilities.ts`, so that a renamed field or a changed default stops
 * the build or changes every page at once.
 */
import type {RootContent} from 'mdast';
import {type CapabilityId, capabilities} from '../../../data/capabilities';
import type {Product} from '../../lib/productOf';
import {findField, InvalidAttribute, keyIn, schemaFields} from '../lookup';
import type {Reference} from '../schemaLocations';
import type {Attributes, FieldNode} from '../types';
import {nameEl} from './fieldTree';
import {type Content, definitions, html, jsx} from './nodes';

/** Where a path of a setting starts, by API. */
const REQUESTS = {batch: 'JobConfig', realtime: 'StartRecognition', flow: 'StartConversation'} as const;
/** Where a path of a response field starts when the author names no message. */
const DEFAULT_RESPONSE = 'batch:RetrieveTranscriptResponse';

type Row = [term: string, description: Content];

/**
 * `<AtAGlance feature="diarization" setting="transcription_config.diarization" response="results.alternatives.speaker" />`.
 * A setting of a later message is named with it: `setting="flow:AddInput.input"`.
 */
export function atAGlance(reference: Reference, attributes: Attributes): RootContent {
  // A setting that is no feature of its own, such as a delay, has an API and no badges.
  const feature = attributes.feature || !attributes.api ? capabilityOf(attributes.feature) : {};
  const {batch, realtime, saas, onPrem, note, notePage} = feature;
  const modes = [batch && mode('batch', 'Batch'), batch && realtime && ', ', realtime && mode('realtime', 'Real-time')];
  const facts = definitions('ref-glance ref-glance-feature', [
    ...settingRows(reference, attributes, feature),
    ['Modes', modes],
    ['Languages', attributes.languages],
    ['Runs on', [saas && 'Hosted', onPrem && 'On-premises'].filter(Boolean).join(', ')],
    ...(attributes.response ? [responseRow(reference, attributes.response)] : []),
  ]);
  const remark = note && html('p', {className: 'ref-glance-note'}, notePage ? html('a', {href: notePage}, note) : note);
  return jsx('ReferenceBlock', {}, facts, remark);
}

type Capability = Partial<Record<'batch' | 'realtime' | 'saas' | 'onPrem', boolean> & {note: string; notePage: string}>;

function capabilityOf(id: string | undefined): Capability {
  if (id && Object.hasOwn(capabilities, id)) return capabilities[id as CapabilityId];
  throw new InvalidAttribute(
    `feature="${id ?? ''}" is not in data/capabilities.ts. Known: ${Object.keys(capabilities).join(', ')}.`,
  );
}

/** In the color of the product, after its wave. */
const mode = (dataProduct: Product, name: string) => html('span', {className: 'ref-mode', dataProduct}, name);

/** The setting in each API that has it; both must agree, because the strip shows one type and one default. */
function settingRows(reference: Reference, {setting: place, api, feature}: Attributes, capability: Capability): Row[] {
  if (!place) return [];
  const isInMessage = place.includes(':');
  const [message, setting] = isInMessage ? splitName(place) : ['', place];
  const all = isInMessage
    ? [locateField(reference, message, setting)]
    : apisOf(api, capability).map((name) => locateField(reference, `${name}:${REQUESTS[name]}`, setting));
  const [first] = all;
  if (!first)
    throw new InvalidAttribute(
      `feature="${feature}" works in no API, so setting="${setting}" has no contract to come from.`,
    );
  const [fallback, ...otherDefaults] = new Set(all.flatMap(({field}) => textOfDefault(field) ?? []));
  if (otherDefaults.length > 0) {
    throw new InvalidAttribute(
      `setting="${setting}" has different defaults in batch and real time. Write api="batch" or api="realtime".`,
    );
  }
  return [
    ['Setting', [html('a', {href: first.href}, nameEl(setting)), inMessage(message)]],
    ['Type', first.field.type],
    ['Default', fallback && nameEl(fallback)],
  ];
}

function apisOf(api: string | undefined, {batch, realtime}: Capability): (keyof typeof REQUESTS)[] {
  if (api) return [keyIn(REQUESTS, 'api', api)];
  return [...(batch ? ['batch' as const] : []), ...(realtime ? ['realtime' as const] : [])];
}

function locateField(reference: Reference, name: string, path: string): {field: FieldNode; href: string} {
  const {fields, home} = schemaFields(reference, name);
  const field = findField(fields, path, name);
  return {field, href: `${home.page}#${field.id}`};
}

function textOfDefault({default: value}: FieldNode): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function responseRow(reference: Reference, response: string): Row {
  const [schema, path] = response.includes(':') ? splitName(response) : [DEFAULT_RESPONSE, response];
  const {fields, home} = schemaFields(reference, schema);
  const field = findField(fields, path, schema);
  const message = schema === DEFAULT_RESPONSE ? '' : inMessage(schema);
  const name = html('a', {href: `${home.page}#${field.id}`}, nameEl(path));
  return [message ? 'Message field' : 'Response field', [name, message]];
}

/** `realtime:EndOfUtterance` → ` in EndOfUtterance`; nothing for a setting of the request that starts everything. */
function inMessage(schema: string): string {
  return schema && ` in ${schema.split(':')[1]}`;
}

/** `realtime:EndOfUtterance.metadata.end_time` → its message and the path in it. */
function splitName(text: string): [schema: string, path: string] {
  const dot = text.indexOf('.');
  if (dot < 0)
    throw new InvalidAttribute(`response="${text}" names no field. Write realtime:AddTranscript.results, for example.`);
  return [text.slice(0, dot), text.slice(dot + 1)];
}
