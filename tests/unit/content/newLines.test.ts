/** The marks in the programs of feature pages: what a reader who knows the quickstart has not seen yet. A build stops at a program without any. */
import {expect, it} from 'vitest';
import {newLines} from '../../../src/content/newLines';

const lines = (...all: string[]) => all.join('\n');

const [OBJECT, FOLDED] = [
  lines('A = {', '    "b": {', '        "c": 1,', '        "d": 2,', '    },', '}'),
  lines('A = {', '    "b": {"c": 1, "d": 2},', '}'),
];
const LARGER = OBJECT.replace('"d": 2,', '"d": [\n            {\n                "e": 2,\n            },\n        ],');

it.each<[string, program: string, quickstart: string, marked: number[]]>([
  [
    'leave out what is above the first line',
    '# Python; b\n"""Does\nmore."""\n\na',
    '# Python; a\n"""Does."""\n\na',
    [],
  ],
  ['leave it out in JavaScript, too', '// Node 20; b\nlet a;', '// Node 20; a\nlet a;', []],
  ['are not those that lack an entry of the quickstart', FOLDED.replace(', "d": 2', ''), OBJECT, []],
  ['are not those that begin on another line', OBJECT, FOLDED, []],
  ['begin and end with the brackets of what is new', LARGER, FOLDED.replace(', "d": 2', ''), [4, 5, 6, 7, 8]],
  ['include the gaps between them, and no other', 'a()\n\nb()\n\nc()\n\nd()', 'a()\n\nd()', [3, 4, 5]],
])('the lines that a quickstart does not have %s', (_what, program, quickstart, marked) =>
  expect(newLines(program, quickstart)).toEqual(marked),
);
