/**
 * The part of the early script that acts when scripts of the site do not load. In order: a site below the wrong base URL
 * shows a banner and nothing else, because no reload can help; otherwise one reload gets the scripts of a newer release;
 * if that did not help and the framework itself is missing, a notice offers Reload beside the text that was served. When
 * only the content of the page is missing, pageFailure.client.ts shows error and Retry instead.
 */

/** Returns plain JavaScript; `baseUrl` is where the site expects its files. */
export const failures = (baseUrl: string) => `
  var root = document.documentElement, key = 'reloaded:' + location.pathname, baseUrl = ${literal(baseUrl)};
  function own(node) { return node && node.tagName === 'SCRIPT' && node.src && node.src.indexOf(location.origin + '/') === 0; }
  function recover() {
    if (root.getAttribute('data-has-hydrated') === 'true' || root.hasAttribute('data-incomplete')) return;
    root.setAttribute('data-incomplete', '');
    if (pathOf(location.href) === pathOf(canonical())) reload();
    else whenLoaded(function () { if (styled()) reload(); else banner(); });
  }
  function canonical() { return (document.querySelector('link[rel="canonical"]') || {}).href || '/'; }
  function pathOf(address) { return new URL(address, location).pathname.toLowerCase().replace(/(\\/index)?\\.html$|\\/$/, ''); }
  function styled() { return getComputedStyle(root).colorScheme !== 'normal'; }
  function whenLoaded(act) { if (document.readyState === 'complete') act(); else addEventListener('load', act); }
  function reload() {
    var build = (document.querySelector('script[src*="/assets/js/"]') || {}).src || '';
    var navigation = performance.getEntriesByType('navigation')[0] || {};
    try {
      if (navigator.onLine !== false && navigation.type !== 'reload' && sessionStorage.getItem(key) !== build) {
        sessionStorage.setItem(key, build);
        root.setAttribute('data-incomplete', 'reloading');
        location.reload();
        return;
      }
    } catch (e) {}
    whenLoaded(function () { if (!window.docusaurus) notice(); });
  }
  function notice() {
    var bar = document.createElement('div'), button = document.createElement('button');
    bar.className = 'site-notice';
    bar.setAttribute('role', 'status');
    bar.textContent = 'Part of this page did not load. You can read on; search and menus need a reload. ';
    button.textContent = 'Reload';
    button.onclick = function () { location.reload(); };
    bar.appendChild(button);
    document.body.appendChild(bar);
  }
  function banner() {
    var bar = document.createElement('div'), path = pathOf(canonical()).slice(baseUrl.length - 1), here = pathOf(location.href);
    var folder = here.slice(0, here.length - path.length);
    bar.setAttribute('role', 'alert');
    bar.style.cssText = 'position:sticky;top:0;z-index:9;padding:1rem;background:#fff3cd;color:#332701;font:1.1rem system-ui';
    bar.textContent = 'This site did not load properly: its files are not where it looks for them. A common reason is a ' +
      'wrong baseUrl in its configuration. The current one is ' + baseUrl +
      (here.slice(folder.length) === path ? ' and the address of this page suggests ' + folder + '/' : '') + '.';
    document.body.insertBefore(bar, document.body.firstChild);
  }
  addEventListener('error', function (event) {
    if (own(event.target) || (event.filename && event.filename.indexOf('/assets/js/') > 0)) recover();
  }, true);
  addEventListener('unhandledrejection', function (event) {
    if (!event.reason || event.reason.name !== 'ChunkLoadError') return;
    event.preventDefault();
    recover();
  });`;

/** Returns a JavaScript string that cannot end the script element around it. */
function literal(text: string): string {
  return JSON.stringify(text).replace(/</g, '\\u003c');
}
