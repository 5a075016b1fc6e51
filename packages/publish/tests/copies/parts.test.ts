/** How a long page is divided into files. */
import {fromMarkdown} from 'mdast-util-from-markdown';
import {expect, it} from 'vitest';
import {partsOf} from '../../copies/parts.server';

const text = (chars: number) => 'word '.repeat(chars / 5);
const namesOf = (markdown: string) => partsOf(fromMarkdown(markdown).children).map(({name, title}) => [name, title]);

it('makes one part of each message, with the words before the first', () => {
  const parts = partsOf(
    fromMarkdown(
      `## Messages you send {#send}\n\nWords.\n\n### Start {#start}\n\n${text(25_000)}\n\n### Stop {#stop}\n\nEnds.`,
    ).children,
  );
  expect(parts.map(({name, isMessage}) => [name, isMessage])).toEqual([
    ['start', true],
    ['stop', true],
  ]);
  expect(parts[0]?.blocks.length).toBe(4);
});

it('loses no section whose heading only begins like one of messages', () => {
  expect(namesOf(`## Messages in real time {#messages}\n\n${text(3000)}`)).toEqual([
    ['messages', 'Messages in real time'],
  ]);
});

it('joins a small section with a neighbor, and names the file by the larger one', () => {
  const page = `## Before {#before}\n\nShort.\n\n## Use {#use}\n\n${text(5000)}\n\n## Next steps {#next}\n\nShort.`;
  expect(namesOf(page)).toEqual([['use', 'Before, Use, Next steps']]);
});
