/**
 * The one inline script. It runs before the page is painted and before React is loaded; the build compiles it
 * (src/site/build/earlyScript.server.ts), and the Content-Security-Policy contains its hash.
 *
 * In order, it sets color mode and announcement bar without a flash, fixes addresses that would make
 * the router throw, keeps clicks and keys that come before hydration, notes whether the reader has left the place that the
 * address names, and acts when scripts do not load (failures.ts).
 */
import {fixPercentEncoding} from '../../../lib/safeDecode';
import {READER_EVENTS} from '../readerEvents';
import {watchScripts} from './failures';
import type {EarlySettings} from './settings';

declare const settings: EarlySettings;

/** What the early script leaves for the page: the control of the last early input, and whether the reader went elsewhere. */
type EarlyWindow = Window & {__early?: {selector: string}; __left?: boolean};

/** Controls whose early use is kept. */
const MENU = '.navbar__toggle';
const SEARCH = '[data-early="search"]';

const early: EarlyWindow = window;
const root = document.documentElement;
const isAlive = () => root.getAttribute('data-has-hydrated') === 'true';

setColorMode();
setAnnouncement();
keepAddressesReadable();
completeConnection();
keepEarlyInput();
noteReader();
watchScripts(settings.baseUrl);

/** Only 'light' and 'dark' count, whoever wrote the value: the address, an older site at this origin, an extension. */
function setColorMode() {
  const known = (value: string | null) => (value === 'light' || value === 'dark' ? value : null);
  const choice =
    known(new URLSearchParams(location.search).get('docusaurus-theme')) ?? known(stored(`theme${settings.namespace}`));
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute('data-theme', choice ?? system);
  root.setAttribute('data-theme-choice', choice ?? 'system');
}

/** Closed is closed only for the announcement that was closed: the theme looks at the id too late, after the first paint. */
function setAnnouncement() {
  const {namespace, announcementId} = settings;
  // The theme's own names.
  const isDismissed =
    stored(`docusaurus.announcement.dismiss${namespace}`) === 'true' &&
    stored(`docusaurus.announcement.id${namespace}`) === announcementId;
  root.setAttribute('data-announcement-bar-initially-dismissed', String(isDismissed));
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked, as for a reader who has chosen nothing.
    return null;
  }
}

/**
 * The router decodes path and fragment without a try: '/%zz' or '#100%' would crash the page. The script escapes stray
 * percent signs before the router reads the address, at the first load and on every later change of the address. It takes
 * '.html' and 'index.html' off, which some hosts serve without a redirect: Docusaurus loads the content for the address as
 * it is, then draws the page without them, and the page would collapse until its content has come.
 */
function keepAddressesReadable() {
  const fixAddress = () => {
    const path = fixPercentEncoding(location.pathname).replace(/(?:(\/)index)?\.html$/, '$1');
    const hash = fixPercentEncoding(location.hash);
    if (path !== location.pathname || hash !== location.hash) {
      history.replaceState(history.state, '', location.origin + path + location.search + hash);
    }
  };
  fixAddress();
  addEventListener('popstate', fixAddress);
  addEventListener('hashchange', fixAddress);
}

/** Docusaurus reads `effectiveType` of every connection before it fetches ahead, and throws where a browser has none. */
function completeConnection() {
  const {connection} = navigator as {connection?: {effectiveType?: string}};
  if (!connection || connection.effectiveType) return;
  try {
    Object.defineProperty(connection, 'effectiveType', {value: '4g'});
  } catch {
    // A frozen object: then fetching ahead fails, and following links does not.
  }
}

/**
 * Until React has taken over, a tap on the menu or on search does nothing. Remembers the last one; guard.client.ts plays it
 * again once the page is alive.
 */
function keepEarlyInput() {
  addEventListener(
    'click',
    ({target}) => {
      if (isAlive() || !(target instanceof Element)) return;
      const selector = [MENU, SEARCH].find((control) => target.closest(control));
      if (selector) early.__early = {selector};
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (isAlive()) return;
      const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName);
      const isCombination = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isCombination && (event.key !== '/' || isTyping)) return;
      event.preventDefault();
      early.__early = {selector: SEARCH};
    },
    true,
  );
}

/**
 * A loaded page keeps the heading of its address in place while it changes its size (hash.client.ts). It doesn't when the
 * reader has gone elsewhere before hydration, or when the browser restores a position after a reload or Back.
 */
function noteReader() {
  const leave = () => {
    early.__left = true;
  };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation && navigation.type !== 'navigate') leave();
  for (const type of READER_EVENTS) addEventListener(type, leave, {passive: true, once: true});
}
