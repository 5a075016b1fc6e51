/** Loader for the generated site configuration: see index.server.ts. */
const BUILD_ONLY = ['plugins', 'themes', 'presets', 'markdown'];

module.exports = function publicConfig(source) {
  return publicConfigOf(source);
};

/** Returns the module without the options of the build; throws when it is not one object. */
function publicConfigOf(source) {
  const start = source.indexOf('{');
  const end = source.lastIndexOf('}') + 1;
  const config = JSON.parse(source.slice(start, end));
  if (!BUILD_ONLY.every((key) => key in config)) throw new Error('docusaurus.config.mjs has another format.');
  for (const key of BUILD_ONLY) delete config[key];
  return source.slice(0, start) + JSON.stringify(config) + source.slice(end);
}

module.exports.publicConfigOf = publicConfigOf;
