/**
 * The states of a session as SVG, laid out while the site is built. Messages that change nothing are left to the
 * table beside the drawing; arrows that leave most states alike are drawn once, from a note that says so.
 */
import {graphlib, layout} from '@dagrejs/dagre';
import type {Transition as ContractTransition} from '@speech-docs/protocol/rules';
import type {RootContent} from 'mdast';
import {drawing} from './drawing';
import {html} from './nodes';

export interface State {
  id: string;
  label: string;
  description: string;
}

export type Transition = ContractTransition & {note?: string};

interface Arrow {
  from: string;
  to: string;
  labels: {text: string; by: Transition['by']}[];
}

const LINE = 16;
const LETTER = 6.9;
const SHARED_FROM = 3;
const SIGNS: Record<Transition['by'], string> = {client: '↑', server: '↓', transport: '•'};

/** Returns the drawing with its own title and description, and its width. */
export function stateDiagram(title: string, states: State[], transitions: Transition[], finals: string[]) {
  const {arrows, notes} = arrowsOf(states, transitions);
  const graph = new graphlib.Graph({multigraph: true});
  graph.setGraph({rankdir: 'TB', nodesep: 20, ranksep: 22, edgesep: 8, marginx: 2, marginy: 8});
  graph.setDefaultEdgeLabel(() => ({}));
  // The layout puts what is named first at the left: notes fit below a state that ends early.
  for (const {id, lines} of notes) {
    graph.setNode(id, {width: widest(lines) + 24, height: lines.length * LINE + 14, lines});
  }
  for (const {id, label} of states) graph.setNode(id, {width: label.length * 8 + 36, height: 30, label});
  for (const [index, {from, to, labels}] of arrows.entries()) {
    const lines = labels.map(({text, by}) => `${SIGNS[by]} ${text}`);
    const size = {width: widest(lines) + 8, height: lines.length * LINE + 4, labelpos: 'c'};
    graph.setEdge(from, to, {...size, labels}, String(index));
  }
  layout(graph);
  const {width = 0, height = 0} = graph.graph();
  const label = `${title}. The table below says the same in words.`;
  const figure = drawing(
    {className: 'ref-diagram', width: Math.ceil(width), height: Math.ceil(height), label},
    {id: 'ref-arrow', orient: 'auto-start-reverse'},
    ...graph.edges().map((edge) => drawEdge(graph.edge(edge))),
    ...graph.nodes().map((id) => drawNode(graph.node(id), finals.includes(id))),
  );
  return {width, drawing: figure};
}

function widest(lines: string[]): number {
  return Math.max(...lines.map((line) => line.length)) * LETTER;
}

interface Drawn {
  x: number;
  y: number;
  width: number;
  height: number;
  label?: string;
  lines?: string[];
  labels?: Arrow['labels'];
  points?: {x: number; y: number}[];
}

function drawNode(node: Drawn, isFinal: boolean): RootContent {
  const {x, y, width, height, label, lines = [label ?? '']} = node;
  const className = ['ref-state', isFinal && 'ref-state-final', !label && 'ref-state-note'].filter(Boolean).join(' ');
  return html(
    'g',
    {className},
    html('rect', {
      x: round(x - width / 2),
      y: round(y - height / 2),
      width: round(width),
      height: round(height),
      rx: label ? 15 : 6,
    }),
    ...textLines(lines, x, y),
  );
}

function drawEdge(edge: Drawn): RootContent {
  const labels = edge.labels ?? [];
  const top = edge.y - ((labels.length - 1) * LINE) / 2;
  return html(
    'g',
    {className: 'ref-edge'},
    html('path', {d: curve(edge), markerEnd: 'url(#ref-arrow)'}),
    ...labels.map(({text, by}, index) =>
      html(
        'text',
        {className: `ref-by-${by}`, x: round(edge.x), y: round(top + index * LINE + 4), textAnchor: 'middle'},
        `${SIGNS[by]} ${text}`,
      ),
    ),
  );
}

function textLines(lines: string[], x: number, y: number): RootContent[] {
  const top = y - ((lines.length - 1) * LINE) / 2;
  return lines.map((line, index) =>
    html('text', {x: round(x), y: round(top + index * LINE + 4.5), textAnchor: 'middle'}, line),
  );
}

/** A smooth line through every point of the layout, which ends above the label in its middle and goes on below it. */
function curve({points: all = [], x, y, height}: Drawn): string {
  const label = all.findIndex((point) => point.x === x && point.y === y);
  const way = Math.sign((all.at(-1)?.y ?? 0) - (all[0]?.y ?? 0)) * (height / 2);
  const points = all.toSpliced(label, 1, {x, y: y - way}, {x, y: y + way});
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? {x: 0, y: 0};
  const pair = (x: number, y: number) => `${round(x)} ${round(y)}`;
  const parts = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const first = pair(start.x + (end.x - before.x) / 6, start.y + (end.y - before.y) / 6);
    const second = pair(end.x - (after.x - start.x) / 6, end.y - (after.y - start.y) / 6);
    return index === label ? `M${pair(end.x, end.y)}` : `C${first} ${second} ${pair(end.x, end.y)}`;
  });
  return `M${pair(at(0).x, at(0).y)}${parts.join('')}`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** One arrow per pair of states; what three or more states have in common leaves from a note. */
function arrowsOf(states: State[], transitions: Transition[]) {
  const steps = transitions.filter(({from, to}) => from !== to);
  const nameOf = ({message, event}: Transition) => message ?? event ?? '';
  const shared = new Map<string, Transition[]>();
  for (const step of steps) {
    const key = `${step.to} ${nameOf(step)} ${step.by}`;
    shared.set(key, [...(shared.get(key) ?? []), step]);
  }
  const notes: {id: string; lines: string[]}[] = [];
  const arrows: Arrow[] = [];
  const add = (from: string, step: Transition) => {
    const label = {text: nameOf(step), by: step.by};
    const found = arrows.find((arrow) => arrow.from === from && arrow.to === step.to);
    if (found) found.labels.push(label);
    else arrows.push({from, to: step.to, labels: [label]});
  };
  for (const group of shared.values()) {
    const [first] = group;
    if (!first) continue;
    if (group.length < SHARED_FROM) for (const step of group) add(step.from, step);
    else {
      const names = group.map(({from}) => states.find(({id}) => id === from)?.label ?? from);
      const id = `note ${names.join()}`;
      if (!notes.some((note) => note.id === id)) notes.push({id, lines: ['From any of', ...names]});
      add(id, first);
    }
  }
  return {arrows, notes};
}
