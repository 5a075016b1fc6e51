/**
 * The voice agent of the emulator: the one of the contract's narrated session. It takes in bicycles for repair, is
 * interrupted, calls the first tool that it was given, and reports the result.
 */
import type {Fields, NarratedFrame} from '@speech-docs/protocol/contracts';
import type {Token} from '../recordings';

export interface Tool {
  function: {name: string; parameters?: {properties?: Record<string, ToolParameter>; required?: string[]}};
}

export interface FunctionCall {
  name: string;
  arguments: Fields;
}

interface ToolParameter {
  type: string;
  enum?: (string | number)[];
  example?: string;
}

export interface Reply {
  content: string;
  seconds: number;
}

const SECONDS_PER_LETTER = 0.06;
/** Sampling rate of the voice, in 16-bit samples. */
export const VOICE_RATE = 16_000;

/** Returns what the user says in each turn of the narrated session. */
export function turnsOf(script: readonly NarratedFrame[]): Token[][] {
  return script.filter(({message}) => message === 'AddTranscript').map(({payload}) => tokensOf(payload));
}

/** Returns what the agent replies in the narrated session, in full. */
export function repliesOf(script: readonly NarratedFrame[]): Reply[] {
  return script.filter(({message}) => message === 'ResponseStarted').map(({payload}) => replyOf(`${payload?.content}`));
}

export function replyOf(content: string): Reply {
  return {content, seconds: Math.round(content.length * SECONDS_PER_LETTER * 10) / 10};
}

/** Returns the part of a reply that was spoken in so many seconds, to the end of its last whole word. */
export function spokenPart({content, seconds}: Reply, spoken: number): string {
  if (spoken >= seconds) return content;
  const letters = Math.floor((content.length * spoken) / seconds);
  return content.slice(0, letters).replace(/\s*\S*$/, '');
}

/** Returns a call with each argument: one that its schema allows, what the user of the script has said where it can be. */
export function validCall({function: {name, parameters}}: Tool): FunctionCall {
  const entries = Object.entries(parameters?.properties ?? {});
  return {name, arguments: Object.fromEntries(entries.map(([field, one]) => [field, argumentFor(field, one)]))};
}

/** Returns calls that no program may run: of an unknown function, without an argument, and with one of another type. */
export function invalidCalls(tool: Tool): FunctionCall[] {
  const {name, arguments: given} = validCall(tool);
  const fields = Object.entries(given);
  const [required] = tool.function.parameters?.required ?? [];
  const shorter = Object.fromEntries(fields.filter(([field]) => field !== required));
  const retyped = fields.slice(0, 1).map(([field, value]) => [field, typeof value === 'string' ? 7 : 'x']);
  return [
    {name: `${name}_again`, arguments: given},
    ...(required ? [{name, arguments: shorter}] : []),
    ...retyped.map((one) => ({name, arguments: {...given, ...Object.fromEntries([one])}})),
  ];
}

/** Whether a program may run the call: it offers the function, and the arguments are those that its schema allows. */
export function isValidCall({name, arguments: given}: FunctionCall, tools: readonly Tool[]): boolean {
  const parameters = tools.find((one) => one.function.name === name)?.function.parameters;
  const {properties = {}, required = []} = parameters ?? {};
  const isOf = (type: string | undefined, value: unknown) => typeof value === (type === 'integer' ? 'number' : type);
  return (
    tools.some((one) => one.function.name === name) &&
    Object.keys(properties).every((field) => !required.includes(field) || Object.hasOwn(given, field)) &&
    Object.entries(given).every(([field, value]) => isOf(properties[field]?.type, value))
  );
}

function argumentFor(name: string, {type, enum: values, example}: ToolParameter): unknown {
  const said = values?.find((one) => one === 'Thursday' || one === 'brakes');
  const value = said ?? values?.[0] ?? example;
  if (type === 'boolean') return value === undefined || value === 'true';
  if (type === 'integer' || type === 'number') return Number(value ?? 1);
  return `${value ?? EXAMPLE_VALUES.find(([pattern]) => pattern.test(name))?.[1] ?? name}`;
}

/** Example values of string parameters, by their names. */
const EXAMPLE_VALUES: readonly [RegExp, string][] = [
  [/part/i, 'brakes'],
  [/mail/i, 'noor@example.com'],
  [/phone|number/i, '+44 20 7946 0958'],
  [/date/i, '2026-12-03'],
  [/time|hour/i, '09:00'],
  [/day/i, 'Thursday'],
  [/name|customer|caller/i, 'Noor'],
];

/** Returns a frame of the voice: a quiet tone, so that a listener notices missing frames. */
export function voiceFrame(ms: number): Uint8Array {
  const frame = new DataView(new ArrayBuffer((2 * VOICE_RATE * ms) / 1000));
  for (let at = 0; at < frame.byteLength; at += 2) {
    frame.setInt16(at, Math.round(3000 * Math.sin((at / 2 / VOICE_RATE) * 2 * Math.PI * 220)), true);
  }
  return new Uint8Array(frame.buffer);
}

function tokensOf(payload: Fields | undefined): Token[] {
  const results = (payload?.results ?? []) as {
    type: Token['kind'];
    start_time: number;
    end_time: number;
    is_eos?: boolean;
    alternatives: {content: string; speaker?: string}[];
  }[];
  return results.map(({type, start_time, end_time, is_eos = false, alternatives: [best]}) => ({
    content: best?.content ?? '',
    kind: type,
    start: start_time,
    end: end_time,
    isEos: is_eos,
    speaker: best?.speaker ?? 'S1',
  }));
}
