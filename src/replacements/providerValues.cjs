/**
 * Loader for data files: puts the provider's values where their tokens stand, so that a page which shows such data
 * downloads neither all values nor what replaces tokens. Unknown tokens stay and stop the build in src/lib/providerText.
 */
const TOKEN = /\{\{\s*provider\.(\w+)\s*\}\}/g;

module.exports = function providerValues(source) {
  const {values, file} = this.getOptions();
  this.addDependency(file);
  return source.replace(TOKEN, (token, name) =>
    // Safe in every kind of string literal.
    typeof values[name] === 'string' ? values[name].replace(/[\\'"`$]/g, '\\$&') : token,
  );
};
