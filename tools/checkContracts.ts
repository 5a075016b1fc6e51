/** `npm run check:contracts`: contracts, pages, and samples agree. Prints what was counted in each. */
import {countExamples} from '../src/reference/checks/examples.server';
import {loadReference} from '../src/reference/load.server';
import {contractReports} from './contracts/reports';

async function main(): Promise<number> {
  const reference = await loadReference();
  const examples = Object.values(reference.contracts).reduce((sum, contract) => sum + countExamples(contract), 0);
  console.log(`Contracts: ${examples} examples fit their schemas`);
  const reports = Object.entries(contractReports(reference));
  for (const [title, {counts, problems}] of reports) {
    const counted = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
    console.log(`${title}: ${counted.join(', ')}; ${problems.length} problems`);
    for (const problem of problems) console.error(`  ${problem}`);
  }
  return reports.some(([, {problems}]) => problems.length > 0) ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
