/** `npm test` itself: what it says of arguments that it does not know. */
import {describe, expect, it} from 'vitest';
import {run} from '../../../tools/run';

describe('npm test', () => {
  it('names the groups there are when another one is requested', async () => {
    const {code, output} = await run('npx', ['tsx', 'tools/test.ts', 'units'], {quiet: true});
    expect(code).toBe(2);
    expect(output).toMatch(/no group units\. The groups: .*\bunit\b/);
  });
});
