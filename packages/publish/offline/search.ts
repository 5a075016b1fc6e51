/** The search of the archive: the index is in the script, because a page from a disk may not fetch a file. */
import {openEngine} from '@speech-docs/search/engine';
import type {IndexFile} from '@speech-docs/search/indexFile';
import {LEVELS, plainText} from '@speech-docs/search/types';

declare const INDEX: IndexFile;
/** The file of each page, by its address. */
declare const FILES: Readonly<Record<string, string>>;

const MOST = 20;
const engine = openEngine(INDEX);
const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector) as Found;
const field = find<HTMLInputElement>('input[type=search]');

function show(query: string): void {
  const {hits, total} = engine.search(
    {query, page: 0, hitsPerPage: MOST, snippetWords: 24, filters: engine.filters},
    'file:',
  );
  find('main [role=status]').textContent = query.trim() ? `${total} results` : '';
  const items = hits.map(({url, hierarchy, snippet}) => {
    const [, address = '', hash = ''] = /^file:([^#]*)(.*)$/.exec(url) ?? [];
    const link = document.createElement('a');
    link.href = `${FILES[address] ?? ''}${hash}`;
    const titles = LEVELS.map((level) => plainText(hierarchy[level] ?? []));
    link.textContent = titles.filter(Boolean).join(' › ');
    const text = document.createElement('p');
    text.textContent = snippet ? plainText(snippet) : '';
    const item = document.createElement('li');
    item.append(link, text);
    return item;
  });
  find('main ol').replaceChildren(...(query.trim() ? items : []));
}

find('form').addEventListener('submit', (event) => event.preventDefault());
field.addEventListener('input', () => show(field.value));
// The field may be filled by now: typed into while this file loaded, or restored by the browser on the way back.
addEventListener('pageshow', () => show(field.value));
