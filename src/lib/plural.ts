import i18n from '@generated/i18n';

const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
const rules = new Intl.PluralRules(i18n.currentLocale);
const known = rules.resolvedOptions().pluralCategories;
const used = CATEGORIES.filter((category) => known.includes(category));

/** Returns a number as readers of the page's language write it. */
export const localNumber = (value: number) => value.toLocaleString(i18n.currentLocale);

/** Returns the form of a text for a number, which is filled in. Forms are separated by `|`, in the order one, few, many, other. */
export function counted(count: number, forms: string): string {
  const all = forms.split('|');
  const form = all[Math.min(used.indexOf(rules.select(count)), all.length - 1)] ?? forms;
  return form.replace('{count}', localNumber(count));
}
