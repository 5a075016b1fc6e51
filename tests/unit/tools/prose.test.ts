import {expect, it} from 'vitest';
import {problemsOf} from '../../../tools/checkProse';

const FRONT = `---
title: Transcribe a file
description: Send a recording, wait for its job, and print the transcript, in Python or JavaScript.
keywords: [batch, transcript, quickstart]
---
`;

it.each([
  ['a phrase of the vocabulary', 'In order to start, send it.', /6:1 .*"to" instead of "In order to"/],
  ['a name in another case', 'Send it by websocket.', /"WebSocket" instead of "websocket"/],
  ['a fence without a language', '```\na\n```', /code-flag|fenced-code/],
])('check:prose reports %s with its line, and nothing in code', (_what, text, problem) => {
  expect(problemsOf('docs/page.mdx', `${FRONT}${text}\n`)).toEqual([expect.stringMatching(problem)]);
  expect(problemsOf('docs/page.mdx', `${FRONT}Send \`in order to websocket\`.\n`)).toEqual([]);
});

it.each([
  ['Transcribe a file', 'T'.repeat(60), /title must NOT have more than 59/],
  ['JavaScript.', 'JavaScript', /description must match pattern/],
  ['keywords: [batch, transcript, quickstart]\n', '', /required property 'keywords'/],
])('check:prose reports front matter: %s', (from, to, problem) => {
  expect(problemsOf('docs/page.mdx', `${FRONT.replace(from, to)}Text.\n`)).toEqual([expect.stringMatching(problem)]);
});
