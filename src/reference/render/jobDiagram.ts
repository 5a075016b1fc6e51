/** The life of a batch job as a line of time, with what the contract says of each status. */
import {parse} from 'acorn';
import type {Program} from 'estree';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {jsx} from './nodes';

export interface Lifecycle {
  states: {name: string; meaning: string}[];
  transitions: {from: string | null; to: string; trigger: string}[];
}

const LATER_STEPS = ['Processing ends', 'You delete the job, or its retention ends'];
const TONES: Record<string, string> = {done: 'good', rejected: 'danger'};

/** Returns the figure, which is a list of steps without its style. */
export function jobDiagram({states, transitions}: Lifecycle): MdxJsxFlowElement {
  const stepOf = (name: string): number =>
    Math.max(...transitions.map(({from, to}) => (to !== name ? 0 : from === null ? 0 : stepOf(from) + 1)));
  const first = transitions.find(({from}) => from === null)?.trigger ?? '';
  const steps = [first, ...LATER_STEPS].map((when, step) => ({
    when,
    boxes: states
      .filter(({name}) => stepOf(name) === step)
      .map(({name, meaning}) => ({title: `\`${name}\``, text: meaning, tone: TONES[name]})),
  }));
  const figure = jsx('FlowDiagram', {caption: 'The life of a batch job'});
  const value = JSON.stringify(steps);
  figure.attributes.push({
    type: 'mdxJsxAttribute',
    name: 'steps',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value,
      data: {estree: parse(`(${value})`, {ecmaVersion: 'latest', sourceType: 'module'}) as Program},
    },
  });
  return figure;
}
