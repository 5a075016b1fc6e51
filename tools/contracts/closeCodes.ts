/** A page that names the close code of an error names the one that the contract gives to that error. */
import type {Reference} from '../../src/reference/schemaLocations';
import type {TextReport} from './errorTexts';
import {splitPage} from './pageNames';

/** Reports every error on a page whose close code differs from the contract of its API. */
export function closeCodesAgree(reference: Reference, pages: ReadonlyMap<string, string>): TextReport {
  const problems: string[] = [];
  let compared = 0;
  for (const [file, page] of pages) {
    const api = /flow|voice-agent/.test(file) ? 'flow' : 'realtime';
    const codes = codesByType(reference, api);
    for (const [index, line] of splitPage(page).prose.entries()) {
      const [, type = ''] =
        [...line.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].find(([, name = '']) => codes.has(name)) ?? [];
      const [, said] = /\bclose code `?(\d{4})\b/i.exec(line) ?? [];
      if (!type || !said) continue;
      compared += 1;
      const code = codes.get(type);
      if (`${code}` === said) continue;
      const right = code === null ? 'it has no code of its own' : `the contract says ${code}`;
      problems.push(`${file}:${index + 1}: close code ${said} is not the one of "${type}"; ${right}.`);
    }
  }
  return {counts: {'errors with a close code on pages': compared}, problems};
}

function codesByType({contracts}: Reference, api: 'realtime' | 'flow'): Map<string, number | null> {
  const errors: {type: string; closeCode: number | null}[] = contracts[api].root['x-errors'];
  return new Map(errors.map(({type, closeCode}) => [type, closeCode]));
}
