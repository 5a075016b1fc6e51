/** An HTTP status that only the emulator assumes for an error is beside that error on no page. */
import {ASSUMED_STATUSES} from '../../packages/protocol/contracts/assumedStatuses';
import type {Reference} from '../../src/reference/schemaLocations';
import type {TextReport} from './errorTexts';
import {splitPage} from './pageNames';

interface HttpError {
  id: string;
  value: string | null;
  details: string[];
}

/** Reports every line of a page that names the text of an error and the status that the emulator assumes for it. */
export function noAssumedStatuses(reference: Reference, pages: ReadonlyMap<string, string>): TextReport {
  const errors: HttpError[] = reference.contracts.batch.root['x-errors'];
  const assumed = errors.flatMap(({id, value, details}) => {
    const status = ASSUMED_STATUSES[id];
    const texts = [value, ...details].filter((text) => text !== null);
    return status ? texts.map((text) => ({text, status: String(status)})) : [];
  });
  const problems: string[] = [];
  for (const [file, page] of pages) {
    for (const [index, line] of splitPage(page).prose.entries()) {
      const codes = [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
      for (const {text, status} of assumed) {
        if (!codes.some((code) => code.startsWith(text)) || !codes.includes(status)) continue;
        problems.push(
          `${file}:${index + 1}: ${status} for "${text}" is the emulator's assumption. Leave the status out.`,
        );
      }
    }
  }
  return {counts: {'texts without a status': assumed.length}, problems};
}
