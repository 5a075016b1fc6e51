import {expect, it} from 'vitest';
import {changedTexts} from '../../../src/lean/defaultTexts/index.server';

const theme = {'theme.next': 'Next'};
const code = "translate({id: 'a', message: 'The reader\\'s page'}); <Translate id=\"b\">\n  Two\n  lines\n</Translate>";

it('a text that the theme or the code has word for word is left out', () => {
  expect(changedTexts({'theme.next': 'Next', a: "The reader's page", b: 'Two lines'}, theme, code)).toEqual([]);
});

it('a text that i18n/ changes is named, so that all of them stay', () => {
  expect(changedTexts({'theme.next': 'Onwards', a: 'Another page'}, theme, code)).toEqual(['theme.next', 'a']);
});
