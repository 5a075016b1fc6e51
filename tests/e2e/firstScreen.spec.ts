/** How much of the first screen is frame: where the title and the first fact are, on one page of each template. */
import type {Page} from '@playwright/test';
import {open} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

/** One page of each template, and where its first block after the opening paragraph may begin, in CSS pixels. */
const TEMPLATES = [
  '/',
  '/speech-to-text/batch/quickstart',
  '/speech-to-text/real-time/quickstart',
  '/speech-to-text/output-enhancements/diarization',
  '/api-ref/batch/create-a-new-job',
  '/api-ref/realtime-transcription-websocket',
  '/speech-to-text/supported-languages',
  '/speech-to-text/batch/troubleshooting',
  '/deployments/container/cpu-speech-to-text-container',
  '/category/deployments',
];

const BOUNDS = [
  {name: 'a desktop', viewport: {width: 1440, height: 900}, title: 130, fact: 330},
  {name: 'a phone', viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true, title: 130, fact: 420},
];

/** Where the title begins, and where what follows the opening paragraph begins. */
async function topsOf(page: Page): Promise<{title: number; fact: number}> {
  return page.evaluate(() => {
    const title = document.querySelector('main h1') as HTMLElement;
    const parts = [...(document.querySelector('.theme-doc-markdown')?.children ?? [])].filter(
      (part) => part.localName !== 'header' && part.getBoundingClientRect().height > 0,
    );
    const fact = parts[1] ?? document.querySelector('main article');
    return {
      title: Math.round(title.getBoundingClientRect().top),
      fact: Math.round(fact?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY),
    };
  });
}

for (const {name, title, fact, ...use} of BOUNDS)
  test.describe(`on ${name}`, () => {
    test.use(use);

    test(`the title begins within ${title} px, and the first fact within ${fact} px, on every template`, async ({
      page,
    }) => {
      for (const address of daily(TEMPLATES, 6)) {
        await open(page, address);
        const tops = await topsOf(page);
        expect.soft(tops.title, `title of ${address}`).toBeLessThanOrEqual(title);
        expect.soft(tops.fact, `first fact of ${address}`).toBeLessThanOrEqual(fact);
      }
    });
  });

for (const address of ['/api-ref/batch/create-a-new-job', '/api-ref/realtime-transcription-websocket']) {
  test(`from 1440 px, the contents of ${address} are beside the text`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, address);
    await expect(page.locator('.theme-doc-toc-desktop a').first()).toBeInViewport();
    await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
  });
}

for (const width of [1280, 1440]) {
  test(`a request page has address, request, and response in the first screen, and keeps them in sight beside the fields, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/api-ref/batch/create-a-new-job');
    const panel = page.locator('.ref-panel');
    await expect(panel.getByRole('tab')).toHaveText(['Python', 'JavaScript', 'curl']);
    const request = panel.locator('[role="tabpanel"]:visible pre').first();
    const response = panel.locator(':scope > figure').first();
    for (const part of [request, response]) await expect(part).toBeInViewport();
    const box = await request.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(900);
    const field = page.locator('[id="config.transcription_config"]');
    await field.scrollIntoViewIfNeeded();
    await expect(panel).toBeInViewport({ratio: 0.99});
    const [left, right] = [await field.boundingBox(), await panel.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    await page.locator('#responses').scrollIntoViewIfNeeded();
    await expect(request).toBeInViewport();
    // Errors have the whole width: it shows none of theirs.
    const [errors, text] = [page.locator('#errors'), page.locator('.markdown')];
    expect((await errors.boundingBox())?.width).toBe((await text.boundingBox())?.width);
  });
}

test('a request page keeps the sample of a long response in sight beside its last fields', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/api-ref/batch/get-the-transcript-for-a-transcription-job');
  const panel = page.locator('.ref-panel');
  for (const field of [
    page.locator('#response-200 ~ .ref-tree > ul > li').nth(3),
    page.locator('#response-200 ~ .ref-tree > ul > li').last(),
  ]) {
    await field.scrollIntoViewIfNeeded();
    await expect(panel.locator('[role="tabpanel"]:visible pre').first()).toBeInViewport();
    await expect(panel.locator(':scope > figure').first()).toBeInViewport();
  }
});

for (const [width, height] of [
  [1440, 800],
  [1280, 720],
] as const) {
  test(`of a long response only the code scrolls, to the field that is read, and the fold below it is in sight, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await open(page, '/api-ref/batch/get-the-transcript-for-a-transcription-job');
    const panel = page.locator('.ref-panel');
    const code = panel.locator(':scope > figure > pre');
    await page.locator('[id="response.results"]').evaluate((field) => {
      window.scrollTo(0, field.getBoundingClientRect().top + window.scrollY - 90);
    });
    const isScroller = (box: HTMLElement | SVGElement) => box.scrollHeight > box.clientHeight;
    expect(await panel.evaluate(isScroller)).toBe(false);
    expect(await code.evaluate(isScroller)).toBe(true);
    await expect(panel.getByText('Response examples')).toBeInViewport({ratio: 1});
    await expect.poll(() => code.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
    await expect(code.getByText('"results"').first()).toBeInViewport({ratio: 1});
    await panel.locator(':scope > details > summary').last().click();
    expect(await code.evaluate((box) => box.clientHeight)).toBeGreaterThan(90);
  });
}

const EXCHANGES = {
  '/api-ref/realtime-transcription-websocket': [
    '→ StartRecognition',
    '← RecognitionStarted',
    '→ AddAudio',
    '← AddTranscript',
  ],
  '/api-ref/flow-voice-ai-websocket': [
    '→ StartConversation',
    '← ConversationStarted',
    '→ AddAudio',
    '← AddTranscript',
    '← AddAudio',
    '← ResponseCompleted',
  ],
};

for (const [address, messages] of Object.entries(EXCHANGES)) {
  test(`${address} shows an exchange in the first screen, of which each name leads to its message`, async ({page}) => {
    const exchange = page.locator('pre').first();
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({width, height});
      await open(page, address);
      const {x = 0, y = height, height: tall = height} = (await exchange.boundingBox()) ?? {};
      expect(y, `${width}`).toBeLessThanOrEqual(395);
      expect(y + tall, `${width}`).toBeLessThanOrEqual(height);
      // 14 lines and the edges around them.
      expect(tall, `${width}`).toBeLessThanOrEqual(14 * 20 + 26);
      if (width >= 1280) expect(x).toBeGreaterThan(width / 2);
    }
    const lines = (await exchange.innerText()).match(/^[→←].*/gm) ?? [];
    expect(lines.map((line) => `${line[0]} ${/[A-Z]\w+/.exec(line)}`)).toEqual(messages);
    const links = exchange.getByRole('link');
    await expect(links).toHaveText(messages.map((line) => line.slice(2)));
    for (const link of await links.all()) {
      const name = await link.innerText();
      await link.click();
      const message = page.locator('details[open]', {has: page.locator(`summary #${name.toLowerCase()}`)});
      await expect(message.getByRole('heading', {name, exact: true})).toBeInViewport();
      await page.goBack();
      await expect(exchange).toBeInViewport();
    }
  });
}
