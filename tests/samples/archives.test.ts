import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {sampleArchiveFiles} from '../../src/site/build/sampleArchives.server';
import {zipOf} from '../../src/site/build/zip.server';
import {findPython, missingFromPython} from '../../tools/python';

/** What another program reads in an archive. */
function entriesOf(archive: Buffer): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  try {
    const file = join(folder, 'a.zip');
    writeFileSync(file, archive);
    const script =
      'import json,sys,zipfile\nz = zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\n' +
      'print(json.dumps({n: z.read(n).decode() for n in z.namelist()}))';
    return JSON.parse(execFileSync(`${findPython([])}`, ['-c', script, file], {encoding: 'utf8'}));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

beforeEach(({skip}) => skip(!findPython([]), missingFromPython()));

it('makes an archive that another program reads', () => {
  const files = [
    {path: 'a/é.txt', content: Buffer.from('Grüße')},
    {path: 'empty', content: Buffer.alloc(0)},
  ];
  expect(entriesOf(zipOf(files))).toEqual({'a/é.txt': 'Grüße', empty: ''});
});

it('offers programs without marks of regions and tokens, and lists the packages that those for Node.js import', () => {
  const archives = sampleArchiveFiles().map(({content}) => entriesOf(content));
  expect(JSON.stringify(archives)).not.toMatch(/region |\{\{provider\./);
  const app = readFileSync('samples/realtime/browser/microphone.js', 'utf8');
  expect(archives[0]?.['browser-microphone/microphone.js']).toBe(app);
  for (const files of archives) {
    const programs = Object.entries(files).filter(([path]) => path.endsWith('.mjs'));
    const imported = programs.flatMap(([, text]) =>
      [...text.matchAll(/^import .* from '([\w-]+)';$/gm)].map(([, name]) => name),
    );
    const [, list = '{}'] = Object.entries(files).find(([path]) => path.endsWith('/package.json')) ?? [];
    const {dependencies = {}} = JSON.parse(list) as {dependencies?: Record<string, string>};
    for (const name of imported) expect(Object.keys(dependencies)).toContain(name);
    const all = Object.values(files).join('\n');
    for (const [name, version] of Object.entries(dependencies)) {
      if (name === 'livekit-client') expect(all).toContain(`npm install ${name}@${version}`);
    }
  }
  expect(Object.keys(archives.at(-1) ?? {})).toContain('webrtc-agent/package.json');
});
