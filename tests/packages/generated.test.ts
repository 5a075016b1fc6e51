import {readFileSync} from 'node:fs';
import {generateRecordings} from '@speech-docs/emulator/compile';
import {generateContracts} from '@speech-docs/protocol/generate';
import {expect, it} from 'vitest';

it('is current (npm run emulator:compile)', async () => {
  const fresh = Object.entries({...(await generateContracts()), ...generateRecordings()});
  expect(fresh).toHaveLength(5);
  expect(fresh.filter(([file, text]) => readFileSync(file, 'utf8') !== text).map(([file]) => file)).toEqual([]);
});
