import i18n from '@generated/i18n';

const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
const rules = new Intl.PluralRules(i18n.currentLocale);
const known = rules.resolvedOptions().pluralCategories;
const used = CATEGORIES.filter((category) => known.includes(category));

/** Returns the form of a text for a number; forms are separated by `|`, in the order one, few, many, other. */
export function plural(count: number, forms: string): string {
  const all = forms.split('|');
  return all[Math.min(used.indexOf(rules.select(count)), all.length - 1)] ?? forms;
}

/** Returns a number as readers of the page's language write it. */
export const localNumber = (value: number) => value.toLocaleString(i18n.currentLocale);
