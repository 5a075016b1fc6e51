import {expect, it} from 'vitest';
import {withElementCount} from '../finishedPage';

it('a page says how many elements a browser with scripts will find in it', () => {
  const sent =
    '<body><div id=__docusaurus><a title="a < <b>">x</a><noscript><p>No.</p></noscript><br></div><script></script></body>';
  // The link, `noscript`, whose content is a text, and the line break.
  expect(withElementCount(sent)).toBe(sent.replace('<div id=__docusaurus', '<div id=__docusaurus data-elements="3"'));
});
