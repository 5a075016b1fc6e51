import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {zipOf} from '@speech-docs/publish/zip.server';
import {expect, it} from 'vitest';
import {sampleArchiveFiles} from '../../src/site/build/sampleArchives.server';
import {findPython} from '../../tools/python';
import {temporaryFolder} from '../support/temporaryFolder';

const python = findPython([]);
const READ = `import json, sys, zipfile
archives = [zipfile.ZipFile(path) for path in sys.argv[1:]]
assert not any(archive.testzip() for archive in archives)
print(json.dumps([{name: archive.read(name).decode(errors='replace') for name in archive.namelist()} for archive in archives]))`;

/** Served by a program from the package that its guide has the reader install. */
const SERVED = /livekit-client\.mjs$/;

/** What another program reads in archives. */
function entriesOf(archives: Buffer[]): Record<string, string>[] {
  const folder = temporaryFolder('zip');
  const files = archives.map((archive, at) => {
    writeFileSync(join(folder, `${at}.zip`), archive);
    return join(folder, `${at}.zip`);
  });
  return JSON.parse(execFileSync(`${python}`, ['-c', READ, ...files], {encoding: 'utf8'}));
}

it.skipIf(!python)('makes an archive that another program reads', () => {
  const files = [
    {path: 'a/é.txt', content: Buffer.from('Grüße')},
    {path: 'empty', content: Buffer.alloc(0)},
  ];
  expect(entriesOf([zipOf(files)])).toEqual([{'a/é.txt': 'Grüße', empty: ''}]);
});

it.skipIf(!python)(
  'offers programs without marks of regions and tokens, and lists the packages that those for Node.js import',
  () => {
    const archives = entriesOf(sampleArchiveFiles().map(({content}) => content));
    expect(JSON.stringify(archives)).not.toMatch(/region |\{\{provider\./);
    const app = readFileSync('samples/realtime/browser/microphone.js', 'utf8');
    expect(archives[0]?.['browser-microphone/microphone.js']).toBe(app);
    for (const files of archives) {
      const paths = Object.keys(files);
      const neighbors = Object.entries(files).flatMap(([path, text]) =>
        [...text.matchAll(/ from '(@|\.\.?)\/([^']*)'/g)].map(([, start = '', name = '']) =>
          join(start === '@' ? '' : join(dirname(path), start), name),
        ),
      );
      const missing = neighbors.filter((name) => !SERVED.test(name) && !paths.some((path) => path.startsWith(name)));
      expect(missing).toEqual([]);
      const programs = paths.filter((path) => path.endsWith('.mjs')).map((path) => files[path]);
      const imports = programs.join('\n').matchAll(/^import .* from '([\w-]+)';$/gm);
      const [, list = '{}'] = Object.entries(files).find(([path]) => path.endsWith('/package.json')) ?? [];
      const {dependencies = {}} = JSON.parse(list) as {dependencies?: Record<string, string>};
      for (const [, name] of imports) expect(Object.keys(dependencies)).toContain(name);
      const {'livekit-client': livekit} = dependencies;
      if (livekit) expect(Object.values(files).join('\n')).toContain(`npm install livekit-client@${livekit}`);
    }
    expect(Object.keys(archives.at(-1) ?? {})).toContain('webrtc-agent/package.json');
  },
);

it.skipIf(!python)('gives the web page of a voice agent its server in Python, and a question', () => {
  const archives = entriesOf(sampleArchiveFiles().map(({content}) => content)).map(Object.keys);
  const page = archives.find((paths) => paths.includes('voice-agent/server.mjs'));
  expect(page).toEqual(expect.arrayContaining(['voice-agent/key_server.py', 'voice-agent/question.wav']));
});

it.skipIf(!python)(
  'gives the projects of both apps every file that their guides name, at its path, and no other',
  () => {
    const guides = {'voice-agent-nextjs': 'nextjs-guide', 'voice-agent-react-native': 'react-native'};
    for (const [name, guide] of Object.entries(guides)) {
      const archive = sampleArchiveFiles().filter(({path}) => path === `samples/${name}.zip`);
      const [files = {}] = entriesOf(archive.map(({content}) => content));
      const page = readFileSync(`docs/voice-agents-flow/guides/${guide}.mdx`, 'utf8');
      const fences = [...page.matchAll(/^```.* file=samples\/flow\/(\S+)(?: title="([^"]+)")?$/gm)];
      const shown = fences.map(([, file = '', title]) => title ?? basename(file)).filter((title) => title !== 'Shell');
      const [, types = ''] = page.match(/^curl -o (\S+)/m) ?? [];
      const expected = [...shown.map((path) => (path.startsWith('.env') ? 'env.example' : path)), types];
      expect(Object.keys(files).toSorted()).toEqual(expected.toSorted());
      expect(files[types]).toContain('export type ServerMessage');
    }
  },
);
