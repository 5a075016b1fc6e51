/** The frames beside the steps of a walkthrough (data/programSessions.json) are those that its program sends and gets. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {NotedFrame} from '@speech-docs/emulator/core';
import {count, summaryOf} from '@speech-docs/protocol/sessionRecord';
import {expect} from 'vitest';
import {type ExampleFrame, FINALS} from '../../src/content/walkthrough.server';
import {type Program, ROOT} from './programs';

const FILE = join(ROOT, 'data/programSessions.json');
const NAMES = ['realtime/quickstart', 'realtime/microphone', 'realtime/ffmpeg-pipe', 'flow/first-conversation'];
/** Ctrl-C ends the audio of a microphone, a frame sooner or later. */
const INTERRUPTED = 'realtime/microphone';
/** They send audio at the pace of speech, so moments depend on the machine. */
const PACED = [INTERRUPTED, 'flow/first-conversation'];

const recorded: Record<string, ExampleFrame[]> = JSON.parse(readFileSync(FILE, 'utf8'));

/** Whether a page shows the frames of the program beside its steps. */
export function isWalkthrough({name, path}: Program): boolean {
  return NAMES.includes(name) && /\.(?:py|mjs)$/.test(path);
}

/** Compares the frames of a program with those of its page; an update writes them instead. */
export function judgeFrames({name}: Program, frames: readonly NotedFrame[], isUpdate: boolean): void {
  const shown = shownFrames(frames);
  if (isUpdate) {
    recorded[name] = shown;
    writeFileSync(FILE, format(recorded));
  }
  expect(steady(shown, name)).toEqual(steady(recorded[name] ?? [], name));
}

/** The first frame of each name and every final, with what it says in a few words. */
function shownFrames(frames: readonly NotedFrame[]): ExampleFrame[] {
  const sizes = frames.flatMap(({from, bytes}) => (from === 'client' && bytes ? [bytes] : []));
  const start = frames.find(({message}) => message?.message === 'StartRecognition')?.message;
  const shown: ExampleFrame[] = [];
  let sent = 0;
  for (const {from, message, bytes = 0} of frames) {
    const name = message?.message ?? 'AddAudio';
    const text = message ? textOf(message) : from === 'client' ? audioText(sizes) : 'the voice of the agent';
    const at = Math.round((10 * sent) / bytesPerSecond(start)) / 10;
    if (from === 'client') sent += bytes;
    if (message?.message === 'Info') continue;
    const isNew = !shown.some((one) => one.name === name && one.from === from);
    if (isNew || (FINALS.includes(name) && text)) shown.push({at, from, name, text});
  }
  return shown;
}

function audioText(sizes: readonly number[]): string {
  const size = (sizes[0] ?? 0).toLocaleString('en-US');
  return `${count(sizes.length, 'frame')} of ${sizes.at(-1) === sizes[0] ? '' : 'up to '}${size} bytes`;
}

function textOf(message: NonNullable<NotedFrame['message']>): string {
  if (typeof message.content === 'string') return message.content;
  if ('last_seq_no' in message) return `last_seq_no ${message.last_seq_no}`;
  if (message.message === 'StartConversation') return 'the ID of the agent';
  // The ID of a session is new with each.
  if (/Started$/.test(message.message)) return '';
  return summaryOf({at: 0, from: 'server', message}, {frameBytes: 0});
}

/** The sample that the quickstart streams has 8 kHz and 16 bits; Flow's default is 16 kHz and 16 bits. */
function bytesPerSecond(start: NotedFrame['message']): number {
  const format = start?.audio_format as {type: string; encoding: string; sample_rate: number} | undefined;
  if (!format) return 32_000;
  if (format.type === 'file') return 16_000;
  return format.sample_rate * (format.encoding === 'pcm_f32le' ? 4 : 2);
}

function steady(frames: readonly ExampleFrame[], program: string): readonly Partial<ExampleFrame>[] {
  if (!PACED.includes(program)) return frames;
  const steadyText = (text: string) => (program === INTERRUPTED ? text.replace(/^(?:last_seq_no )?\d+/, '') : text);
  return frames.map(({from, name, text}) => ({from, name, text: steadyText(text)}));
}

/** A frame to a line, so that a change can be read. */
function format(sessions: Record<string, ExampleFrame[]>): string {
  const all = NAMES.map(
    (name) => `"${name}": [\n${(sessions[name] ?? []).map((frame) => JSON.stringify(frame)).join(',\n')}\n]`,
  );
  return `{\n${all.join(',\n')}\n}\n`;
}
