/** The contracts rule: what they gain is served at once. */
import {describe, expect, it} from 'vitest';
import {Contracts} from './contracts';
import {ENGLISH, Rest, start} from './support/client';

describe('the contract', () => {
  it('rules: a member that it gains is accepted and returned at once', async () => {
    const changed = new Contracts((api, {components}) => {
      if (api !== 'batch') return;
      const config = components.schemas.JobConfig?.properties;
      const details = components.schemas.JobDetails?.properties;
      if (config) config.mood = {type: 'string', enum: ['calm']};
      if (details) details.priority = {type: 'integer', examples: [3]};
    });
    const own = await start({contracts: changed});
    const client = new Rest(own);
    expect((await client.submit({...ENGLISH, mood: 'wild'})).body.detail).toContain('mood');
    const job = await client.run({...ENGLISH, mood: 'calm'});
    expect(job).toMatchObject({priority: 3, config: {mood: 'calm'}});
    await own.close();
  });
});
