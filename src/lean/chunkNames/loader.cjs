/**
 * Loader for the generated list of chunks that pages are made of.
 *
 * The parts around every documentation page go into one chunk: as Docusaurus generates them, they are six requests of one
 * or two kilobytes. For the renderer, an entry names its chunk where Docusaurus writes a file name, because the manifest
 * of assets is keyed by chunks and only what is found there is named in the HTML. A page then loads its own scripts beside
 * the main script instead of after it, and its styles before it is painted.
 */
const {shortNames} = require('./shortNames.cjs');

const FRAME = /^@theme\/Doc(sRoot|VersionRoot|Root|Item)$|\/__plugin\.json$/;
const ENTRY =
  /"(\w+)": \[\(\) => import\(\/\* webpackChunkName: "\w+" \*\/ "([^"]+)"\), "[^"]+", (require\.resolveWeak\("[^"]+"\))\]/g;

module.exports = function renameChunks(source) {
  const {isServer} = this.getOptions();
  const parts = readRegistry(source);
  return source.replace(ENTRY, (_entry, name, module, weakId) => {
    const {chunk} = parts.get(name);
    const load = `() => import(/* webpackChunkName: "${chunk}" */ "${module}")`;
    // The other two parts of an entry are for the renderer.
    return `"${name}": [${load}${isServer ? `, "${chunk}", ${weakId}` : ''}]`;
  });
};

/** Returns the module and the chunk behind each name of the list; throws when the list has another format. */
function readRegistry(source) {
  const entries = [...source.matchAll(ENTRY)].map(([, name, module]) => ({name, module}));
  if (entries.length === 0 || entries.length < source.split('import(').length - 1) {
    throw new Error('Docusaurus writes the entries of registry.js in another format.');
  }
  const names = shortNames(entries.map(({module}) => module).filter((module) => !FRAME.test(module)));
  return new Map(entries.map(({name, module}) => [name, {module, chunk: names.get(module) ?? 'docs'}]));
}

module.exports.readRegistry = readRegistry;
