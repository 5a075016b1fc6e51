/** The Python that runs the samples. It is looked for once: each look starts interpreters that import its packages. */
import {findPython, missingFromPython} from '../../tools/python';
import {remembered} from './remembered';

/** Returns the interpreter, and what it lacks where there is none. */
export const samplesPython = () => find('');

const find = remembered(() => {
  const python = findPython();
  return {python, missing: python ? undefined : missingFromPython()};
});
