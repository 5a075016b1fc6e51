import {expect, it} from 'vitest';
import {helpersIn} from '../../../src/lean/tslib/index.server';

it('the helpers of tslib that a package calls are found, each once', () => {
  const code =
    'const tslib_1 = require("tslib"); tslib_1.__importDefault(a); tslib_1.__importDefault(b); tslib_1.__rest(c);';
  expect(helpersIn(code)).toEqual(['__importDefault', '__rest']);
  expect(helpersIn('const a = 1;')).toEqual([]);
});
