/**
 * Loader for the generated site configuration: leaves out what no code in the page reads. Plugins' options alone would
 * be a kilobyte of every visit, and hold paths of the machine that built the site.
 */
const BUILD_ONLY = [
  'plugins',
  'themes',
  'presets',
  'markdown',
  'scripts',
  'stylesheets',
  'headTags',
  'staticDirectories',
  'clientModules',
  'storage',
  'organizationName',
  'projectName',
  'baseUrlIssueBanner',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
];

module.exports = function publicConfig(source) {
  const start = source.indexOf('{');
  const end = source.lastIndexOf('}') + 1;
  const config = JSON.parse(source.slice(start, end));
  for (const key of BUILD_ONLY) delete config[key];
  // Which router there is; the rest says how the site is built.
  config.future = {experimental_router: config.future.experimental_router};
  return source.slice(0, start) + JSON.stringify(config) + source.slice(end);
};
