/** The ID of a job belongs to one job wherever an output shows it: one recording, one configuration, one end. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {outputName} from './judge';
import {listFiles, programs, ROOT, readResolved} from './programs';
import {outputPath} from './run';

const ID = /\b(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{10}\b/g;
/** The configuration of a program, up to the blank line after it. */
const CONFIG = /^CONFIG = .*?(?=\n\n)/ms;
const OUTPUT = 'samples/batch/output';
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe('a job ID in the outputs of batch', () => {
  it('names one recording with one configuration', () => {
    const jobs = new Map<string, Set<string>>();
    for (const program of programs.filter(({path}) => path.startsWith('batch/python/'))) {
      const [config] = CONFIG.exec(readResolved(`samples/${program.path}`)) ?? [];
      const [wanted] = program.cases;
      const output = wanted && outputName(wanted, program);
      if (!output || !config) continue;
      const recording = wanted.as ?? wanted.args?.[0] ?? wanted.audio ?? 'example.wav';
      const job = `${recording}: ${config}`;
      for (const id of read(outputPath(program, output)).match(ID) ?? [])
        jobs.set(id, (jobs.get(id) ?? new Set()).add(job));
    }
    expect(jobs.size).toBeGreaterThan(15);
    expect([...jobs].filter(([, mine]) => mine.size > 1)).toEqual([]);
  });

  it('has one end, and one moment of its creation', () => {
    const facts = new Map<string, Set<string>>();
    const add = (id: string, fact: string) => facts.set(id, (facts.get(id) ?? new Set()).add(fact));
    for (const file of listFiles(OUTPUT)) {
      const text = read(file);
      for (const [, id = '', status, created] of text.matchAll(/^([a-z0-9]{10}) (done|rejected)(?: (\S+))?/gm)) {
        add(id, `${status}`);
        if (created) add(id, created);
      }
      for (const [id] of text.matchAll(/(?<=^Job )[a-z0-9]{10}(?= submitted)/gm)) add(id, 'done');
      const {job} = file.endsWith('.json') ? JSON.parse(text) : {job: undefined};
      if (!job) continue;
      add(job.id, job.status ?? 'done');
      add(job.id, job.created_at);
    }
    expect(facts.get('b6g0tr9ys4')).toEqual(new Set(['rejected', '2026-03-04T08:55:40.902Z']));
    const isMoment = (fact: string) => /^\d{4}-/.test(fact);
    const torn = [...facts].filter(([, mine]) => {
      const moments = [...mine].filter(isMoment).length;
      return moments > 1 || mine.size - moments > 1;
    });
    expect(torn).toEqual([]);
  });
});
