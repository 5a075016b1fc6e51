/**
 * Loader for the generated list of page chunks: keeps what loads a chunk, and drops its file name and module id, which
 * only the server's renderer reads. The list grows with the site, so every byte of an entry counts.
 */
module.exports = function pageRegistry(source) {
  return source.replace(/, "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g, ']');
};
