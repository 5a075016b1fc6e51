/**
 * The one inline script. It runs before the page is painted and before React is loaded. It is plain JavaScript in a
 * string, because it is served as written; the Content-Security-Policy contains its hash.
 *
 * In order, it sets color mode and announcement bar without a flash, fixes addresses that would make the router throw,
 * keeps clicks and keys that come before hydration, notes whether the reader has left the place that the address names,
 * and acts when scripts do not load (earlyFailures.ts).
 */
import {fixPercentEncoding} from '../../lib/safeDecode';
import {failures} from './earlyFailures';
import {READER_EVENTS} from './readerEvents';

/** Storage key of the announcement bar's dismissal: the theme's own name for it. */
const DISMISSED_KEY = 'docusaurus.announcement.dismiss';

/** The same for the announcement that the reader has seen last. */
const SEEN_KEY = 'docusaurus.announcement.id';

/**
 * Returns the script's text; `namespace` is Docusaurus's suffix for browser-storage keys, `announcementId` names the
 * bar of today, `baseUrl` is where the site expects its files.
 */
export function earlyScript(namespace: string, announcementId = '', baseUrl = '/'): string {
  return [
    colorMode(`theme${namespace}`),
    announcement(namespace, announcementId),
    ADDRESSES,
    EARLY_INPUT,
    PLACE,
    failures(baseUrl),
  ]
    .map((part) => `(function(){${part}})();`)
    .join('\n')
    .replace(/\n\s+/g, '\n');
}

// Only 'light' and 'dark' count, whoever wrote the value: the address, an older site at this origin, an extension.
const colorMode = (key: string) => `
  var root = document.documentElement, choice = null;
  function known(value) { return value === 'light' || value === 'dark' ? value : null; }
  try { choice = known(new URLSearchParams(location.search).get('docusaurus-theme')); } catch (e) {}
  try { choice = choice || known(localStorage.getItem('${key}')); } catch (e) {}
  var system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute('data-theme', choice || system);
  root.setAttribute('data-theme-choice', choice || 'system');`;

// Closed is closed only for the announcement that was closed: the theme looks at the id too late, after the first paint.
const announcement = (namespace: string, id: string) => `
  var dismissed = false;
  try {
    dismissed = localStorage.getItem('${DISMISSED_KEY}${namespace}') === 'true' &&
      localStorage.getItem('${SEEN_KEY}${namespace}') === ${JSON.stringify(id).replace(/</g, '\\u003c')};
  } catch (e) {}
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', dismissed);`;

// The router decodes path and fragment without a try: '/%zz' or '#100%' would crash the page. The script escapes stray
// percent signs before the router reads the address, at the first load and on every later change of the address.
const ADDRESSES = `
  ${fixPercentEncoding.toString()}
  function fixAddress() {
    var path = ${fixPercentEncoding.name}(location.pathname), hash = ${fixPercentEncoding.name}(location.hash);
    if (path !== location.pathname || hash !== location.hash) {
      history.replaceState(history.state, '', path + location.search + hash);
    }
  }
  fixAddress();
  addEventListener('popstate', fixAddress);
  addEventListener('hashchange', fixAddress);
  var connection = navigator.connection;
  if (connection && !connection.effectiveType) {
    try { Object.defineProperty(connection, 'effectiveType', {value: '4g'}); } catch (e) {}
  }`;

// Until React has taken over, a tap on the menu or on search does nothing. Remember the last one; src/theme/Root
// plays it again once the page is alive.
const EARLY_INPUT = `
  var root = document.documentElement;
  function alive() { return root.getAttribute('data-has-hydrated') === 'true'; }
  addEventListener('click', function (event) {
    if (alive()) return;
    var button = event.target.closest && event.target.closest('[data-early]');
    if (button) window.__early = {selector: '[data-early="' + button.getAttribute('data-early') + '"]'};
  }, true);
  addEventListener('keydown', function (event) {
    if (alive()) return;
    var typing = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    var combination = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (combination || (event.key === '/' && !typing)) {
      event.preventDefault();
      window.__early = {selector: '[data-early="search"]'};
    }
  }, true);`;

// A loaded page keeps the heading of its address in place while it changes its size (hash.client.ts). It doesn't when the
// reader has gone elsewhere before hydration, or when the browser restores a position after a reload or Back.
const PLACE = `
  function leave() { window.__left = true; }
  var navigation = performance.getEntriesByType('navigation')[0];
  if (navigation && navigation.type !== 'navigate') leave();
  ${JSON.stringify(READER_EVENTS)}.forEach(function (type) { addEventListener(type, leave, {passive: true, once: true}); });`;
