/** What somebody breaks is found, and told: each test mutates one thing in a copy of the project. */
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {compileContracts} from '../../packages/protocol/compile/contracts';
import {findPython} from '../../tools/python';
import {readBlocks} from './blocks';
import type {Case} from './case';
import {
  frameFaults,
  hiddenSamples,
  httpFaults,
  jsonFaults,
  pythonFaults,
  sharedNames,
  shellFaults,
  srtFaults,
  typedPrograms,
  unreadRegions,
  yamlFaults,
} from './checks';
import {missingFrom} from './compare';
import {judge} from './judge';
import {lastRunProblems, readLastRunFile} from './lastRun';
import {listFiles, type Program, programs, ROOT} from './programs';
import {pageFinder, type Result, reportOf} from './report';
import type {Outcome} from './run';
import {PageSchemas} from './schemas';
import {checkSamples, syntaxFaults} from './typeCheck';

let copy: string;
beforeEach(() => {
  const work = join(ROOT, 'node_modules/.cache');
  mkdirSync(work, {recursive: true});
  copy = mkdtempSync(join(work, 'drift-'));
  for (const folder of ['contracts', 'docs', 'api-ref', 'samples'])
    cpSync(join(ROOT, folder), join(copy, folder), {recursive: true, filter: (source) => !source.endsWith('.wav')});
});
afterEach(() => rmSync(copy, {recursive: true, force: true}));

/** Replaces a text of a file of the copy everywhere; the file must hold it. */
function mutate(file: string, text: string, instead: string): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replaceAll(text, instead);
  expect(after, `${file} does not hold ${text}`).not.toBe(before);
  writeFileSync(path, after);
}

/** Adds a block to a page of the copy. */
function addBlock(page: string, fence: string, code: string): void {
  const path = join(copy, page);
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n\`\`\`${fence}\n${code}\n\`\`\`\n`);
}

const QUICKSTART = 'docs/speech-to-text/batch/quickstart.mdx';
const blocks = () => readBlocks(copy);
const schemas = () => new PageSchemas(copy);

