import {liteClient} from 'algoliasearch/lite';
import {expect, it} from 'vitest';

it('the hosted search waits 30 s for what it writes, beside one second to connect and two to read', () => {
  const {timeouts} = liteClient('APP', 'key').transporter;
  expect(timeouts).toMatchObject({connect: 1000, read: 2000, write: 30_000});
});
