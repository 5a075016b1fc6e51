/** Chromium, through the library that the other browser tests use. */
import {chromium} from '@playwright/test';
import {chromiumFlags} from '../../../tools/chromium';
import {type Driver, notePageProblems} from './driver';

export async function startChromium(executablePath: string): Promise<Driver> {
  const browser = await chromium.launch({executablePath, args: chromiumFlags()});
  const page = await browser.newPage();
  let log: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') log.push(`console: ${message.text()}`);
  });
  await page.addInitScript(notePageProblems);
  return {
    goto: async (url) => void (await page.goto(url, {waitUntil: 'domcontentloaded'})),
    evaluate: (run, ...values) =>
      page.evaluate(([source, list]) => new Function(`return (${source})`)()(...list), [
        run.toString(),
        values,
      ] as const) as never,
    resize: (width, height) => page.setViewportSize({width, height}),
    async pointer(x, y, click) {
      if (click) await page.mouse.click(x, y);
      else await page.mouse.move(x, y);
    },
    press: (chord) => page.keyboard.press(chord),
    type: (text) => page.keyboard.type(text),
    reload: async () => void (await page.reload()),
    async problems() {
      const own = await page.evaluate(
        () => (window as unknown as {pageProblems?: string[]}).pageProblems?.splice(0) ?? [],
      );
      const all = [...log, ...own];
      log = [];
      return all;
    },
    close: () => browser.close(),
  };
}
