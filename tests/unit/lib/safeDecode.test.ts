import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {fixPercentEncoding, safeDecode} from '../../../src/lib/safeDecode';

describe('a percent sign that is no escape', () => {
  it.each([
    ['100%', '100%25'],
    ['%zz%C3%A9', '%25zz%C3%A9'],
    ['%E0%A4%A', '%25E0%25A4%25A'],
    ['caf%C3%A9', 'caf%C3%A9'],
    ['plain', 'plain'],
  ])('in %s is escaped, so that the address decodes', (written, fixed) => {
    expect(fixPercentEncoding(written)).toBe(fixed);
    expect(() => decodeURIComponent(fixed)).not.toThrow();
  });

  it('stays as the reader wrote it when the text is decoded', () => {
    expect(['100%', '%zz%C3%A9', '%E0%A4%A'].map(safeDecode)).toEqual(['100%', '%zzé', '%E0%A4%A']);
  });

  it('is escaped by the same function in the early script, which has nothing else to call', () => {
    expect(runInNewContext(`(${fixPercentEncoding})('50%')`)).toBe('50%25');
  });
});
