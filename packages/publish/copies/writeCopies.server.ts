/** Writes the pages of one language as Markdown, with the files that programs find them by. */
import type {SiteFacts} from '@speech-docs/agents/pack';
import {contractsOf} from '@speech-docs/protocol/contracts';
import {contractsBelow} from '@speech-docs/protocol/facts';
import {type HtmlPage, writeInside} from '../htmlPages.server';
import type {BuiltSite} from '../site.server';
import {type CopiedPage, copyFiles, readCopy} from './copies.server';
import {indexFiles} from './indexes.server';
import {write as writeMarkdown} from './markdown.server';

interface WrittenCopies {
  /** Pages that have a copy. */
  paths: ReadonlySet<string>;
  /** The same as one thing, for the package that agents run. */
  facts: () => Omit<SiteFacts, 'version'>;
}

/** Writes all files for `pages`, which are of one language, below `root`. */
export function writeCopies(root: string, pages: readonly HtmlPage[], site: BuiltSite): WrittenCopies {
  const places = pages[0]?.places;
  if (!places) throw new Error('A language without pages has no Markdown.');
  const copied = pages.flatMap((page) => readCopy(page) ?? []).sort((a, b) => (a.path < b.path ? -1 : 1));
  const versionsOf = (path: string) => contractsOf(path, site.contracts, contractsBelow);
  const files = copyFiles(copied, {places, contractsOf: versionsOf});
  for (const {path, text} of [...files, ...indexFiles(copied, files, {...site, places})])
    writeInside(root, places.at(path).file, text);
  return {
    paths: new Set(copied.map(({path}) => path)),
    facts: () => ({
      contracts: site.contracts.map(({name, version}) => `${name} ${version}`).join(', '),
      site: places.at('/').url.replace(/\/$/, ''),
      pages: Object.fromEntries(copied.map((page) => [page.path, wholePage(page)])),
    }),
  };

  function wholePage({title, tree}: CopiedPage): SiteFacts['pages'][string] {
    const markdown = writeMarkdown(tree.children).replaceAll(`](${places?.base}`, '](/');
    return {title, markdown};
  }
}
