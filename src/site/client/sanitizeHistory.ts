/**
 * Wraps the router's `push` and `replace`. A fragment with a stray percent sign is escaped before a layout effect
 * decodes it (a throw there takes the page down). A link to where the reader is already (a double click is two) makes no
 * second entry in the history, as without a router.
 */
import {fixPercentEncoding} from '../../lib/safeDecode';

type Target = string | {pathname?: string; search?: string; hash?: string; state?: unknown};
type Navigate = (to: Target, state?: unknown) => void;
type RouterHistory = {push: Navigate; replace: Navigate; location: {pathname: string; search: string; hash: string}};

const guarded = new WeakSet<object>();

export function sanitizeHistory(history: unknown): void {
  const router = history as RouterHistory;
  if (typeof window === 'undefined' || guarded.has(router)) return;
  guarded.add(router);
  for (const method of ['push', 'replace'] as const) {
    const navigate = router[method];
    const replace = router.replace;
    router[method] = (to, state) => {
      const target = sanitizeTarget(to);
      (isHere(target, router.location) ? replace : navigate)(target, state);
    };
  }
}

function isHere(target: Target, {pathname, search, hash}: RouterHistory['location']): boolean {
  const address = typeof target === 'string' ? target : `${target.pathname}${target.search ?? ''}${target.hash ?? ''}`;
  return address === pathname + search + hash;
}

/** Returns the target with a fragment that can be decoded. */
function sanitizeTarget(target: Target): Target {
  if (typeof target !== 'string') return target.hash ? {...target, hash: fixPercentEncoding(target.hash)} : target;
  const start = target.indexOf('#');
  return start < 0 ? target : target.slice(0, start) + fixPercentEncoding(target.slice(start));
}
