/** The list of replacements. README.md says of each what it replaces, why that is safe, and what it saves. */
import {absentParts} from './absentParts/index.server';
import {defaultTexts} from './defaultTexts/index.server';
import {preact} from './preact/index.server';
import {purgeInfima} from './purgeInfima/index.server';
import {sidebarData} from './sidebarData/index.server';
import {staticFooter} from './staticFooter/index.server';
import {tslib} from './tslib/index.server';
import type {Replacement} from './types';

export const REPLACEMENTS: readonly Replacement[] = [
  tslib,
  sidebarData,
  defaultTexts,
  absentParts,
  purgeInfima,
  preact,
  staticFooter,
];

/**
 * Returns the replacements that `LEAN` asks for: all without it, none for `0`, and all but those named for
 * `-tslib,-sidebar-data`. Throws on anything else.
 */
export function chosenReplacements(lean: string | undefined): Replacement[] {
  if (lean === undefined || lean === '' || lean === '1') return [...REPLACEMENTS];
  if (lean === '0') return [];
  const without = lean.split(',').map((name) => name.trim());
  for (const name of without) {
    if (!REPLACEMENTS.some((replacement) => `-${replacement.name}` === name)) {
      const names = REPLACEMENTS.map((replacement) => replacement.name).join(', ');
      throw new Error(
        `LEAN is "${lean}", and "${name}" is not one of its values. Use 0 to build without replacements, or leave ` +
          `some out by name with a minus, as in LEAN=-tslib,-sidebar-data. Names: ${names}.`,
      );
    }
  }
  return REPLACEMENTS.filter(({name}) => !without.includes(`-${name}`));
}
