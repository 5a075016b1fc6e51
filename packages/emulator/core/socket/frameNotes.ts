/** What went over the wire of a session, for the report. */
import {parseObject} from '../json';
import type {NotedFrame} from '../reportSink';

/** Frames of a session that a report contains at most. */
const MOST_FRAMES = 20_000;

/** Adds a frame, unless there are too many. */
export function noteFrame(frames: NotedFrame[], at: number, from: NotedFrame['from'], data: string | Uint8Array): void {
  if (frames.length >= MOST_FRAMES) return;
  if (typeof data !== 'string') frames.push({at, from, bytes: data.length});
  else frames.push({at, from, message: (parseObject(data) ?? {message: ''}) as {message: string}});
}
