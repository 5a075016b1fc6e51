/**
 * The inline script of the site. It runs before the page is painted and before React is loaded; the build compiles it
 * (src/site/build/earlyScript.server.ts), and the Content-Security-Policy contains its hash.
 *
 * In order, it fixes addresses that would make the router throw, or leave the page without colors; notes whether the reader
 * has left the place that the address names; forgets that an older announcement was closed; and acts when scripts do not
 * load (scriptFailures.ts).
 */
import {fixPercentEncoding} from '../../../lib/safeDecode';
import {readStored, store} from '../../../lib/storage';
import {READER_EVENTS} from '../readerEvents';
import {canonical, watchScripts} from './scriptFailures';

/** What the build passes to the script (src/site/build/earlyScript.server.ts). */
export interface EarlySettings {
  /** Where the site expects its files. */
  baseUrl: string;
  /** Id of the announcement bar, and what the names of stored values end with. */
  announcement: {id: string; namespace: string};
}

declare const settings: EarlySettings;

keepAddressesReadable();
keepColorMode(settings.announcement.namespace);
noteReader();
showNewAnnouncement(settings.announcement);
watchScripts(settings.baseUrl);

/**
 * The router decodes path and fragment without a try: '/%zz' or '#100%' would crash the page. The script escapes stray
 * percent signs before the router reads the address, at the first load and on every later change of the address. It takes
 * '.html', 'index.html', and wrong slashes off, with which hosts serve a page without a redirect: Docusaurus loads the content
 * for the address as it is, then draws the page without '.html', and the page would collapse until its content has come.
 */
function keepAddressesReadable() {
  const fixAddress = () => {
    const bare = fixPercentEncoding(location.pathname)
      .replace(/\/{2,}/g, '/')
      .replace(/(?:(\/)index)?\.html$/, '$1');
    const {pathname: listed} = new URL(canonical(), location.href);
    const path = [`${bare}/`, bare.replace(/\/$/, '')].includes(listed) ? listed : bare;
    const hash = fixPercentEncoding(location.hash);
    if (path !== location.pathname || hash !== location.hash) {
      history.replaceState(history.state, '', location.origin + path + location.search + hash);
    }
  };
  fixAddress();
  addEventListener('popstate', fixAddress);
  addEventListener('hashchange', fixAddress);
}

/** The inline script of theme-classic 3.10, which comes later, takes any value in the address or the storage for the color mode. */
function keepColorMode(namespace: string) {
  const parameters = new URLSearchParams(location.search);
  const bad = ['docusaurus-theme', 'docusaurus-data-theme'].filter(
    (name) => !/^(?:light|dark|null)$/.test(`${parameters.get(name)}`),
  );
  for (const name of bad) parameters.delete(name);
  const query = `${parameters}`;
  const rest = query && `?${query}`;
  if (bad.length > 0) history.replaceState(history.state, '', location.pathname + rest + location.hash);
  const key = `theme${namespace}`;
  if (!/^(?:light|dark|null)$/.test(`${readStored('localStorage', key)}`)) store('localStorage', key, null);
}

/**
 * A loaded page keeps the heading of its address in place while it changes its size (hash.client.ts). It doesn't when the
 * reader has gone elsewhere before hydration, or when the browser restores a position after a reload or Back.
 */
function noteReader() {
  const leave = () => {
    (window as {__left?: boolean}).__left = true;
  };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation && navigation.type !== 'navigate') leave();
  for (const type of READER_EVENTS) addEventListener(type, leave, {passive: true, once: true});
}

/**
 * Theme-classic 3.10 compares ids after hydration, when its inline script has already hidden the bar: a new announcement
 * would be shown at the second visit only.
 */
function showNewAnnouncement({id, namespace}: EarlySettings['announcement']) {
  const isNew = readStored('localStorage', `docusaurus.announcement.id${namespace}`) !== id;
  if (isNew) store('localStorage', `docusaurus.announcement.dismiss${namespace}`, null);
}
