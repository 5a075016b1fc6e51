/**
 * What routes.tsx needs of react-loadable: `Loadable.Map` with `preload`. A page's chunks are loaded once, then drawn
 * without waiting. Until then, or when they fail, `loading` is drawn. Unlike the library, it loads again what has failed:
 * a reader who pointed at a link while offline can follow it later without a reload of the page.
 */
import {type ComponentType, createElement, type ReactNode, useEffect, useReducer, useState} from 'react';

type Options<Loaded> = {
  loading: ComponentType<{isLoading: boolean; pastDelay: boolean; error: unknown; retry: () => void}>;
  /** Draws what was loaded. */
  render: (loaded: Loaded, props: object) => ReactNode;
};
type Attempt<Loaded> = {promise: Promise<Loaded>; loaded?: Loaded; error?: unknown; isOver?: boolean};

/** How long nothing is drawn rather than a spinner. */
const DELAY_MS = 200;

function loadable<Loaded>(load: () => Promise<Loaded>, {loading, render}: Options<Loaded>) {
  let attempt: Attempt<Loaded> | undefined;

  function start(): Attempt<Loaded> {
    const current: Attempt<Loaded> = {promise: load()};
    // Before anyone who waits for the promise goes on: what follows a preload is drawn at once.
    current.promise = current.promise.then(
      (loaded) => {
        Object.assign(current, {loaded, isOver: true});
        return loaded;
      },
      (error) => {
        Object.assign(current, {error, isOver: true});
        throw error;
      },
    );
    // A failure is drawn, or reported to the caller of `preload`: nobody needs to see it as uncaught.
    current.promise.catch(() => undefined);
    attempt = current;
    return current;
  }

  function LoadablePage(props: object) {
    const [, update] = useReducer((count: number) => count + 1, 0);
    const [pastDelay, setPastDelay] = useState(false);
    const {promise, loaded, error, isOver} = attempt ?? start();
    useEffect(() => {
      if (isOver) return;
      let isShown = true;
      const show = () => isShown && update();
      const timer = setTimeout(() => setPastDelay(true), DELAY_MS);
      promise.then(show, show);
      return () => {
        isShown = false;
        clearTimeout(timer);
      };
    }, [promise, isOver]);
    if (isOver && !error) return render(loaded as Loaded, props);
    const retry = () => {
      start();
      update();
    };
    return createElement(loading, {isLoading: !isOver, pastDelay, error, retry});
  }

  // What failed is tried again: the network may be back since the reader pointed at the link.
  const preload = () => (attempt && !attempt.error ? attempt : start()).promise;
  return Object.assign(LoadablePage, {preload});
}

type Loader = () => Promise<unknown>;

/** Returns a component that draws what `loader` loads, all parts together. */
export function loadableMap({loader, ...options}: Options<Record<string, unknown>> & {loader: Record<string, Loader>}) {
  return loadable(
    async () =>
      Object.fromEntries(await Promise.all(Object.entries(loader).map(async ([key, load]) => [key, await load()]))),
    options,
  );
}
