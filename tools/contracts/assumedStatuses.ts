/** An HTTP status that only the emulator assumes for an error is beside that error on no page. */
import type {Reference} from '../../src/reference/schemaLocations';
import type {TextReport} from './errorTexts';
import {splitPage} from './pageNames';

interface HttpError {
  value: string | null;
  details: string[];
  assumed?: {statuses: number[]};
}

/** Reports every line of a page that names the text of an error and the status that the emulator assumes for it. */
export function noAssumedStatuses(reference: Reference, pages: ReadonlyMap<string, string>): TextReport {
  const errors: HttpError[] = reference.contracts.batch.root['x-errors'];
  const assumed = errors.flatMap(({value, details, assumed}) => {
    const texts = [value, ...details].filter((text) => text !== null);
    return assumed ? texts.map((text) => ({text, statuses: assumed.statuses.map(String)})) : [];
  });
  const problems: string[] = [];
  for (const [file, page] of pages) {
    for (const [index, line] of splitPage(page).prose.entries()) {
      const codes = [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
      for (const {text, statuses} of assumed) {
        if (!codes.some((code) => code.startsWith(text))) continue;
        const status = codes.find((code) => statuses.includes(code));
        if (!status) continue;
        problems.push(
          `${file}:${index + 1}: ${status} for "${text}" is the emulator's assumption. Leave the status out.`,
        );
      }
    }
  }
  return {counts: {'texts without a status': assumed.length}, problems};
}
