/** The search dialog as a reader sees it: by role and name. */
import {expect, type Locator, type Page} from '@playwright/test';
import {holdScripts, open} from './reader';

export class SearchDialog {
  readonly button: Locator;
  readonly root: Locator;
  readonly input: Locator;
  readonly rows: Locator;
  readonly status: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole('button', {name: 'Search docs'});
    this.root = page.getByRole('dialog', {name: 'Search'});
    this.input = this.root.getByRole('combobox', {name: 'Search docs'});
    this.rows = this.root.getByRole('treeitem');
    this.status = this.root.getByRole('status');
  }

  /** Opens a page and the dialog on it. */
  async open(address = '/get-started/quickstart'): Promise<void> {
    await open(this.page, address);
    await this.page.keyboard.press('Control+k');
    await expect(this.input).toBeFocused();
  }

  async isOpen(): Promise<void> {
    await expect(this.root).toBeVisible();
    await expect(this.input).toBeFocused();
  }

  async isClosed(): Promise<void> {
    await expect(this.root).toHaveCount(0);
  }

  /** The rows' first lines, from top to bottom. */
  titles(): Locator {
    return this.root.locator('.DocSearch-Hit-title');
  }

  async showsFailure(): Promise<void> {
    await expect(this.root.getByText('Unable to fetch results', {exact: true})).toBeVisible();
    await expect(this.rows).toHaveCount(0);
  }

  async search(query: string): Promise<void> {
    await this.input.fill(query);
  }
}

/** Holds the dialog's code back until the returned function is called. */
export const holdDialog = (page: Page) => holdScripts(page, /find-dialog\.[0-9a-f]+\.js$/);
