/** A session as arrows between client and service, drawn from its frames; runs of frames seen before are one line. */
import type {RootContent} from 'mdast';
import {drawing, PHONE_WIDTH} from './drawing';
import {html} from './nodes';

export interface Frame {
  at_ms: number;
  from: 'client' | 'server';
  frame: 'text' | 'binary';
  message: string;
  payload?: unknown;
  bytes?: number;
  note?: string;
}

type Row = {kind: 'frame'; frame: Frame} | {kind: 'more'; counts: Map<string, number>};

const WIDTH = PHONE_WIDTH;
const LEFT = 64;
const RIGHT = WIDTH - 64;
const TOP = 48;
const STEP = 24;
const LINE = 15;
/** As many letters as fit between the lines of client and service. */
const LINE_LETTERS = 28;

/** Returns the drawing: the first frame of every kind, and how many of which messages are left out between. */
export function sequenceDiagram(title: string, frames: Frame[]): RootContent {
  let height = TOP;
  const rows = rowsOf(frames).map((row) => {
    const top = height + 14;
    const lines = row.kind === 'more' ? linesOf(row.counts) : [];
    height += STEP + Math.max(0, lines.length - 1) * LINE;
    return row.kind === 'more' ? drawMore(lines, top) : drawFrame(row.frame, top);
  });
  height += 16;
  const label = `${title}. The list of frames below says the same in words.`;
  return drawing(
    {className: 'ref-diagram', width: WIDTH, height, label},
    {id: 'ref-frame', orient: 'auto'},
    lifeline(LEFT, 'Your client', height),
    lifeline(RIGHT, 'Service', height),
    ...rows,
  );
}

function lifeline(x: number, name: string, height: number): RootContent {
  return html(
    'g',
    {className: 'ref-lane'},
    html('rect', {x: x - 56, y: 6, width: 112, height: 32, rx: 8}),
    html('text', {x, y: 27, textAnchor: 'middle'}, name),
    html('path', {d: `M${x} 38V${height - 4}`}),
  );
}

function drawMore(lines: string[], y: number): RootContent {
  const [x, textAnchor] = [WIDTH / 2, 'middle'];
  return html(
    'g',
    {className: 'ref-frame'},
    ...lines.map((line, index) => html('text', {className: 'ref-more', x, y: y - 1 + index * LINE, textAnchor}, line)),
  );
}

/** The names that are left out, in lines no wider than the drawing. */
function linesOf(counts: Map<string, number>): string[] {
  const lines = [''];
  for (const [index, [name, count]] of [...counts].entries()) {
    const part = `${count} ${index === 0 ? 'more ' : ''}${name}${index < counts.size - 1 ? ',' : ''}`;
    const longer = `${lines.at(-1)} ${part}`.trim();
    if (longer.length > LINE_LETTERS) lines.push(part);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

function drawFrame({from, frame, message}: Frame, y: number): RootContent {
  const [start, end] = from === 'client' ? [LEFT, RIGHT] : [RIGHT, LEFT];
  const label = frame === 'binary' ? `${message} (binary)` : message;
  return html(
    'g',
    {className: `ref-frame ref-by-${from}${frame === 'binary' ? ' ref-frame-binary' : ''}`},
    html('text', {x: WIDTH / 2, y: y - 5, textAnchor: 'middle'}, label),
    html('path', {d: `M${start} ${y}H${end}`, markerEnd: 'url(#ref-frame)'}),
  );
}

/** A frame is shown when its kind is new; what lies between is counted. */
function rowsOf(frames: Frame[]): Row[] {
  const rows: Row[] = [];
  for (const frame of frames) {
    const last = rows.at(-1);
    if (isFirstOfKind(frame, frames)) rows.push({kind: 'frame', frame});
    else if (last?.kind === 'more') last.counts.set(frame.message, (last.counts.get(frame.message) ?? 0) + 1);
    else rows.push({kind: 'more', counts: new Map([[frame.message, 1]])});
  }
  return rows;
}

/** Whether its sender has sent no such message before. */
export function isFirstOfKind(frame: Frame, frames: Frame[]): boolean {
  return frames.find(({from, message}) => from === frame.from && message === frame.message) === frame;
}
