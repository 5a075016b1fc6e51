import {expect, it} from 'vitest';
import {preact} from '../../../src/lean/preact/index.server';
import type {Bundle} from '../../../src/lean/types';

const bundleWith = (alias: Record<string, string>) => ({config: {resolve: {alias}}}) as unknown as Bundle;

it('Preact takes the place of both parts of React, where Docusaurus names them', () => {
  const names = {react: '/site/node_modules/react', 'react-dom': '/site/node_modules/react-dom'};
  expect(preact.change(bundleWith(names))).toMatchObject({
    alias: {react: 'preact/compat', 'react-dom': 'preact/compat'},
    uses: [expect.stringMatching(/preact\/compat\/dist\/compat\.mjs$/)],
  });
  expect(preact.change(bundleWith({react: '/site/node_modules/react'}))).toEqual({
    missing: 'Docusaurus has no alias of the name react-dom',
  });
});
