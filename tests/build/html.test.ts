/** Every page is valid HTML by the recommended rules of html-validate: one of each kind every day, all at night. */
import {HtmlValidate} from 'html-validate';
import {expect, it} from 'vitest';
import {htmlOf} from '../support/built';
import {sitePages, TEMPLATES} from '../support/pages';
import {isFull} from '../support/tier';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Matters of taste that Docusaurus's HTML minifier decides: it drops quotes, optional end tags and default types.
    'attr-quotes': 'off',
    'no-implicit-close': 'off',
    'no-implicit-button-type': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    // An ampersand that starts no entity may be as it is; code is full of them.
    'no-raw-characters': ['error', {relaxed: true}],
    // HTML allows any id without spaces; React's own begin with an underscore.
    'valid-id': ['error', {relaxed: true}],
    // Advice, not the standard: axe judges roles on the living page, and the theme's markup names them itself.
    'prefer-native-element': 'off',
    // Every element that may have a name may have one; a list of badges says what it lists.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
    // Some assistive software knows only labels that name their field, wherever it is.
    'no-redundant-for': 'off',
    // An advertising rule of thumb, not the standard.
    'long-title': 'off',
    // Elements are styled by state (progress, tooltips); code and pages are held free of them by weight.test.ts.
    'no-inline-style': 'off',
    // Subresource integrity is delivery's: its own test asks for it.
    'require-sri': 'off',
  },
});

it.each([...(isFull ? sitePages() : TEMPLATES), '/404.html'])('the HTML of %s is valid', async (address) => {
  const {results} = await validator.validateString(htmlOf(address), address);
  const faults = results.flatMap(({messages}) =>
    messages.map(
      ({ruleId, message, line, column, selector}) => `${ruleId}: ${message} (${line}:${column}, ${selector})`,
    ),
  );
  expect(faults).toEqual([]);
});