describe('a contract that changes', () => {
  it('renames a field: the page, its sample and the field are named', () => {
    mutate('contracts/batch.openapi.yaml', 'word_delimiter:', 'word_separator:');
    const found = jsonFaults(blocks(), schemas());
    expect(found).toContainEqual(
      expect.stringMatching(
        /tracking\.mdx:\d+ \(samples\/batch\/output\/tracking\.json\) batch:RetrieveTranscriptResponse: metadata\.language_pack_info.*word_(?:delimiter|separator)/,
      ),
    );
  });

  it('renames an optional field: examples that still use it are found', () => {
    mutate('contracts/batch.openapi.yaml', 'enable_entities:', 'add_entities:');
    const found = jsonFaults(blocks(), schemas());
    expect(found).toContainEqual(expect.stringMatching(/^docs\/.*batch:JobConfig: .*\(enable_entities\)$/));
  });

  it('loses a schema or a message: blocks that claim it are found', () => {
    mutate('contracts/realtime.asyncapi.yaml', 'AddPartialTranscript', 'AddDraftTranscript');
    mutate('contracts/flow.asyncapi.yaml', 'ToolResult', 'FunctionResult');
    const noMessage = expect.stringMatching(/latency\.mdx:\d+: the realtime contract has no message "AddPartialTran/);
    expect(
      frameFaults(
        blocks(),
        compileContracts(() => {}, copy),
      ),
    ).toContainEqual(noMessage);
    const noSchema = expect.stringMatching(/function-calling\.mdx:\d+ flow:ToolResult: no contract has this schema$/);
    expect(jsonFaults(blocks(), schemas())).toContainEqual(noSchema);
  });
});

describe('a page that changes', () => {
  it('types a program, or a request: it is told to make a sample of it', () => {
    addBlock(QUICKSTART, 'python', 'print("hello")');
    addBlock(QUICKSTART, 'bash', 'curl https://example.com');
    addBlock(QUICKSTART, 'bash', 'true\n'.repeat(9));
    addBlock(QUICKSTART, 'bash fragment', 'curl https://example.com');
    expect(typedPrograms(blocks())).toEqual([
      expect.stringMatching(/^docs\/speech-to-text\/batch\/quickstart\.mdx:\d+: a python program that no test runs/),
      expect.stringMatching(/quickstart\.mdx:\d+: a request that no test runs/),
      expect.stringMatching(/quickstart\.mdx:\d+: 9 lines of shell that no test runs/),
    ]);
  });

  it('shows two programs under one name: page, line and both files are named', () => {
    addBlock(QUICKSTART, 'python file=samples/realtime/python/quickstart.py', '');
    expect(sharedNames(blocks())).toEqual([
      expect.stringMatching(
        /^docs\/speech-to-text\/batch\/quickstart\.mdx:\d+ \(samples\/realtime\/python\/quickstart\.py\): samples\/batch\/python\/quickstart\.py has the same name/,
      ),
    ]);
  });

  it('stops showing a sample: the sample is named', () => {
    mutate(
      'docs/speech-to-text/batch/srt-format.mdx',
      '```python file=samples/batch/python/srt.py mark=new\n```\n',
      '',
    );
    const found = hiddenSamples(listFiles('samples', copy), blocks());
    expect(found).toEqual([expect.stringMatching(/^samples\/batch\/python\/srt\.py: no page shows this sample/)]);
  });

  it('stops showing a part of a sample: the sample and its region are named', () => {
    const region = 'file=samples/batch/shell/audio-filtering.sh region=request';
    mutate('docs/speech-to-text/features/audio-filtering.mdx', region, region.replace(' region=request', ''));
    const found = unreadRegions(listFiles('samples', copy), blocks(), copy);
    expect(found).toEqual([
      expect.stringMatching(/^samples\/batch\/shell\/audio-filtering\.sh: no page shows the region request\./),
    ]);
  });

  it('holds code with a slip of the pen: page and line are named, in every language', () => {
    addBlock(QUICKSTART, 'json', '{"type": "transcription"}');
    addBlock(QUICKSTART, 'json schema=batch:JobConfig', '{"type": "transcript"}');
    addBlock(QUICKSTART, 'json schema=batch:JobConfig', '{"type": }');
    addBlock(QUICKSTART, 'bash', 'if true; then');
    addBlock(QUICKSTART, 'yaml', 'a: [1');
    addBlock(QUICKSTART, 'python fragment', 'def f(:');
    addBlock(QUICKSTART, 'javascript fragment', 'const = 1;');
    addBlock(QUICKSTART, 'srt', '1\n00:00:02,000 --> 00:00:01,000\nBackwards');
    addBlock(
      QUICKSTART,
      'http',
      'HTTP/1.1 400 Bad Request\nContent-Length: 9\nContent-Type: application/json\n\n{"a": 1}x',
    );
    expect(jsonFaults(blocks(), schemas())).toEqual([
      expect.stringMatching(/quickstart\.mdx:\d+: says no schema=/),
      expect.stringMatching(/quickstart\.mdx:\d+ batch:JobConfig: type: must be equal to one of/),
      expect.stringMatching(/quickstart\.mdx:\d+: Unexpected token/),
    ]);
    expect(shellFaults(blocks())).toEqual([expect.stringMatching(/quickstart\.mdx:\d+: .*syntax error/)]);
    const python = findPython([]);
    if (python) {
      expect(pythonFaults(blocks(), python)).toEqual([expect.stringMatching(/quickstart\.mdx:\d+: invalid syntax/)]);
    }
    expect(yamlFaults(blocks())).toEqual([expect.stringMatching(/quickstart\.mdx:\d+: /)]);
    expect(syntaxFaults(blocks())).toContainEqual(expect.stringMatching(/quickstart\.mdx:\d+: .*expected/));
    expect(srtFaults(blocks())).toEqual([expect.stringMatching(/quickstart\.mdx:\d+: subtitle 1: .* runs backwards/)]);
    expect(httpFaults(blocks(), schemas())).toEqual([expect.stringMatching(/quickstart\.mdx:\d+: says no schema=/)]);
  });
});

describe('a sample that changes', () => {
  it('prints a field that it did not: place and values are named', () => {
    const shown = JSON.parse(readFileSync(join(copy, 'samples/batch/output/transcripts/harbor-tour.json'), 'utf8'));
    const printed = structuredClone(shown);
    expect(missingFrom(printed, shown)).toBeUndefined();
    printed.metadata.transcription_config.model = 'standard';
    const found = 'metadata.transcription_config.model: the page shows "enhanced", the program prints "standard"';
    expect(missingFrom(printed, shown)).toBe(found);
    const {type: _, ...metadata} = shown.metadata;
    expect(missingFrom({...shown, metadata}, shown)).toBe(
      'metadata.type: the page shows this field, the program does not print it',
    );
  });

  it('prints something else than its page shows: page, sample and field are named', () => {
    const outcome: Outcome = {
      code: 0,
      output: '',
      complaints: '',
      seconds: 1,
      timedOut: false,
      files: new Map(),
      gone: [],
      hasOrphans: false,
    };
    const find = (path: string) => programs.find((one) => one.path === path) as Program;
    const run = (path: string, wanted: Case, output: string) => {
      const pages = pageFinder(blocks())(path);
      return () => judge(find(path), wanted, {...outcome, output}, pages);
    };
    const shown = readFileSync(join(ROOT, 'samples/batch/output/tracking.json'), 'utf8');
    const json = (text: string) => run('batch/shell/tracking.sh', {output: 'tracking.json'}, text);
    expect(json(shown)).not.toThrow();
    expect(json(shown.replace('"tracking"', '"traces"'))).toThrow(
      /^samples\/batch\/shell\/tracking\.sh, shown in docs\/speech-to-text\/batch\/tracking\.mdx: .*tracking\.json: .*job\.tracking/s,
    );
    const text = run('batch/python/quickstart.py', {output: 'quickstart.txt'}, 'Good evening.');
    expect(text).toThrow(/^samples\/batch\/python\/quickstart\.py, shown in docs\/.*quickstart\.mdx.*quickstart\.txt/);
    const ended = run('batch/python/quickstart.py', {output: null, exitCode: 3}, '');
    expect(ended).toThrow(/^samples\/batch\/python\/quickstart\.py, shown in docs\/.*expected \+?0 to be 3/s);
  });

  it('shows another output than the contract allows: page, sample and field are named', () => {
    mutate('samples/batch/output/tracking.json', '"tracking"', '"traces"');
    expect(jsonFaults(blocks(), schemas())).toContainEqual(
      expect.stringMatching(/tracking\.mdx:\d+ \(samples\/batch\/output\/tracking\.json\) batch:\w+: .*traces/),
    );
  });

  it('calls what does not exist: file and line are named', () => {
    mutate('samples/realtime/javascript/quickstart.mjs', 'socket.send(', 'socket.dispatch(');
    mutate('samples/flow/nextjs/lib/flow.ts', 'WebSocket(', 'WebSockets(');
    const {faults} = checkSamples(copy);
    expect(faults).toContainEqual(
      expect.stringMatching(/^samples\/realtime\/javascript\/quickstart\.mjs:\d+: .*dispatch/),
    );
    expect(faults).toContainEqual(expect.stringMatching(/^samples\/flow\/nextjs\/lib\/flow\.ts:\d+: .*WebSockets/));
  });
});

describe('the report', () => {
  const program = (path: string, reason?: string): Program => ({
    path,
    language: path.endsWith('.py') ? 'python' : 'shell',
    name: path,
    cases: reason ? [] : [{}],
    isPage: false,
    reason,
  });

  it('counts by language and by page, and says why something did not run', () => {
    const all = [program('a.py'), program('b.py'), program('c.sh'), program('d.sh', 'needs Docker')];
    const results = new Map<string, Result>([
      ['a.py', 'passed'],
      ['b.py', 'failed'],
      ['c.sh', {missing: 'curl'}],
    ]);
    const lines = reportOf(all, results, (path) => (path === 'b.py' ? ['docs/two.mdx'] : ['docs/one.mdx']));
    expect(lines.map((line) => line.trim().replace(/ +/g, ' '))).toEqual([
      'samples: 4 programs: 1 passed, 1 failed, 2 not run',
      'python 1 passed, 1 failed, 0 not run',
      'shell 0 passed, 0 failed, 2 not run',
      'by page:',
      'docs/one.mdx: 1 passed, 0 failed, 2 not run',
      'docs/two.mdx: 0 passed, 1 failed, 0 not run',
      'not run:',
      'curl is missing here (npm run setup): c.sh',
      'needs Docker: d.sh',
    ]);
  });

  it('misses a stamp, and minds no other version', () => {
    const quickstart = {...program('batch/python/quickstart.py'), cases: [{}]};
    const {notRun} = readLastRunFile();
    const of = (ran: Record<string, string>) => lastRunProblems([quickstart], {ran, notRun});
    expect(of({[quickstart.path]: 'Python 3.99, requests 9.9.9'})).toEqual([]);
    expect(of({})).toEqual([expect.stringContaining('batch/python/quickstart.py: no stamp')]);
    expect(of({[quickstart.path]: 'Python 3.11.2'})).toEqual([
      expect.stringContaining('runs with Python N, requests N'),
    ]);
    expect(of({[quickstart.path]: 'Python, requests'})).toEqual([expect.stringContaining('runs with Python N')]);
    expect(of({[quickstart.path]: 'Python 3.9, requests 2.1', 'gone.py': 'Python 3.9'})).toEqual([
      expect.stringContaining('gone.py: stamped, and not run'),
    ]);
  });
});
