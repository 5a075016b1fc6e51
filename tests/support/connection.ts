import type {BrowserContext, Page} from '@playwright/test';

/** Says that the connection is slow or metered, before the page's own scripts run. */
export async function connection(
  target: Page | BrowserContext,
  values: {effectiveType?: string; saveData?: boolean},
): Promise<void> {
  await target.addInitScript((state) => {
    const value = {effectiveType: '4g', saveData: false, ...state};
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  }, values);
}
