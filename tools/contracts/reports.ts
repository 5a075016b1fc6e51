/** Every check that contracts, pages, and samples agree: with its counts and its findings. */
import type {Reference} from '../../src/reference/schemaLocations';
import {closeCodesAgree, deprecationsAreNamed, errorTextsAgree, noAssumedStatuses} from './errors';
import {guidesNameContracts} from './guides';
import {limitsAgree, numbersComeFromData} from './limits';
import {contractsKnowNames} from './names';
import {pagesCoverContracts} from './pages';
import {type Report, readGuides, readPages, readSamples, withTokens} from './texts';

/** Returns the reports by their titles. */
export function contractReports(reference: Reference): Record<string, Report> {
  const typed = readPages('docs', 'api-ref');
  const pages = withTokens(typed);
  return {
    'Contracts → pages': pagesCoverContracts(reference, readPages('api-ref')),
    'Contracts → guides': guidesNameContracts(reference, withTokens(readGuides())),
    'Pages and samples → contracts': contractsKnowNames(reference, typed, readSamples()),
    'Error texts': errorTextsAgree(reference, pages),
    'Assumed statuses': noAssumedStatuses(reference, pages),
    'Close codes': closeCodesAgree(reference, typed),
    'Deprecated fields': deprecationsAreNamed(reference, typed),
    Limits: limitsAgree(reference),
    'Numbers of data': numbersComeFromData(typed),
  };
}
