/** Every check that contracts and pages agree. */
import type {Reference} from '../../src/reference/schemaLocations';
import {closeCodesAgree, deprecationsAreNamed, errorTextsAgree, noAssumedStatuses} from './errors';
import {guidesNameContracts} from './guides';
import {limitsAgree, numbersComeFromData} from './limits';
import {contractsKnowNames} from './names';
import {schemasHavePages} from './schemas';
import {readGuides, readPages, type Texts, withTokens} from './texts';

/** Returns what disagrees, each with its place. */
export function contractProblems(reference: Reference): string[] {
  return [
    ...schemasHavePages(reference),
    ...guidesNameContracts(reference, withTokens(readGuides())),
    ...limitsAgree(reference),
    ...problemsOnPages(reference, readPages('docs', 'api-ref')),
  ];
}

/** Returns what pages, with their tokens, say against the contracts and the data. */
export function problemsOnPages(reference: Reference, pages: Texts): string[] {
  return [
    ...contractsKnowNames(reference, pages),
    ...errorTextsAgree(reference, withTokens(pages)),
    ...noAssumedStatuses(reference, withTokens(pages)),
    ...closeCodesAgree(reference, pages),
    ...deprecationsAreNamed(reference, pages),
    ...numbersComeFromData(pages),
  ];
}
