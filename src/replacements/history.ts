/**
 * Stands in for the history library, of which the router uses the browser's kind: without an address prefix, hashes for
 * browsers of another age, and reloads instead of entries. All that reads and writes addresses is the library's own.
 * tests/unit/site plays the same moves on both.
 */
// @ts-expect-error the package has types for its index only
import {createLocation as locationOf, createPath as pathOf} from 'history/esm/history.js';

// @ts-expect-error the package has types for its index only
export {createLocation, createPath, locationsAreEqual, parsePath} from 'history/esm/history.js';

export type Location = {pathname: string; search: string; hash: string; state?: unknown; key?: string};
type Action = 'POP' | 'PUSH' | 'REPLACE';
type To = string | Partial<Location>;
type Listener = (location: Location, action: Action) => void;
/** What is asked before each change; `false` forbids it, a text is put to the reader. */
type Prompt = boolean | string | ((location: Location, action: Action) => unknown);
type Stored = {key?: string; state?: unknown};

const createLocation: (to: To, state?: unknown, key?: string, current?: Location) => Location = locationOf;
const createPath: (to: Partial<Location>) => string = pathOf;
const createKey = () => Math.random().toString(36).slice(2, 8);

function locationNow({key, state}: Stored): Location {
  const {pathname, search, hash} = window.location;
  return createLocation(pathname + search + hash, state, key);
}

export function createBrowserHistory() {
  let listeners: Listener[] = [];
  let prompt: Prompt | null = null;
  let isReverting = false;
  const initial = locationNow(window.history.state ?? {});
  let keys = [initial.key];

  function isAllowed(location: Location, action: Action): boolean {
    const answer = typeof prompt === 'function' ? prompt(location, action) : prompt;
    return typeof answer === 'string' ? window.confirm(answer) : answer !== false;
  }

  function tell(action: Action = router.action, location = router.location) {
    Object.assign(router, {action, location, length: window.history.length});
    for (const listener of listeners) listener(location, action);
  }

  const navigate = (action: 'PUSH' | 'REPLACE') => (to: To, ownState?: unknown) => {
    const location = createLocation(to, ownState, createKey(), router.location);
    if (!isAllowed(location, action)) return;
    const {key, state} = location;
    const place = keys.indexOf(router.location.key);
    if (action === 'PUSH') {
      window.history.pushState({key, state}, '', createPath(location));
      keys = [...keys.slice(0, place + 1), key];
    } else {
      window.history.replaceState({key, state}, '', createPath(location));
      if (place >= 0) keys[place] = key;
    }
    tell(action, location);
  };

  const go = (steps: number) => window.history.go(steps);

  window.addEventListener('popstate', ({state}) => {
    // Safari of iOS sends one on loading, without a state.
    if (state === undefined && !navigator.userAgent.includes('CriOS')) return;
    if (isReverting) {
      isReverting = false;
      tell();
      return;
    }
    const location = locationNow(state ?? {});
    if (isAllowed(location, 'POP')) {
      tell('POP', location);
      return;
    }
    const place = (key?: string) => Math.max(keys.indexOf(key), 0);
    const steps = place(router.location.key) - place(location.key);
    if (steps === 0) return;
    isReverting = true;
    go(steps);
  });

  const router = {
    length: window.history.length,
    action: 'POP' as Action,
    location: initial,
    createHref: createPath,
    push: navigate('PUSH'),
    replace: navigate('REPLACE'),
    go,
    goBack: () => go(-1),
    goForward: () => go(1),
    block(next: Prompt = false) {
      prompt = next;
      return () => {
        if (prompt === next) prompt = null;
      };
    },
    listen(listener: Listener) {
      const own: Listener = (location, action) => listeners.includes(own) && listener(location, action);
      listeners = [...listeners, own];
      return () => {
        listeners = listeners.filter((one) => one !== own);
      };
    },
  };
  return router;
}

/** The routers over hashes and over memory name them, and this site draws neither. */
export {createBrowserHistory as createHashHistory, createBrowserHistory as createMemoryHistory};
