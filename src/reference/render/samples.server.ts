/** Sample programs of a request, in one set of tabs whose language is kept across pages. */
import {existsSync, readFileSync} from 'node:fs';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {sampleLanguages} from '../../../data/sampleLanguages';
import {programFile} from '../../lib/programFile';
import {requestPrograms} from '../../lib/requestPrograms/index.server';
import {InvalidAttribute} from '../lookup';
import {fence, jsx} from './nodes';

const LANGUAGES = sampleLanguages.flatMap(({id, fences, tab, ...rest}) => {
  const [[ending = '', fence = ''] = []] = Object.entries(fences);
  return tab && !('isLoaded' in rest) ? [{...tab, folder: id, ending, fence}] : [];
});

/** Where the published address is spelled as no program would be. */
const NAMES: Record<string, string> = {'get-object-ur-ls': 'get-object-urls'};

/** Returns the name of the programs of a page, which is that of its route wherever a program would be called so. */
export function sampleNameOf(route: string): string {
  return NAMES[route] ?? route;
}

/**
 * Returns the tabs with the programs `samples/reference/<language>/<name>`, named by `sampleNameOf`, and with those that
 * are written from the command for curl.
 */
export function requestSamples(route: string): MdxJsxFlowElement {
  const name = sampleNameOf(route);
  const tabs = languageTabs((language) => {
    const file = `samples/reference/${language.folder}/${name}${language.ending}`;
    if (!existsSync(file)) {
      throw new InvalidAttribute(
        `the sample ${file} is missing. Write it, so that the page shows the request in that language.`,
      );
    }
    return file;
  });
  const written = requestPrograms(name, readFileSync(`samples/reference/shell/${name}.sh`, 'utf8'));
  tabs.children.push(
    ...written.map(({id, label, ...program}) => jsx('TabItem', {value: id, label}, programFile(program))),
  );
  return tabs;
}

/** Returns the tabs with the files that `fileOf` names; a language without a file has no tab. */
export function languageTabs(fileOf: (language: (typeof LANGUAGES)[number]) => string | undefined): MdxJsxFlowElement {
  const items = LANGUAGES.flatMap((language) => {
    const file = fileOf(language);
    if (!file) return [];
    const program = fence(language.fence, '', `file=${file}`);
    return [jsx('TabItem', {value: language.value, label: language.label}, program)];
  });
  return jsx('Tabs', {groupId: 'language'}, ...items);
}
