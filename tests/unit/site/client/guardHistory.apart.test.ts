import {describe, expect, it, vi} from 'vitest';

vi.mock('@docusaurus/core/lib/client/preload', () => ({default: () => Promise.resolve()}));
vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));

const {sanitizeTarget} = await import('../../../../src/site/client/guardHistory');

describe('a link whose fragment holds a stray percent sign', () => {
  it('is escaped, so that the router can decode it', () => {
    expect(sanitizeTarget('/page#100%')).toBe('/page#100%25');
    expect(sanitizeTarget({pathname: '/page', hash: '#50%'})).toEqual({pathname: '/page', hash: '#50%25'});
  });

  it('stays as it is when it can be decoded', () => {
    expect(sanitizeTarget('/page#caf%C3%A9')).toBe('/page#caf%C3%A9');
    expect(sanitizeTarget('/page')).toBe('/page');
    expect(sanitizeTarget({pathname: '/page'})).toEqual({pathname: '/page'});
  });
});
