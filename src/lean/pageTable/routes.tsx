/**
 * Makes routes of the table of pages (loader.cjs). Replaces Docusaurus's ComponentCreator, which looks up the same in two
 * lists of chunks that every reader would download.
 */
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Loading from '@theme/Loading';
import type {ComponentType} from 'react';
import {loadableMap} from './loadable';

type Module = {default: unknown};
/** A chunk and what loads a module from it. */
type Part = [chunk: string, load: () => Promise<Module>];
type Rest = {exact?: boolean; routes?: Route[]} & Record<string, unknown>;
type Route = Rest & {path: string; component: ComponentType; chunks: string[]};
type Context = {plugin: {name: string; id: string}};

/** One route: `__comp` is drawn, inside the context of a plugin if one is named, with all other parts as properties. */
export function route(path: string, parts: Record<string, Part>, rest: Rest): Route {
  const loader = Object.fromEntries(Object.entries(parts).map(([place, [, load]]) => [place, load]));
  const component = loadableMap({
    loading: Loading as ComponentType<{isLoading: boolean; pastDelay: boolean; error: unknown; retry: () => void}>,
    loader,
    render(loaded, props) {
      const values = Object.fromEntries(
        Object.entries(loaded as Record<string, Module>).map(([place, module]) => [place, contentOf(module)]),
      );
      const {__comp, __props, '__context.plugin': plugin, ...own} = values;
      const Component = __comp as ComponentType<object>;
      return (
        <RouteContextProvider value={(plugin && {plugin}) as Context}>
          <Component {...own} {...(__props as object)} {...(props as object)} />
        </RouteContextProvider>
      );
    },
  });
  return {path, component, chunks: Object.values(parts).map(([chunk]) => chunk), ...rest};
}

/** What a page exports beside its content (title, headings, front matter) belongs to the content. */
function contentOf({default: value, ...named}: Module): unknown {
  return typeof value === 'function' ? Object.assign(value, named) : value;
}

/** Pages that differ in their address and their content only. */
export function pages(component: Part, rest: Rest, contents: Record<string, Part>): Route[] {
  return Object.entries(contents).map(([path, content]) => route(path, {__comp: component, content}, rest));
}

/** The page for all other addresses, which belongs to no plugin. */
export function unknownAddress(): Route {
  const native = async () => ({default: {name: 'native', id: 'default'}});
  const page = () => import(/* webpackChunkName: "missing" */ '@theme/NotFound');
  return route('*', {__comp: ['missing', page], '__context.plugin': ['missing', native]}, {});
}
