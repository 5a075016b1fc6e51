/** Blocks of code in pages are what they claim to be, and every program in a page is one that the tests know. */
import {parse} from 'node:path';
import {describe, expect, it} from 'vitest';
import {sampleNameOf} from '../../src/reference/render/samples';
import {requestFiles} from '../../src/site/build/programFiles.server';
import {findPython} from '../../tools/python';
import {contracts} from '../support/contracts';
import {readBlocks} from './blocks';
import {type Language, notShown, otherFormats} from './cases';
import {
  frameFaults,
  hiddenSamples,
  httpFaults,
  jsonFaults,
  pythonFaults,
  sharedNames,
  shellFaults,
  typedPrograms,
  unreadRegions,
} from './checks';
import {listFiles, matches, programs, ROOT, readResolved} from './programs';
import {PageSchemas} from './schemas';
import {checkSamples, syntaxFaults} from './typeCheck';

const blocks = readBlocks();
const schemas = new PageSchemas();
const python = findPython([]);
const samples = listFiles('samples');
const typed = blocks.filter(({meta}) => !meta.file);
const samplesIn = (wanted: Language, language: string = wanted) =>
  programs
    .filter((program) => program.language === wanted)
    .map(({path}) => ({place: `samples/${path}`, language, code: readResolved(`samples/${path}`)}));

// Subtitles and YAML are samples: transcripts.test.ts and docker.test.ts read them.
describe('examples in pages', () => {
  it('are found, in every language that pages use', () => {
    const languages = new Set(blocks.map(({language}) => language));
    for (const name of ['json', 'http', 'srt', 'text', 'bash', 'python', 'javascript', 'tsx', 'typescript', 'yaml']) {
      expect(languages).toContain(name);
    }
  });

  it('in JSON are the schema that they claim to be', () => expect(jsonFaults(blocks, schemas)).toEqual([]));
  it('in HTTP have true headers and bodies', () => expect(httpFaults(blocks, schemas)).toEqual([]));
  it('name messages that the contract has', () => expect(frameFaults(blocks, contracts)).toEqual([]));

  it('in shell parse, fragments and every sample too', () => {
    expect(shellFaults([...typed, ...samplesIn('shell', 'bash')])).toEqual([]);
  });

  it.skipIf(!python)('in Python compile, those that cannot run here too', () => {
    expect(pythonFaults([...typed, ...samplesIn('python')], python ?? '')).toEqual([]);
  });
});

describe('JavaScript and TypeScript', () => {
  it('type-check in every sample, and parse where a page types them', () => {
    const {faults, checked} = checkSamples();
    expect([...faults, ...syntaxFaults(blocks)]).toEqual([]);
    const written = requestFiles(ROOT).filter(({id}) => id === 'typescript');
    const ours = samples.filter((file) => /\.(?:m?[jt]s|tsx)$/.test(file));
    expect(checked.sort()).toEqual([...ours, ...written.map(({file}) => file)].sort());
  });
});

describe('code in pages and samples', () => {
  it('is a sample wherever it is a program', () => expect(typedPrograms(blocks)).toEqual([]));
  it('has names of its own on each page', () => expect(sharedNames(blocks)).toEqual([]));
  it('belong together: every sample is shown', () => expect(hiddenSamples(samples, blocks)).toEqual([]));
  it('belong together: every region is shown', () => expect(unreadRegions(samples, blocks)).toEqual([]));

  it('of the reference has the name of a page', () => {
    const named = new Set(listFiles('api-ref/batch').map((page) => sampleNameOf(parse(page).name)));
    const without = samples
      .filter((file) => file.startsWith('samples/reference/'))
      .filter((file) => !named.has(parse(file).name));
    expect(without).toEqual([]);
  });

  it('has no reason for a file that is gone or shown after all', () => {
    const shown = new Set(blocks.map(({meta}) => meta.file));
    const stale = Object.keys(notShown).filter((place) => !samples.some((file) => matches(file, place)));
    expect([...stale, ...Object.keys(notShown).filter((place) => shown.has(place))]).toEqual([]);
    expect(Object.keys(otherFormats).filter((file) => !shown.has(file))).toEqual([]);
  });
});
