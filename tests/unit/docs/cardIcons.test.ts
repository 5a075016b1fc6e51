import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';

/** Every card of the guides: the address it leads to, without its anchor, and its icon. */
const cards = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => [...readFileSync(join('docs', file), 'utf8').matchAll(/<Card [^>]*>/g)])
  // A product has its wave in places where it has room.
  .filter(([card]) => !/ wave="/.test(card))
  .map(([card]) => ({
    target: /href="([^"#]*)/.exec(card)?.[1] ?? '',
    icon: /icon="([^"]*)"/.exec(card)?.[1] ?? '',
  }))
  // A page may show its cards without pictures.
  .filter(({icon}) => icon);

it('an icon says where a card leads: each page has one, on whatever page the card is', () => {
  const icons = new Map<string, Set<string>>();
  for (const {target, icon} of cards) icons.set(target, (icons.get(target) ?? new Set()).add(icon));
  expect([...icons].filter(([, used]) => used.size > 1).map(([target, used]) => `${target}: ${[...used]}`)).toEqual([]);
  expect(icons.size).toBeGreaterThan(40);
});
