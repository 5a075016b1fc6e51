/**
 * Stands in for react-loadable, of which the page uses `Loadable` and `Loadable.Map` with `preload`: a page's chunks are
 * loaded once, then drawn without waiting; until then, or when they fail, `loading` is drawn. The rest of the library is
 * for the renderer, which has the real one.
 */
import {type ComponentType, createElement, type ReactNode, useEffect, useReducer, useState} from 'react';

type Options<Loaded> = {
  loading: ComponentType<{isLoading: boolean; pastDelay: boolean; error: unknown; retry: () => void}>;
  /** Draws what was loaded; left out, it is a module with a component. */
  render?: (loaded: Loaded, props: object) => ReactNode;
};
type Attempt<Loaded> = {promise: Promise<Loaded>; loaded?: Loaded; error?: unknown; isOver?: boolean};

/** How long nothing is drawn rather than a spinner. */
const DELAY_MS = 200;

const drawModule = (loaded: unknown, props: object) =>
  createElement((loaded as {default: ComponentType}).default, props);

function loadable<Loaded>(load: () => Promise<Loaded>, {loading, render = drawModule}: Options<Loaded>) {
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
    // A failure is drawn, or told to whoever asked for the preload: it is nobody's to report as uncaught.
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

function Loadable({loader, ...options}: Options<unknown> & {loader: Loader}) {
  return loadable(loader, options);
}

Loadable.Map = ({loader, ...options}: Options<Record<string, unknown>> & {loader: Record<string, Loader>}) =>
  loadable(
    async () =>
      Object.fromEntries(await Promise.all(Object.entries(loader).map(async ([key, load]) => [key, await load()]))),
    options,
  );

export default Loadable;
