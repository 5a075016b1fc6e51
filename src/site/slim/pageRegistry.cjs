/**
 * Loader for the generated list of chunks that pages are made of.
 *
 * The parts around every documentation page go into one chunk: as they come, they are six requests of one or two
 * kilobytes. In the page, an entry keeps what loads its chunk and nothing else, since the list grows with the site. For
 * the renderer it names its chunk where Docusaurus writes a file name: the manifest of assets is keyed by chunks, and
 * only what is found there is named in the HTML. A page then loads its own scripts beside the main one rather than
 * after it, and its styles before it is painted.
 */
const FRAME = /^@theme\/Doc(sRoot|VersionRoot|Root|Item)$|\/__plugin\.json$/;
const ENTRY =
  /"(\w+)": \[\(\) => import\(\/\* webpackChunkName: "\w+" \*\/ "([^"]+)"\), "[^"]+", (require\.resolveWeak\("[^"]+"\))\]/g;

module.exports = function pageRegistry(source) {
  const {isServer} = this.getOptions();
  return source.replace(ENTRY, (_entry, name, module, weakId) => {
    const chunk = FRAME.test(module) ? 'docs' : name;
    const load = `() => import(/* webpackChunkName: "${chunk}" */ "${module}")`;
    return `"${name}": [${load}${isServer ? `, "${chunk}", ${weakId}` : ''}]`;
  });
};
