import {describe, expect, it} from 'vitest';
import {rowId} from '../../../src/lib/rowId';

describe('the address of a row', () => {
  it('is an identifier as it is written', () => {
    expect(rowId('4006')).toBe('4006');
    expect(rowId('`quota_exceeded`')).toBe('quota_exceeded');
    expect(rowId('AddTranscript')).toBe('AddTranscript');
  });

  it('is the words of a name in lower case', () => {
    expect(rowId('Permission Denied')).toBe('permission-denied');
    expect(rowId(' Bokmål, Norwegian ')).toBe('bokmål-norwegian');
  });

  it('has no more than 48 characters and nothing that an address would change', () => {
    expect(rowId('a/very long sentence about nothing much that goes on and on').length).toBeLessThanOrEqual(48);
    expect(rowId('/v2/jobs/{id}?x=1#y')).toBe('v2-jobs-id-x-1-y');
    expect(rowId('—')).toBe('');
  });
});
