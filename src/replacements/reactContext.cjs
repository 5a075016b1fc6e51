/**
 * Loader for react-router: takes React's own contexts where the library brings its own for React 15, which is half of
 * what it weighs.
 */
const CHOICE = 'React.createContext || createReactContext';

module.exports = function reactContext(source) {
  if (!source.includes(CHOICE)) throw new Error(`react-router has no "${CHOICE}" any more: see reactContext.cjs.`);
  return source.replace(CHOICE, 'React.createContext');
};
