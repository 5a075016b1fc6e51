/**
 * Loader for the generated data of all plugins, for the built page: it lists every document with its address, which the
 * table of pages says already. docsBelow.ts makes the list again; documents that it could not make stay as they are.
 */
const {readFileSync} = require('node:fs');
const {dirname, join} = require('node:path');
const {readRoutes} = require('./loader.cjs');

module.exports = function docList(source) {
  const file = join(dirname(this.resourcePath), 'routes.js');
  this.addDependency(file);
  const routes = readRoutes(readFileSync(file, 'utf8'));
  const data = JSON.parse(source);
  const lists = [];
  for (const plugin of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of plugin.versions) {
      const unlike = idsUnlikeAddresses(version, routes);
      if (!unlike) continue;
      lists.push(`docsBelow(${JSON.stringify(version.path)}, ${JSON.stringify(unlike)})`);
      version.docs = `list ${lists.length - 1}`;
    }
  }
  const written = JSON.stringify(data).replace(/"list (\d+)"/g, (_text, index) => lists[index]);
  return `import {docsBelow} from ${JSON.stringify(join(__dirname, 'docsBelow.ts'))};\nexport default ${written};\n`;
};

/** Returns, by address, the names that do not follow from it; undefined when the routes know other documents. */
function idsUnlikeAddresses({path: base, docs}, routes) {
  const leaves = new Map();
  const visit = (route) => (route.routes ? route.routes.forEach(visit) : leaves.set(route.path, route));
  routes.filter((route) => route.path === base).forEach(visit);
  const isKnown = ({id, path, sidebar, ...rest}) =>
    leaves.has(path) && leaves.get(path).sidebar === sidebar && Object.keys(rest).length === 0;
  if (docs.length !== leaves.size || !docs.every(isKnown)) return undefined;
  return Object.fromEntries(docs.filter(({id, path}) => id !== idAt(base, path)).map(({id, path}) => [path, id]));
}

/** The same as in docsBelow.ts. */
function idAt(base, path) {
  return path
    .slice(base.length)
    .replace(/^\//, '')
    .replace(/(^|\/)$/, '$1index');
}
