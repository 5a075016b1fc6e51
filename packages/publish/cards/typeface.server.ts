/** Reads from a TrueType file what the layout of a card needs: which characters it has, and how wide each is. */
import {readFileSync} from 'node:fs';

export interface Typeface {
  /** Returns the width of a text in units of the font size, without kerning. */
  widthOf: (text: string) => number;
  /** Whether the typeface has every character of a text. */
  has: (text: string) => boolean;
}

// Offsets are those of the OpenType specification, tables `head`, `hhea`, `hmtx`, and `cmap` (format 4).
export function readTypeface(file: string): Typeface {
  const font = readFileSync(file);
  const u16 = (offset: number) => font.readUInt16BE(offset);
  const tables = new Map<string, number>();
  for (let index = 0; index < u16(4); index++) {
    const record = 12 + 16 * index;
    tables.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8));
  }
  const table = (name: string) => {
    const offset = tables.get(name);
    if (offset === undefined) throw new Error(`${file} has no table "${name}": it is not a TrueType font.`);
    return offset;
  };
  const unitsPerEm = u16(table('head') + 18);
  const lastAdvance = u16(table('hhea') + 34) - 1;
  const glyphs = readCharacters(font, table('cmap'), file);
  const advanceOf = (glyph: number) => u16(table('hmtx') + 4 * Math.min(glyph, lastAdvance)) / unitsPerEm;
  const glyphOf = (character: string) => glyphs.get(character.codePointAt(0) ?? 0) ?? 0;
  return {
    widthOf: (text) => [...text].reduce((width, character) => width + advanceOf(glyphOf(character)), 0),
    has: (text) => [...text].every((character) => glyphOf(character) > 0),
  };
}

/** Returns the glyph of each character of the Basic Multilingual Plane that the font has. */
function readCharacters(font: Buffer, cmap: number, file: string): Map<number, number> {
  const u16 = (offset: number) => font.readUInt16BE(offset);
  const encodings = Array.from({length: u16(cmap + 2)}, (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index));
  const start = encodings.find((offset) => u16(offset) === 4);
  if (start === undefined) throw new Error(`${file} has no character map of format 4.`);
  const glyphs = new Map<number, number>();
  const size = u16(start + 6);
  for (let segment = 0; segment < size; segment += 2) {
    const last = u16(start + 14 + segment);
    const first = u16(start + 16 + size + segment);
    const delta = u16(start + 16 + 2 * size + segment);
    const rangeAt = start + 16 + 3 * size + segment;
    const range = u16(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = range === 0 ? code : u16(rangeAt + range + 2 * (code - first));
      if (listed !== 0) glyphs.set(code, (listed + delta) & 0xffff);
    }
  }
  return glyphs;
}
