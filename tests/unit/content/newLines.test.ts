/** The marks in the programs of feature pages: what a reader who knows the quickstart has not seen yet. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {newLines} from '../../../src/content/newLines';

const REGION = /^\s*(?:#|\/\/) (?:end)?region .*\n/gm;

const read = (file: string) => readFileSync(join('samples', file), 'utf8').replace(REGION, '').trimEnd();

/** The marked lines of a sample, without their indents. */
function marked(file: string): string[] {
  const program = read(file);
  const lines = program.split('\n');
  const numbers = newLines(program, read(file.replace(/[^/]+(\.\w+)$/, 'quickstart$1')));
  return numbers.map((number) => (lines[number - 1] ?? '').trim());
}

/** The part of the marked lines that belongs to the request. */
const inRequest = (file: string, end: string) => {
  const lines = marked(file);
  return lines.slice(0, lines.indexOf(end) + 1);
};

const lines = (...all: string[]) => all.join('\n');

describe('the lines that a quickstart does not have', () => {
  it.each([
    ['batch/python/diarization.py', '"diarization": "speaker",'],
    ['batch/javascript/diarization.mjs', "diarization: 'speaker',"],
    ['batch/python/srt.py', '"output_config": {"srt_overrides": {"max_line_length": 42, "max_lines": 1}},'],
  ])('are one line in the configuration of %s, however the quickstart wraps the others', (file, line) => {
    expect(inRequest(file, line)).toEqual([line]);
    expect(marked(file)).not.toContain('"language": "en",');
  });

  it('are the settings and the messages of a live program', () => {
    expect(
      inRequest('realtime/python/live-diarization.py', '"speaker_diarization_config": {"max_speakers": 6},'),
    ).toEqual(['"diarization": "speaker",', '"speaker_diarization_config": {"max_speakers": 6},']);
    expect(marked('realtime/python/live-translation.py')).toEqual([
      '"translation_config": {',
      '"target_languages": ["fr", "it"],',
      '"enable_partials": False,',
      '},',
      '"""Prints transcripts and translations, each with its language."""',
      'spoken = message.get("metadata", {}).get("transcript")',
      'if name == "AddTranscript" and spoken:',
      'print("en", spoken)',
      'elif name in ("AddTranslation", "AddPartialTranslation"):',
      'text = " ".join(part["content"] for part in message["results"])',
      'kind = "(partial) " if name == "AddPartialTranslation" else ""',
      'print(message["language"], kind + text)',
      `print(f"{message['type']}: {message['reason']}", file=sys.stderr)`,
    ]);
  });

  it('include what is new after the request: what is done with the transcript', () => {
    expect(marked('batch/python/srt.py')).toEqual([
      '"output_config": {"srt_overrides": {"max_line_length": 42, "max_lines": 1}},',
      'srt = {"format": "srt"}',
      'response = call("GET", f"/jobs/{job_id}/transcript", params=srt)',
      'with open("example.srt", "w", encoding="utf-8") as subtitles:',
      'subtitles.write(response.text)',
      'print("Subtitles in example.srt")',
    ]);
    expect(marked('batch/javascript/srt.mjs')[0]).toBe("import {writeFile} from 'node:fs/promises';");
  });

  it.each(['batch', 'realtime'])('are none in the quickstarts themselves, and some in every program of %s', (api) => {
    for (const [folder, ending] of [
      ['python', '.py'],
      ['javascript', '.mjs'],
    ]) {
      for (const name of readdirSync(`samples/${api}/${folder}`).filter((file) => file.endsWith(ending ?? ''))) {
        const count = marked(`${api}/${folder}/${name}`).length;
        if (name.startsWith('quickstart.')) expect(count).toBe(0);
        else expect(count, name).toBeGreaterThan(0);
      }
    }
  });

  it('leave out what the program is for and needs, which is above its first line', () => {
    expect(
      newLines('# Python; packages: b\n"""Does\nmore."""\n\na = 1', '# Python; packages: a\n"""Does."""\n\na = 1'),
    ).toEqual([]);
    expect(newLines('// Node 20; packages: b\nlet a;', '// Node 20; packages: a\nlet a;')).toEqual([]);
  });

  it('are not those that lack an entry of the quickstart, nor those that begin on another line', () => {
    const base = lines('A = {', '    "b": {', '        "c": 1,', '        "d": 2,', '    },', '}');
    expect(newLines(lines('A = {', '    "b": {"c": 1},', '}'), base)).toEqual([]);
    expect(newLines(base, lines('A = {', '    "b": {"c": 1, "d": 2},', '}'))).toEqual([]);
  });

  it('begin and end with the brackets of what is new', () => {
    const base = lines('A = {', '    "b": {"c": 1},', '}');
    const program = lines(
      'A = {',
      '    "b": {',
      '        "c": 1,',
      '        "d": [',
      '            {',
      '                "e": 2,',
      '            },',
      '        ],',
      '    },',
      '}',
    );
    expect(newLines(program, base)).toEqual([4, 5, 6, 7, 8]);
  });

  it('include the gaps between them, and no other gap', () => {
    expect(newLines(lines('a()', '', 'b()', '', 'c()', '', 'd()'), lines('a()', '', 'd()'))).toEqual([3, 4, 5]);
  });
});
