/**
 * Loader for the generated list of chunks that pages are made of, as the renderer and `npm start` read it; the built
 * page has a shorter one (pageTable.cjs).
 *
 * The parts around every documentation page go into one chunk: as they come, they are six requests of one or two
 * kilobytes. For the renderer an entry names its chunk where Docusaurus writes a file name: the manifest of assets is
 * keyed by chunks, and only what is found there is named in the HTML. A page then loads its own scripts beside the main
 * one rather than after it, and its styles before it is painted.
 */
const {chunkNames} = require('./chunkNames.cjs');

const FRAME = /^@theme\/Doc(sRoot|VersionRoot|Root|Item)$|\/__plugin\.json$/;
const ENTRY =
  /"(\w+)": \[\(\) => import\(\/\* webpackChunkName: "\w+" \*\/ "([^"]+)"\), "[^"]+", (require\.resolveWeak\("[^"]+"\))\]/g;

module.exports = function pageRegistry(source) {
  const {isServer} = this.getOptions();
  const parts = readRegistry(source);
  return source.replace(ENTRY, (_entry, name, module, weakId) => {
    const {chunk} = parts.get(name);
    const load = `() => import(/* webpackChunkName: "${chunk}" */ "${module}")`;
    return `"${name}": [${load}${isServer ? `, "${chunk}", ${weakId}` : ''}]`;
  });
};

/** Returns the module and the chunk behind each name of the list. */
function readRegistry(source) {
  const entries = [...source.matchAll(ENTRY)].map(([, name, module]) => ({name, module}));
  const names = chunkNames(entries.map(({module}) => module).filter((module) => !FRAME.test(module)));
  return new Map(entries.map(({name, module}) => [name, {module, chunk: names.get(module) ?? 'docs'}]));
}

module.exports.readRegistry = readRegistry;
