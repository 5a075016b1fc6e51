/** A session as arrows between client and service, drawn from its frames; runs of frames seen before are one line. */
import type {Element} from 'hast';
import {drawing, el, PHONE_WIDTH} from './html';

export interface Frame {
  at_ms: number;
  from: 'client' | 'server';
  frame: 'text' | 'binary';
  message: string;
  payload?: unknown;
  bytes?: number;
  note?: string;
}

type Row = {kind: 'frame'; frame: Frame} | {kind: 'more'; count: number};

const WIDTH = PHONE_WIDTH;
const LEFT = 64;
const RIGHT = WIDTH - 64;
const TOP = 48;
const STEP = 24;

/** Returns the drawing: the first frame of every kind, and how many of the same kinds lie between. */
export function sequenceDiagram(title: string, frames: Frame[]): Element {
  const rows = rowsOf(frames);
  const height = TOP + rows.length * STEP + 16;
  const label = `${title}. The list of frames below says the same in words.`;
  return drawing(
    {className: 'ref-diagram', width: WIDTH, height, label},
    {id: 'ref-frame', orient: 'auto'},
    lane(LEFT, 'Your client', height),
    lane(RIGHT, 'Service', height),
    ...rows.map((row, index) => drawRow(row, TOP + index * STEP + 14)),
  );
}

function lane(x: number, name: string, height: number): Element {
  return el(
    'g',
    {className: 'ref-lane'},
    el('rect', {x: x - 56, y: 6, width: 112, height: 32, rx: 8}),
    el('text', {x, y: 27, textAnchor: 'middle'}, name),
    el('path', {d: `M${x} 38V${height - 4}`}),
  );
}

function drawRow(row: Row, y: number): Element {
  if (row.kind === 'more') {
    const text = `${row.count} more of these`;
    return el('text', {className: 'ref-more', x: WIDTH / 2, y: y + 2, textAnchor: 'middle'}, `⋮ ${text}`);
  }
  const {from, frame, message} = row.frame;
  const [start, end] = from === 'client' ? [LEFT, RIGHT] : [RIGHT, LEFT];
  const label = frame === 'binary' ? `${message} (binary)` : message;
  return el(
    'g',
    {className: `ref-frame ref-by-${from}${frame === 'binary' ? ' ref-frame-binary' : ''}`},
    el('text', {x: WIDTH / 2, y: y - 5, textAnchor: 'middle'}, label),
    el('path', {d: `M${start} ${y}H${end}`, markerEnd: 'url(#ref-frame)'}),
  );
}

/** A frame is shown when its kind is new; what lies between is counted. */
function rowsOf(frames: Frame[]): Row[] {
  const rows: Row[] = [];
  for (const frame of frames) {
    const last = rows.at(-1);
    if (isFirstOfKind(frame, frames)) rows.push({kind: 'frame', frame});
    else if (last?.kind === 'more') last.count += 1;
    else rows.push({kind: 'more', count: 1});
  }
  return rows;
}

/** Whether its sender has sent no such message before. */
export function isFirstOfKind(frame: Frame, frames: Frame[]): boolean {
  return frames.find(({from, message}) => from === frame.from && message === frame.message) === frame;
}
