/** What of the project a change of a contract touches: everything that names what changed. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Change} from '@speech-docs/contracts/history/change';
import {copyAddress} from '@speech-docs/publish/copyAddress';
import {readSourcePages} from '../../src/lib/sourcePages.server';
import {ROOT} from '../paths';
import type {Touched} from './report';
import {readPages, readSamples} from './texts';

/** Pages that show a whole contract, and so every name in it. */
const REFERENCE = {
  batch: /^\/api-ref\/batch\//,
  realtime: /^\/api-ref\/realtime-/,
  flow: /^\/api-ref\/flow-/,
};
const anchorsEver: Record<string, string[]> = JSON.parse(readFileSync(join(ROOT, 'data/anchors-ever.json'), 'utf8'));
const texts = readPages('docs', 'api-ref');
const pages = readSourcePages(ROOT).map(({tree, id, address}) => {
  const file = `${tree === 'docs' ? 'docs' : 'api-ref'}/${id}.mdx`;
  return {path: address, text: texts.get(file) ?? texts.get(file.replace(/x$/, '')) ?? ''};
});
const samples = [...readSamples()].map(([path, text]) => ({path, text}));

/** Returns pages with their copies, anchors, and samples that contain the last name of the address. */
export function touchedBy({api, address}: Change): Touched {
  const [, ...fields] = address.split('.');
  const name = fields.at(-1) ?? address;
  const word = new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\w-])`);
  const ending = fields.join('.').toLowerCase();
  const anchors = Object.entries(anchorsEver).flatMap(([path, ids]) =>
    REFERENCE[api].test(path)
      ? ids.filter((id) => isOf(id, ending || address.toLowerCase())).map((id) => `${path}#${id}`)
      : [],
  );
  const named = pages.filter(({text}) => word.test(text)).map(({path}) => path);
  const all = [...new Set([...named, ...anchors.map((anchor) => anchor.split('#')[0] ?? '')])];
  return {
    pages: all,
    copies: all.map(copyAddress),
    anchors,
    samples: samples.filter(({text}) => word.test(text)).map(({path}) => path),
  };
}

/** An anchor is the name itself, or ends with it after a dot. */
const isOf = (id: string, ending: string) => id === ending || id.endsWith(`.${ending}`);
