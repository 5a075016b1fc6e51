/**
 * Drops declarations that never count: those of a rule whose every selector stands again, letter for letter, in a later
 * rule that sets the same property. Our styles set again much of what Infima sets, with its own selectors.
 */
import {type Declaration, type Root, Rule} from 'postcss';

/** Changes the sheet in place. Rules inside `@media` and the like hold only sometimes and are left alone. */
export function removeOverriddenDeclarations(sheet: Root): void {
  const later = new Set<string>();
  for (const rule of [...sheet.nodes].reverse()) {
    if (!(rule instanceof Rule)) continue;
    const {selectors} = rule;
    const places = (declaration: Declaration) =>
      selectors.map((selector) => `${selector}{${declaration.prop}${declaration.important ? '!' : ''}`);
    const declarations = rule.nodes.filter((node): node is Declaration => node.type === 'decl');
    for (const declaration of declarations) {
      if (places(declaration).every((place) => later.has(place))) declaration.remove();
    }
    // After the whole rule: two values of one property in it are one for old and one for new browsers.
    for (const declaration of declarations) for (const place of places(declaration)) later.add(place);
    if (rule.nodes.length === 0) rule.remove();
  }
}
