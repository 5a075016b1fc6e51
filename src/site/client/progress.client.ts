/**
 * Client module: what the theme's progress bar lacks. theme-classic 3.10 starts nprogress 0.2 after 200 ms; its times are those of
 * the specification.
 */
import type {ClientModule} from '@docusaurus/types';
import nprogress from 'nprogress';

// The bar of nprogress has the role "bar", which ARIA doesn't have.
nprogress.configure({template: '<div class="bar" aria-hidden="true"></div>', barSelector: '.bar'});

/** Once after the theme's timer, which was set just before, and on each step. */
const READ_MS = 200;

/** Keeps in `--progress` of the bar's element how far it is, from 0 to 1: nprogress writes only a position. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
  const timer = window.setInterval(() => {
    document.getElementById('nprogress')?.style.setProperty('--progress', String(nprogress.status));
  }, READ_MS);
  return () => window.clearInterval(timer);
};
