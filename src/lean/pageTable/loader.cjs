/**
 * Loader for the generated routes, for the built page: everything that the site's list of pages costs a reader of one.
 *
 * As Docusaurus generates it, a page is in five lists: as a route, with the chunks of that route, with what loads
 * each chunk, in the bundler's runtime, and among the documents of its plugin. Here it is listed once, as an address with
 * what loads its content. Pages that differ in nothing else share the rest (routes.tsx makes routes of it).
 */
const {readFileSync} = require('node:fs');
const {dirname, join} = require('node:path');
const {readRegistry} = require('../chunkNames/loader.cjs');

/** What routes.tsx can pass to a component. */
const KNOWN = /^(__comp|__props|__context\.plugin|[a-z]\w*)$/;

module.exports = function pageTable(source) {
  const folder = dirname(this.resourcePath);
  return tableOf(source, (name) => {
    this.addDependency(join(folder, name));
    return readFileSync(join(folder, name), 'utf8');
  });
};

/** Returns the module that replaces the generated routes; `read` returns another generated file. */
function tableOf(source, read) {
  const registry = readRegistry(read('registry.js'));
  const chunks = JSON.parse(read('routesChunkNames.json'));
  const part = (name) => {
    const {chunk, module} = registry.get(name);
    return `[${JSON.stringify(chunk)}, () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(module)})]`;
  };
  const object = (entries) => `{${entries.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(', ')}}`;

  const writeList = (routes) => {
    const written = [];
    for (let index = 0; index < routes.length; ) {
      const kind = kindOf(routes[index], chunks);
      let end = index;
      while (kind && end < routes.length && kindOf(routes[end], chunks) === kind) end++;
      if (end > index) {
        const {path, key, ...rest} = routes[index];
        const contents = routes.slice(index, end).map((one) => [one.path, part(chunks[one.key].content)]);
        written.push(`...pages(${part(chunks[key].__comp)}, ${JSON.stringify(rest)}, ${object(contents)})`);
        index = end;
      } else written.push(writeRoute(routes[index++]));
    }
    return `[${written.join(', ')}]`;
  };
  const writeRoute = ({path, key, routes, ...rest}) => {
    if (path === '*') return 'unknownAddress()';
    const parts = Object.entries(flat(chunks[key]));
    for (const [place] of parts) {
      if (!KNOWN.test(place))
        throw new Error(`The route ${path} has the property "${place}", which src/lean/pageTable/routes.tsx lacks.`);
    }
    const more = [...Object.entries(rest).map(([name, value]) => [name, JSON.stringify(value)])];
    if (routes) more.push(['routes', writeList(routes)]);
    return `route(${JSON.stringify(path)}, ${object(parts.map(([place, name]) => [place, part(name)]))}, ${object(more)})`;
  };
  return `import {pages, route, unknownAddress} from ${JSON.stringify(join(__dirname, 'routes.tsx'))};
export default ${writeList(readRoutes(source))};
`;
}

/** Returns the generated routes with the key of each in the list of chunks, instead of a component. */
function readRoutes(source) {
  const list = source
    .slice(source.indexOf('export default') + 'export default'.length)
    .trim()
    .replace(/;$/, '');
  const routes = new Function('ComponentCreator', `return ${list}`)((path, hash) => `${path}-${hash}`);
  const rename = ({component: key, routes: inner, ...rest}) => ({
    ...rest,
    key,
    ...(inner ? {routes: inner.map(rename)} : {}),
  });
  return routes.map(rename);
}

/** What a page must have in common with its neighbour to be in one list with it; undefined for other routes. */
function kindOf({path, key, routes, ...rest}, chunks) {
  const names = chunks[key];
  if (routes || !names || Object.keys(names).join() !== '__comp,content') return undefined;
  return JSON.stringify([names.__comp, rest]);
}

/** `{a: {b: 1}}` becomes `{'a.b': 1}`. */
function flat(tree, prefix = '') {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'object' ? Object.entries(flat(value, `${prefix}${name}.`)) : [[prefix + name, value]],
    ),
  );
}

module.exports.readRoutes = readRoutes;
module.exports.tableOf = tableOf;
