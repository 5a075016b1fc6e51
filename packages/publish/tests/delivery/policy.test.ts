import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {scriptHashes} from '../../delivery/policy.server';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the hashes of a page', () => {
  it('are those of its inline scripts, byte for byte, and of nothing else', () => {
    const html = [
      '<script src=/assets/js/main.js defer></script>',
      '<script>start(1 < 2)</script>',
      '<script data-rh=true type="module">\nimport "x"\n</script>',
      '<script type=application/ld+json>{"@type":"Thing"}</script>',
      '<script type="text/template"><b></b></script>',
    ].join('');
    expect(scriptHashes(html)).toEqual([hash('start(1 < 2)'), hash('\nimport "x"\n')]);
  });
});
