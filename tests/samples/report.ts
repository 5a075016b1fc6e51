/** What the runner says at its end: how many programs ran, by language, and which did not, and why. */
import {dirname} from 'node:path';
import type {Block} from './blocks';
import type {Program} from './programs';

export type Result = 'passed' | 'failed' | {missing: string};

/** Returns the lines; `results` has no entry for a program that is not run. */
export function reportOf(programs: readonly Program[], results: ReadonlyMap<string, Result>): string[] {
  const count = (mine: readonly Program[]) => {
    const ended = (how: Result) => mine.filter(({path}) => results.get(path) === how).length;
    const [passed, failed] = [ended('passed'), ended('failed')];
    return `${passed} passed, ${failed} failed, ${mine.length - passed - failed} not run`;
  };
  const languages = [...new Set(programs.map(({language}) => language))];
  const whyNot = programs.flatMap(({path, reason}) => {
    const result = results.get(path);
    const why = reason ?? (typeof result === 'object' && `${result.missing} is missing here (npm run setup)`);
    return why ? [`  ${path}: ${why}`] : [];
  });
  return [
    `samples: ${programs.length} programs: ${count(programs)}`,
    ...languages.map((one) => `  ${one.padEnd(11)}${count(programs.filter(({language}) => language === one))}`),
    ...whyNot,
  ];
}

/** Returns which pages show a program: those that name it, and those of the reference by their own name. */
export function pageFinder(blocks: readonly Block[]): (path: string) => string[] {
  const pages = new Map<string, Set<string>>();
  for (const {page, meta} of blocks) {
    if (meta.file) pages.set(meta.file, (pages.get(meta.file) ?? new Set()).add(page));
  }
  return (path) => {
    if (!path.startsWith('reference/')) return [...(pages.get(`samples/${path}`) ?? [])];
    return [`api-ref/batch/${path.slice(dirname(path).length + 1).replace(/\.\w+$/, '')}.mdx`];
  };
}
