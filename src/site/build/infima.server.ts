/**
 * Plugin: leaves out the rules of Infima 0.2 for parts that the site draws itself (src/css): tables, buttons, alerts, cards,
 * breadcrumbs. To override each of their declarations would take more lines, and a higher specificity in all of src/css.
 */
import type {Plugin} from '@docusaurus/types';
import type {Rule} from 'postcss';

const TABLE = /^table\b(?!-)/;
const DRAWN_HERE = /^(?:pagination|breadcrumbs(?:__.+)?|thin-scrollbar|card|padding--lg|(?:button|alert)(?:--.+)?)$/;

const isDrawnHere = (selector: string) =>
  TABLE.test(selector) ||
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)].some(([, name = '']) =>
    DRAWN_HERE.test(name),
  );

export default function infima(): Plugin {
  return {
    name: 'infima-rules',
    configurePostCss(options) {
      options.plugins.push({
        postcssPlugin: 'infima-rules',
        Rule(rule: Rule) {
          if (!rule.source?.input.file?.includes('infima')) return;
          const kept = rule.selectors.filter((selector) => !isDrawnHere(selector));
          if (kept.length === 0) rule.remove();
          else if (kept.length < rule.selectors.length) rule.selectors = kept;
        },
      });
      return options;
    },
  };
}
