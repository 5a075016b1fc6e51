/** Client module: a hit whose words are only in a tab that is not chosen chooses that tab. */
import type {ClientModule} from '@docusaurus/types';

/** Shorter words occur in nearly every text. */
const LEAST_CHARS = 3;

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location}) => {
  const {searchedFor = ''} = (location.state ?? {}) as {searchedFor?: string};
  const words = searchedFor
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length >= LEAST_CHARS);
  if (words.length > 0) requestAnimationFrame(() => chooseTab(words));
};

function chooseTab(words: string[]): void {
  const panels = [...document.querySelectorAll<HTMLElement>('main [role=tabpanel][hidden]')];
  if (panels.length === 0) return;
  // Without what is hidden.
  const visible = document.querySelector<HTMLElement>('main')?.innerText.toLowerCase() ?? '';
  const missing = words.filter((word) => !visible.includes(word));
  const panel = panels.find(({textContent}) => missing.some((word) => textContent?.toLowerCase().includes(word)));
  if (!panel) return;
  document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
  // The panel is shown with the next render.
  requestAnimationFrame(() => panel.scrollIntoView({block: 'nearest'}));
}
