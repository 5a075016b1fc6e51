/** Makes the list of a version's documents from the routes (docList.cjs). */
import routes from '@generated/routes';

type Doc = {id: string; path: string; sidebar?: string};
type Route = {path: string; sidebar?: string; routes?: Route[]};

/** Returns the documents below an address; `ids` names those that are not called like their address. */
export function docsBelow(base: string, ids: Record<string, string>): Doc[] {
  const docs: Doc[] = [];
  const visit = ({path, sidebar, routes: inner}: Route) => {
    if (inner) inner.forEach(visit);
    else docs.push({id: ids[path] ?? idAt(base, path), path, sidebar});
  };
  (routes as Route[]).filter(({path}) => path === base).forEach(visit);
  return docs;
}

function idAt(base: string, path: string): string {
  return path
    .slice(base.length)
    .replace(/^\//, '')
    .replace(/(^|\/)$/, '$1index');
}
