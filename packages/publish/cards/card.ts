/** Draws a card as SVG: logo and name, the section, the title, and a waveform as the logo has it. */
import {titleLines} from './titleLines';

const CARD = {width: 1200, height: 630} as const;

/** What a card says. */
interface CardText {
  /** The provider's name. */
  name: string;
  /** The part of the site that the page belongs to, where it has one. */
  section?: string;
  title: string;
}

export interface CardLook {
  /** Colors as `#rrggbb`. */
  page: string;
  text: string;
  product: string;
  /** Bars that are not played yet. */
  quiet: string;
  /** An SVG file with a `viewBox`. */
  logo: string;
  font: string;
  /** Returns the width of a text in units of the font size. */
  widthOf: (text: string) => number;
}

const EDGE = 80;
const TEXT_WIDTH = CARD.width - 2 * EDGE;
const LINE_HEIGHT = 1.12;
/** Baseline of the title's last line; its other lines and the section are above. */
const LAST_BASELINE = 450;
const SECTION_SIZE = 34;
const LOGO_SIZE = 72;
const BARS = {count: 52, distance: 20, width: 8, middle: 546, height: 92} as const;

/** Returns the card of a page. The same text and look always give the same SVG. */
export function cardSvg({name, section, title}: CardText, look: CardLook): string {
  const {lines, size} = titleLines(title, TEXT_WIDTH, look.widthOf);
  const height = size * LINE_HEIGHT;
  const first = LAST_BASELINE - (lines.length - 1) * height;
  const {played, rest} = waveform(title);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" font-family="${escapeXml(look.font)}">`,
    `<rect width="100%" height="100%" fill="${look.page}"/>`,
    logoAt(look.logo),
    textAt(EDGE + LOGO_SIZE + 20, 112, 34, look.text, name),
    section ? textAt(EDGE, first - size * 0.75 - 28, sectionSize(section, look), look.product, section) : '',
    ...lines.map((line, index) => textAt(EDGE, first + index * height, size, look.text, line)),
    `<g fill="none" stroke-width="${BARS.width}" stroke-linecap="round">`,
    `<path stroke="${look.product}" d="${played}"/><path stroke="${look.quiet}" d="${rest}"/></g></svg>`,
  ].join('');
}

/** Makes a text safe inside XML, in an attribute too; characters that XML does not know are left out. */
export function escapeXml(text: string): string {
  const known = text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
  return known.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const sectionSize = (section: string, {widthOf}: CardLook) =>
  Math.min(SECTION_SIZE, Math.floor(TEXT_WIDTH / Math.max(widthOf(section), 1)));

function textAt(x: number, y: number, size: number, color: string, text: string): string {
  // Large letters look better a little closer together.
  const spacing = (-size / 50).toFixed(2);
  return `<text x="${x}" y="${y.toFixed(1)}" font-size="${size}" font-weight="600" letter-spacing="${spacing}" fill="${color}">${escapeXml(text)}</text>`;
}

function logoAt(logo: string): string {
  const viewBox = /viewBox="([^"]+)"/.exec(logo)?.[1];
  const inside = /<svg\b[^>]*>(.*)<\/svg>/s.exec(logo)?.[1];
  if (!viewBox || !inside) return '';
  return `<svg x="${EDGE}" y="64" width="${LOGO_SIZE}" height="${LOGO_SIZE}" viewBox="${viewBox}">${inside}</svg>`;
}

/** Returns the bars of a recording that is being played. Each title has bars of its own. */
function waveform(title: string): {played: string; rest: string} {
  const random = randomFrom(title);
  const position = Math.round(BARS.count * (0.3 + 0.4 * random()));
  const bars = Array.from({length: BARS.count}, (_, index) => {
    // Words with pauses between them: slow waves for the words, chance for the letters.
    const word = Math.abs(Math.sin(index * 0.31 + 3 * Math.sin(index * 0.11)));
    const height = Math.round(BARS.height * (0.08 + 0.92 * word * (0.35 + 0.65 * random())));
    const x = EDGE + BARS.width / 2 + index * BARS.distance;
    return `M${x} ${BARS.middle - height / 2}v${height}`;
  });
  return {played: bars.slice(0, position).join(''), rest: bars.slice(position).join('')};
}

/** Returns numbers from 0 to 1 that depend on the text alone (FNV-1a, then xorshift). */
function randomFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}
