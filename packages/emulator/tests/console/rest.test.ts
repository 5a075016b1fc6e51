import {describe, expect, it, vi} from 'vitest';
import {compiledServiceData} from '../../compiledServiceData';
import {CONFIG, type Exchange, restErrors, runJob} from '../../console/rest';
import {Service} from '../../core/service';
import {audioFile, contracts} from '../support/client';

const {library} = compiledServiceData();
const sound = new Uint8Array(audioFile('harbor-tour'));

async function run(error = '', config = JSON.stringify(CONFIG)): Promise<Exchange[]> {
  const seen: Exchange[] = [];
  const closed = vi.spyOn(Service.prototype, 'close');
  const newService = (options: object) => new Service({contracts, library}, {...options, jobMs: 5});
  await runJob(newService, sound, {error, config}, (exchange) => seen.push(exchange));
  expect(closed).toHaveBeenCalledOnce();
  closed.mockRestore();
  return seen;
}

describe('a job of the console', () => {
  it('gets each documented status by the menu, and stops there', async () => {
    for (const {id} of restErrors(contracts.documents.batch).filter((one) => /^\d+$/.test(one.id))) {
      expect((await run(id)).map(({status}) => status)).toEqual([Number(id)]);
    }
    expect((await run('no-file')).at(-1)).toMatchObject({status: 400, body: expect.stringContaining('data_file')});
    expect((await run('expired-key')).at(-1)).toMatchObject({status: 403});
    expect((await run('', '{')).at(-1)).toMatchObject({status: 400});
  });

  it('is rejected when its recording cannot be fetched, and fetches nothing from elsewhere', async () => {
    expect((await run('not-fetched')).at(-1)?.body).toMatch(/unable to fetch audio[\s\S]*"status": "rejected"/);
  });
});
