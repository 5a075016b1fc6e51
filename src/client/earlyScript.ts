/**
 * The one script that runs inline, before the page is painted and long before React is there. Plain old JavaScript in
 * a string: it is served as written, and its hash stands in the Content-Security-Policy.
 *
 * What it does, in order: sets colour mode and announcement bar without a flash; mends addresses that would make the
 * router throw; keeps clicks and keys that come before hydration; reloads once when a script is missing after a
 * release, and says so when that did not help.
 */

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
    chunks(baseUrl),
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

// The router decodes path and fragment without a net: '/%zz' or '#100%' would take the page down. A percent sign that
// is no escape is written as one before the router looks, at the first load and on every later change of the address.
const ADDRESSES = `
  function mend(text) {
    try { decodeURIComponent(text); return text; } catch (e) {}
    var mended = text.replace(/%(?![0-9a-f]{2})/gi, '%25');
    try { decodeURIComponent(mended); return mended; } catch (e) { return text.replace(/%/g, '%25'); }
  }
  function mendAddress() {
    var path = mend(location.pathname), hash = mend(location.hash);
    if (path !== location.pathname || hash !== location.hash) {
      history.replaceState(history.state, '', path + location.search + hash);
    }
  }
  mendAddress();
  addEventListener('popstate', mendAddress);
  addEventListener('hashchange', mendAddress);
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

// A page kept open across a release asks for scripts that are gone; a proxy may answer with a web page instead. One
// reload per page and release gets the new names. If that did not help, the text stays and a notice offers Reload.
// Without styles either, nothing is where the site looks for it: then the notice is for whoever configured it, too.
const chunks = (baseUrl: string) => `
  var root = document.documentElement, key = 'reloaded:' + location.pathname;
  function own(node) { return node && node.tagName === 'SCRIPT' && node.src && node.src.indexOf(location.origin + '/') === 0; }
  function recover() {
    if (root.getAttribute('data-has-hydrated') === 'true' || root.hasAttribute('data-incomplete')) return;
    root.setAttribute('data-incomplete', '');
    var build = (document.querySelector('script[src*="/assets/js/"]') || {}).src || '';
    try {
      if (navigator.onLine !== false && sessionStorage.getItem(key) !== build) {
        sessionStorage.setItem(key, build);
        location.reload();
        return;
      }
    } catch (e) {}
    if (document.body) notice(); else addEventListener('DOMContentLoaded', notice);
  }
  function notice() {
    var bar = document.createElement('div'), button = document.createElement('button');
    bar.className = 'site-notice';
    bar.setAttribute('role', 'status');
    bar.textContent = 'Part of this page did not load. You can read on; search and menus need a reload. ';
    button.textContent = 'Reload';
    button.onclick = function () { location.reload(); };
    bar.appendChild(button);
    var styled = getComputedStyle(root).colorScheme !== 'normal';
    if (!styled) {
      bar.appendChild(document.createElement('p')).textContent =
        'The site did not load properly: its files are not where it looks for them, below ' +
        ${JSON.stringify(baseUrl).replace(/</g, '\\u003c')} + '. Is it yours? Check baseUrl in its configuration.';
    }
    document.body.insertBefore(bar, styled ? null : document.body.firstChild);
  }
  addEventListener('error', function (event) {
    if (own(event.target) || (event.filename && event.filename.indexOf('/assets/js/') > 0)) recover();
  }, true);
  addEventListener('unhandledrejection', function (event) {
    if (!event.reason || event.reason.name !== 'ChunkLoadError') return;
    event.preventDefault();
    recover();
  });`;
