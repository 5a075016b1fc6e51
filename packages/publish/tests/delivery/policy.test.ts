import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {forbiddenIn, scriptHashes} from '../../delivery/policy.server';

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

describe('what the policy would stop', () => {
  it.each([
    '<p style="color:red">',
    '<p class=x style=color:red>',
    '<img src=x onerror=alert(1)>',
    '<style>',
    '<style media=print>',
    '<svg onload="go()"/>',
  ])('%s is found', (tag) => {
    expect(forbiddenIn(`<main>${tag}text</main>`)).toEqual([tag]);
  });

  it.each([
    '<p title="a style=b and onload=c">',
    "<p>Write style=x or onclick=y</p><a data-style='1' href=/on-call>",
    '<script>document.write("<p style=x onclick=y>")</script>',
    '<code>&lt;p style=x></code>',
  ])('%s is none of it', (html) => {
    expect(forbiddenIn(html)).toEqual([]);
  });
});
