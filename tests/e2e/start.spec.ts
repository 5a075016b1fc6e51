/** `npm start`, the view that authors edit in: its pages live, and the contracts are offered as on the built site. */
import {expect, test} from '@playwright/test';
import {ROOT} from '../../tools/paths';
import {type DevelopmentServer, startDevelopment} from '../support/developmentServer';

let server: DevelopmentServer | undefined;
let origin: string;

// One server for all.
test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  test.setTimeout(420_000);
  // What it generates stays apart from what a build beside it would.
  server = await startDevelopment(ROOT, {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/start'});
  origin = server.origin;
});

test.afterAll(() => server?.stop());

for (const {what, path, part} of [
  {what: 'a reference page', path: '/api-ref/batch/create-a-new-job', part: '.ref-field'},
  // Its script is one that the page waits for.
  {what: 'the session player alive', path: '/speech-to-text/real-time/latency', part: '.session-player button:enabled'},
]) {
  test(`npm start shows ${what}, without an error`, {tag: '@full'}, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`${origin}${path}`);
    await expect(page.locator(part).first()).toBeVisible({timeout: 60_000});
    expect(errors).toEqual([]);
  });
}

test('npm start offers the contracts, at the address of the version too', {tag: '@full'}, async ({request}) => {
  for (const address of ['/contracts/batch.openapi.yaml', '/contracts/2.1.1/batch.openapi.yaml', '/batch.yaml']) {
    const response = await request.get(origin + address);
    expect(response.headers()['content-type'], address).toContain('yaml');
    expect(await response.text(), address).not.toContain('{{provider');
  }
  expect((await (await request.get(`${origin}/contracts/flow.asyncapi.json`)).json()).asyncapi).toBe('3.0.0');
});
