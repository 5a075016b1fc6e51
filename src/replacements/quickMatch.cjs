/**
 * Loader for react-router, for the renderer: tells addresses apart without their patterns. To render one page of a site
 * of 3,000, the router asks some ten thousand times whether its address is that of another page; the answer is no.
 */
const BEGIN = 'function matchPath(pathname, options) {';

/**
 * Returns `true` only where the pattern of a plain, whole address would not match either. Capitals count as small
 * letters, and a slash at the end as nothing: both addresses may have it, or one of them.
 */
function differs(pathname, {path, exact}) {
  if (!exact || typeof path !== 'string' || pathname === path) return false;
  const gap = pathname.length - path.length;
  // From the end, where addresses differ; what only one of them has behind the rest is left to the pattern.
  let isOther = gap > 1 || gap < -1;
  for (let index = Math.min(pathname.length, path.length) - 1; !isOther && index >= 0; index--) {
    isOther = (pathname.charCodeAt(index) | 32) !== (path.charCodeAt(index) | 32);
  }
  return isOther && /^[\w\-/.]*$/.test(path);
}

module.exports = function quickMatch(source) {
  if (!source.includes(BEGIN)) throw new Error(`react-router has no "${BEGIN}" any more: see quickMatch.cjs.`);
  return source.replace(BEGIN, `${differs}\n${BEGIN}\n  if (options && differs(pathname, options)) return null;`);
};

module.exports.differs = differs;
