/** `npm run check:contracts`: contracts, pages and samples tell one story. Prints what was counted, both ways. */

import {countExamples} from '../src/reference/checks/examples.server';
import {loadReference} from '../src/reference/load.server';
import {noAssumedStatuses} from './contracts/assumedStatuses';
import {closeCodesAgree} from './contracts/closeCodes';
import {pagesCoverContracts, readGuides, readPages, readSamples, withTokens} from './contracts/coverage';
import {numbersComeFromData} from './contracts/dataNumbers';
import {deprecationsAreNamed, errorTextsAgree} from './contracts/errorTexts';
import {guidesNameContract} from './contracts/guideCoverage';
import {contractsKnowNames} from './contracts/names';
import {numbersAgree} from './contracts/numbers';
import {guidesNameSockets} from './contracts/socketGuides';

async function main(): Promise<number> {
  const reference = await loadReference();
  const examples = Object.values(reference.contracts).reduce((sum, contract) => sum + countExamples(contract), 0);
  const pages = readPages('docs', 'api-ref');
  const samples = readSamples();
  const reports = [
    {title: 'Contracts → pages', ...pagesCoverContracts(reference, readPages('api-ref'))},
    {title: 'Pages and samples → contracts', ...contractsKnowNames(reference, pages, samples)},
    {title: 'Error texts', ...errorTextsAgree(reference, withTokens(pages))},
    {title: 'Assumed statuses', ...noAssumedStatuses(reference, withTokens(pages))},
    {title: 'Close codes', ...closeCodesAgree(reference, pages)},
    {title: 'Contracts → guides', ...guidesNameContract(reference, withTokens(readGuides()))},
    {title: 'Socket contracts → guides', ...guidesNameSockets(reference, withTokens(readGuides()))},
    {title: 'Deprecated fields', ...deprecationsAreNamed(reference, pages)},
    {title: 'Numbers of data', ...numbersComeFromData(pages)},
    {title: 'Numbers', ...numbersAgree(reference, withTokens(pages), samples)},
  ];
  console.log(`Contracts: ${examples} examples fit their schemas`);
  for (const {title, counts, problems} of reports) {
    const counted = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
    console.log(`${title}: ${counted.join(', ')}; ${problems.length} problems`);
    for (const problem of problems) console.error(`  ${problem}`);
  }
  return reports.some(({problems}) => problems.length > 0) ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
