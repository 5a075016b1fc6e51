import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {darkColors} from '../../../../src/site/build/builtSite.server';
import {type CardLook, cardSvg, escapeXml} from '../../cards/card';
import {loadRenderer} from '../../cards/draw.server';
import {cardLooks} from '../../cards/look.server';

const renderer = loadRenderer();
const colors = darkColors(readFileSync('src/css/tokens.css', 'utf8'));
const products = [
  ['batch', '^/batch'],
  ['agents', '^/agents'],
] as const;
const lookOf = cardLooks('static', {shared: '', colors, products}, renderer.widthOf);
const svgOf = (title: string, section?: string, look: CardLook = lookOf('/batch')) =>
  cardSvg({name: 'Docs', title, section}, look);

describe('a card', () => {
  it('is the same picture each time, and another one for another title, section, or product', () => {
    const variants = [
      svgOf('Latency'),
      svgOf('Latency', 'Real time'),
      svgOf('Diarization'),
      svgOf('Latency', undefined, lookOf('/agents')),
      svgOf('Latency', undefined, lookOf('/')),
    ];
    expect(svgOf('Latency')).toBe(variants[0]);
    expect(new Set(variants).size).toBe(variants.length);
  });

  it('shows characters that have a meaning in XML as they are', () => {
    // Characters that XML does not know are left out.
    expect(escapeXml('a\u0000\u0008b\ufffec\ud800d')).toBe('abcd');
    expect(escapeXml(`a < b && "c" > 'd'`)).toBe('a &#60; b &#38;&#38; &#34;c&#34; &#62; &#39;d&#39;');
    expect(svgOf('Tags </text><script>')).not.toContain('<script>');
  });

  it.each([
    ['Latency', 'Real-time transcription'],
    ['Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', undefined],
    ['& < > " \' ]]> &amp; <!-- -->', '<b>'],
    ['日本語 العربية עברית ไทย 🎙', 'Ελληνικά и русский'],
    ['', ''],
    ['\u0000\ud800', undefined],
    [Array.from({length: 60}, () => 'word').join(' '), 'A section with a very long name '.repeat(6)],
  ])('can be drawn for the title "%s"', (title, section) => {
    const png = renderer.draw(svgOf(title, section));
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
  });

  it('does without a logo that has no size', () => {
    const svg = svgOf('Latency', undefined, {...lookOf('/batch'), logo: '<svg/>'});
    expect(renderer.draw(svg).length).toBeGreaterThan(1000);
  });
});

describe('what cards share', () => {
  it('has a typeface that knows the letters of European languages, and says which it does not know', () => {
    expect(renderer.has('Żółć, Größe, œuvre – “quoted” Привет')).toBe(true);
    expect(renderer.has('日本語')).toBe(false);
  });

  it('names the color that the style sheet lacks', () => {
    const few = darkColors("[data-theme='dark'] {\n  --site-page: #000000;\n}");
    expect(() => cardLooks('static', {shared: '', colors: few, products}, renderer.widthOf)).toThrow(
      'src/css/tokens.css has no color --site-heading for the dark mode.',
    );
  });
});

describe('the renderer', () => {
  it('that is not installed is named with what to install', () => {
    const missing = () => {
      throw new Error("Cannot find module '@resvg/resvg-js-linux-x64-gnu'\nRequire stack: …");
    };
    expect(() => loadRenderer(missing)).toThrow(
      /cannot be loaded on \w+-\w+: Cannot find module '@resvg\/resvg-js-linux-x64-gnu' Install with "npm ci"/,
    );
  });
});
