/**
 * Loader: leaves the descriptions of texts out of the page. They tell translators what a text is for, and
 * `write-translations` reads them from the sources, so that readers would download them for nothing.
 */
const DESCRIPTION = /,?\s*\bdescription:\s*(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\$])*`)/g;
const STRING = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/y;

module.exports = function textDescriptions(source) {
  return source.includes('@docusaurus/Translate') ? withoutDescriptions(source) : source;
};

/** Returns the code without the `description` of each `translate(…)` and `<Translate>`, and with everything else. */
function withoutDescriptions(code) {
  const source = code.replace(/(<Translate\b[^<>]*?)\s+description="[^"]*"/g, '$1');
  let result = '';
  let from = 0;
  for (const {index, 0: call} of source.matchAll(/\btranslate\)?\(\s*\{/g)) {
    const start = index + call.length;
    const end = endOfObject(source, start);
    if (start < from || end < 0) continue;
    result += source.slice(from, start) + source.slice(start, end).replace(DESCRIPTION, '');
    from = end;
  }
  return result + source.slice(from);
}

/** Returns where the object that begins before `start` ends; braces in strings don't count. */
function endOfObject(source, start) {
  let depth = 1;
  for (let index = start; index < source.length; index++) {
    STRING.lastIndex = index;
    if (STRING.test(source)) index = STRING.lastIndex - 1;
    else if (source[index] === '{') depth++;
    else if (source[index] === '}' && --depth === 0) return index;
  }
  return -1;
}

module.exports.withoutDescriptions = withoutDescriptions;
