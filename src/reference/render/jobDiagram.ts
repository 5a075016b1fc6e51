/** The life of a batch job as a drawing. */
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {el, serialize} from './html';
import {element} from './nodes';
import {stateDiagram} from './stateDiagram';

interface Lifecycle {
  states: {name: string; final: boolean; meaning: string}[];
  transitions: {from: string | null; to: string; trigger: string}[];
}

/** Returns the figure; the tables after it say the same in words. */
export function jobDiagram({states, transitions}: Lifecycle): MdxJsxFlowElement {
  const drawn = stateDiagram(
    'States of a job',
    states.map(({name, meaning}) => ({id: name, label: name, description: meaning})),
    transitions.flatMap(({from, to, trigger}) =>
      from === null ? [] : [{from, to, event: shortTrigger(trigger), by: sender(trigger)}],
    ),
    states.filter(({final}) => final).map(({name}) => name),
  );
  const caption = 'States of a job. ↑ your request, • the service.';
  const scroller = el('div', {className: 'ref-figure-scroll', tabIndex: 0, role: 'group', ariaLabel: caption}, drawn);
  const figure = el('figure', {className: 'ref-figure'}, scroller, el('figcaption', {}, caption));
  return element('StaticHtml', {html: serialize(figure)});
}

function sender(trigger: string): 'client' | 'transport' {
  return trigger.startsWith('`') ? 'client' : 'transport';
}

/** The first words: the table has the rest. */
function shortTrigger(trigger: string): string {
  const text = trigger.replaceAll('`', '').replace(' /jobs/{jobid}', '').replace(' with ', ' ');
  return (text.split(', read')[0] ?? text).replace(/\s+/g, ' ').replace("The input can't be fetched", 'Input unusable');
}
