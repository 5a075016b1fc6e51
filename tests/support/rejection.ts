/** Builds of small sites with a fault, around this project's code. */
import {expect} from 'vitest';
import {fixtureSite} from './fixtureSite';

/** Builds a site of `files` and returns what was said, on one line; expects the build to fail. */
export async function rejection(files: Record<string, string>): Promise<string> {
  const site = fixtureSite(files);
  // What its scripts weigh does not matter here, and most of a build is making them small.
  const {code, output} = await site.build({options: ['--no-minify']});
  const words = output.replaceAll(`${site.folder}/`, '').replace(/[\s│]+/g, ' ');
  expect(code, words).not.toBe(0);
  return words;
}
