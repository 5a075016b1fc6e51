import {cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {ASSUMED_STATUSES} from '../../../packages/protocol/contracts/assumedStatuses';
import {failuresIn} from '../../../src/reference/failures';
import {loadReference} from '../../../src/reference/load.server';
import {errorCatalogue} from '../../../src/reference/render/errorCatalogue';
import type {Reference} from '../../../src/reference/schemaLocations';
import {ALLOWED} from '../../../tools/contracts/allowed';
import {noAssumedStatuses} from '../../../tools/contracts/assumedStatuses';
import {closeCodesAgree} from '../../../tools/contracts/closeCodes';
import {pagesCoverContracts, readGuides, readPages, readSamples, withTokens} from '../../../tools/contracts/coverage';
import {numbersComeFromData} from '../../../tools/contracts/dataNumbers';
import {deprecationsAreNamed, errorTextsAgree} from '../../../tools/contracts/errorTexts';
import {guidesNameContract} from '../../../tools/contracts/guideCoverage';
import {contractsKnowNames} from '../../../tools/contracts/names';
import {numbersAgree} from '../../../tools/contracts/numbers';
import {guidesNameSockets} from '../../../tools/contracts/socketGuides';
import {ROOT} from '../../../tools/paths';
import {run} from '../../../tools/run';
import {temporaryFolder} from '../../support/temporaryFolder';

let reference: Reference;
beforeAll(async () => {
  reference = await loadReference();
}, 120_000);

describe('contracts, pages and samples tell one story', () => {
  it('shows every operation, message and schema on exactly one page', () => {
    const {problems, counts} = pagesCoverContracts(reference, readPages('api-ref'));
    expect(problems).toEqual([]);
    expect(counts.operations).toBe(reference.operations.filter(({route}) => route).length);
    expect(counts.fields).toBeGreaterThan(900);
  });

  it('names in code style only what a contract holds or the list explains', () => {
    const {problems, counts} = contractsKnowNames(reference, readPages('docs', 'api-ref'), readSamples());
    expect(problems).toEqual([]);
    expect(counts['names in prose']).toBeGreaterThan(800);
    expect(counts['names in code blocks and samples']).toBeGreaterThan(2_000);
  });

  it('prints no error text that the contracts lack', () => {
    const {problems, counts} = errorTextsAgree(reference, withTokens(readPages('docs', 'api-ref')));
    expect(problems).toEqual([]);
    expect(counts['error texts of contracts']).toBeGreaterThan(50);
    expect(counts['error texts on pages']).toBeGreaterThan(20);
  });

  it('says of every deprecated field on a page that it is deprecated', () => {
    const {problems, counts} = deprecationsAreNamed(reference, readPages('docs', 'api-ref'));
    expect(problems).toEqual([]);
    expect(counts['deprecated fields']).toBeGreaterThan(3);
  });

  it('gives every error on a page the close code of its contract, and finds another one', () => {
    const {problems, counts} = closeCodesAgree(reference, readPages('docs', 'api-ref'));
    expect(problems).toEqual([]);
    expect(counts['errors with a close code on pages']).toBeGreaterThan(4);
    const page = new Map([['docs/a.mdx', '| `quota_exceeded`, close code 4004 | Too many sessions |']]);
    expect(closeCodesAgree(reference, page).problems).toEqual([
      'docs/a.mdx:1: close code 4004 is not the one of "quota_exceeded"; the contract says 4005.',
    ]);
  });

  it('finds an invented reason of a socket, whatever values the true one has', () => {
    const problemsOf = (reason: string) => {
      const block = `\`\`\`json\n{"message": "Error", "type": "invalid_language", "reason": "${reason}"}\n\`\`\``;
      return errorTextsAgree(reference, new Map([['docs/voice-agents-flow/a.mdx', block]])).problems;
    };
    expect(problemsOf("Language 'xx' is not supported.")).toEqual([]);
    expect(problemsOf("Language 'xx' does not exist here.")).toEqual([expect.stringContaining('a.mdx:2')]);
  });

  it('finds an invented error text, and a deprecated field without the word', () => {
    const page = new Map([
      ['docs/a.mdx', "`Job config JSON is invalid: no translation from 'en' to 'eu'`, `operating_point`"],
    ]);
    expect(errorTextsAgree(reference, page).problems).toEqual([expect.stringMatching(/^docs\/a\.mdx:1: /)]);
    expect(deprecationsAreNamed(reference, page).problems).toEqual([expect.stringContaining('operating_point')]);
  });

  it('names every field and value of batch on a guide', () => {
    const {problems, counts} = guidesNameContract(reference, withTokens(readGuides()));
    expect(problems).toEqual([]);
    expect(counts.fields).toBeGreaterThan(100);
  });

  it('names on guides every message, field, and value of the sockets', () => {
    const guides = withTokens(readGuides());
    const {problems, counts} = guidesNameSockets(reference, guides);
    expect(problems).toEqual([]);
    expect(counts.messages).toBe(reference.messages.realtime.length + reference.messages.flow.length);
    const without = new Map([...guides].map(([path, text]) => [path, text.replaceAll('ForceEndOfUtterance', 'Force')]));
    expect(guidesNameSockets(reference, without).problems).toEqual([
      'no guide names "ForceEndOfUtterance" of realtime (messages). Name it in docs/, or mark it x-reference-only.',
    ]);
  });

  it('renders no assumed status as a fact', () => {
    const errors: {value: string | null; statuses: number[]}[] = reference.contracts.batch.root['x-errors'];
    const entries = JSON.stringify(errorCatalogue(failuresIn(reference.contracts)));
    const open = errors.filter(({statuses}) => statuses.length === 0);
    expect(open.length).toBeGreaterThan(10);
    expect(entries.split('usually ').length - 1).toBe(open.length);
  });

  it('shows chapters that cover the recording from its start to its end, without a gap', () => {
    const example = reference.contracts.batch.root.components.examples.TranscriptChapters.value;
    const output = JSON.parse(readFileSync(join(ROOT, 'samples/batch/output/auto-chapters.json'), 'utf8'));
    for (const {job, chapters} of [example, output] as {
      job: {duration: number};
      chapters: {start_time: number; end_time: number}[];
    }[]) {
      expect(chapters[0]?.start_time).toBe(0);
      for (const [index, {start_time: start}] of chapters.entries()) {
        if (index > 0) expect(start).toBe(chapters[index - 1]?.end_time);
      }
      // A duration is rounded up to whole seconds.
      expect(Math.ceil(chapters.at(-1)?.end_time ?? 0)).toBe(job.duration);
    }
  });

  it('prints no assumed status on a page, and finds one', () => {
    const {problems, counts} = noAssumedStatuses(reference, withTokens(readPages('docs', 'api-ref')));
    expect(problems).toEqual([]);
    expect(counts['texts without a status']).toBeGreaterThan(10);
    const errors: {id: string; value: string}[] = reference.contracts.batch.root['x-errors'];
    const [[id, status] = []] = Object.entries(ASSUMED_STATUSES);
    const open = errors.find((error) => error.id === id);
    const page = new Map([['docs/a.mdx', `| \`${status}\` | \`${open?.value}\` |`]]);
    expect(noAssumedStatuses(reference, page).problems).toEqual([expect.stringMatching(/^docs\/a\.mdx:1: /)]);
  });

  it('assumes a status for errors that the contract leaves open, and for no other', () => {
    const errors: {id: string; statuses: number[]}[] = reference.contracts.batch.root['x-errors'];
    const open = errors.filter(({statuses}) => statuses.length === 0).map(({id}) => id);
    expect(Object.keys(ASSUMED_STATUSES).filter((id) => !open.includes(id))).toEqual([]);
  });

  it('offers contracts that contain facts alone', () => {
    expect(reference.contracts.batch.text).not.toContain('assumed');
  });

  it('types no number that a data file holds, and finds one', () => {
    const {problems, counts} = numbersComeFromData(readPages('docs', 'api-ref'));
    expect(problems).toEqual([]);
    expect(counts['numbers of data that pages may not type']).toBeGreaterThan(30);
    const page = new Map([
      ['docs/a.mdx', '---\ntitle: "48 hours"\n---\nA session lasts 48 hours, and there are `69 pairs`.'],
    ]);
    expect(numbersComeFromData(page).problems).toEqual([
      'docs/a.mdx:4: "48 hours" is typed. Write {{limits.realtime.sessionHours}}.',
    ]);
  });

  it('states the same numbers as the contracts', () => {
    const {problems, counts} = numbersAgree(reference, withTokens(readPages('docs', 'api-ref')), readSamples());
    expect(problems).toEqual([]);
    expect(counts['limits that a contract bounds']).toBeGreaterThan(30);
    expect(counts['statements in prose']).toBeGreaterThan(20);
  });
});

describe('a page or sample that drifts away is named with file and line:', () => {
  const namesIn = (file: string, text: string) => {
    const isSample = file.startsWith('samples/');
    const texts = new Map([[file, text]]);
    return contractsKnowNames(reference, isSample ? new Map() : texts, isSample ? texts : new Map()).problems;
  };
  const numbersIn = (text: string) => numbersAgree(reference, new Map([['docs/a.mdx', text]]), new Map()).problems;

  it.each([
    [
      'a field',
      'docs/a.mdx',
      'Text.\n\nSet `max_delays` first, then `max_delay`.\n',
      'docs/a.mdx:3',
      'name "max_delays"',
    ],
    [
      'a part of a path',
      'docs/a.mdx',
      'Set `transcription_config.langauge`.',
      'docs/a.mdx:1',
      '"transcription_config.langauge"',
    ],
    ['a message', 'docs/a.mdx', 'Send `EndOfStreams`.', 'docs/a.mdx:1', 'name "EndOfStreams"'],
    ['a value', 'docs/a.mdx', 'The state is `finished-well`.', 'docs/a.mdx:1', 'name "finished-well"'],
    ['a status', 'docs/a.mdx', 'Expect `409`.', 'docs/a.mdx:1', 'code "409"'],
    ['a close code', 'docs/a.mdx', 'Or `4007`.', 'docs/a.mdx:1', 'code "4007"'],
    [
      'a member in a block of JSON',
      'docs/a.mdx',
      'x\n\n```json\n{\n  "langauge": "en"\n}\n```\n',
      'docs/a.mdx:5',
      '"langauge"',
    ],
    ['a field in Python', 'samples/a.py', 'x = 1\njob["statuss"]\n', 'samples/a.py:2', 'name "statuss"'],
    ['a field in JavaScript', 'samples/a.mjs', 'const x = job.created_att;\n', 'samples/a.mjs:1', 'name "created_att"'],
    ['a form part in shell', 'samples/a.sh', '\ncurl --form data_flie=@a.wav\n', 'samples/a.sh:2', 'name "data_flie"'],
    ['a status in a program', 'samples/a.py', 'if status_code == 409:\n', 'samples/a.py:1', 'code "409"'],
  ])('%s', (_what, file, text, place, said) => {
    const problems = namesIn(file, text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${place}: no contract knows the `));
    expect(problems[0]).toContain(said);
    expect(problems[0]).toContain('Correct it, or explain it in tools/contracts/allowed.ts.');
  });

  it.each([
    ['a range', 'A.\nSet `max_delay` from 0.5 to 4 s.', 'docs/a.mdx:2: "0.5 to 4" contradicts the contract'],
    ['a default', '`max_delay` is 3 s by default.', '"is 3 s by default" contradicts'],
    ['a maximum', 'Give at most six `target_languages`.', '"at most six" contradicts'],
    ['a cell of a table', '| `max_delay` | Cost |\n|---|---|\n| 1.5–5 s | none |', 'docs/a.mdx:3: '],
    ['a value in code', '```json\n{"max_delay": 0.2}\n```', 'docs/a.mdx:2: "max_delay": 0.2" is outside the contract'],
  ])('%s that differs', (_what, text, said) => {
    const problems = numbersIn(text).filter((problem) => problem.startsWith('docs/a.mdx'));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(said);
  });

  it('numbers that agree, or that bound nothing, are no problem', () => {
    const text =
      '`max_delay` takes 0.7 to 4 s and is 4 s by default. The file took 12 s, at most 5 % more than `max_delay`.';
    expect(numbersIn(text)).toEqual([]);
  });

  it('a page that is missing, and one that is there twice', () => {
    const pages = readPages('api-ref');
    const [file = '', text = ''] = [...pages].find(([, page]) => page.includes('id="getUsage"')) ?? [];
    pages.set(file, text.replace('getUsage', 'listJobs'));
    expect(pagesCoverContracts(reference, pages).problems).toEqual([
      expect.stringContaining('operation listJobs is on 2 pages'),
      expect.stringContaining('operation getUsage is on 0 pages'),
    ]);
  });
});

describe('a contract that drifts away', () => {
  it('fails npm run check:contracts, which names the pages and samples that still say the old', async () => {
    const folder = temporaryFolder('drift');
    for (const entry of readdirSync(ROOT)) {
      if (!entry.startsWith('.') && entry !== 'contracts') symlinkSync(join(ROOT, entry), join(folder, entry));
    }
    cpSync(join(ROOT, 'contracts'), join(folder, 'contracts'), {recursive: true});
    for (const name of readdirSync(join(folder, 'contracts')).filter((file) => file.endsWith('.yaml'))) {
      const file = join(folder, 'contracts', name);
      const text = readFileSync(file, 'utf8').replaceAll('end_of_utterance_silence_trigger', 'silence_trigger');
      writeFileSync(file, text.replaceAll('minimum: 0.7', 'minimum: 0.8'));
    }
    const script = join(folder, 'tools/checkContracts.ts');
    const {code, output} = await run(process.execPath, ['--import', 'tsx', script], {cwd: folder, quiet: true});
    expect(code, output).toBe(1);
    expect(output).toMatch(
      /docs\/speech-to-text\/real-time\/end-of-turn\.mdx:\d+: no contract knows the name "end_of_utterance_silence_trigger"/,
    );
    expect(output).toMatch(/samples\/realtime\/python\/[\w-]+\.py:\d+: no contract knows the name "end_of_utter/);
    expect(output).toContain('limits.realtime.maxDelay.min is 0.7, and TranscriptionConfig.max_delay:minimum is 0.8');
  }, 120_000);
});

describe('the list of exceptions', () => {
  it('has a reason for every word, and no word that nothing uses', () => {
    for (const reason of ALLOWED.values()) expect(reason.length).toBeGreaterThan(10);
    const all = [...readPages('docs', 'api-ref').values(), ...readSamples().values()].join('\n');
    expect([...ALLOWED.keys()].filter((word) => !all.includes(word))).toEqual([]);
  });
});
