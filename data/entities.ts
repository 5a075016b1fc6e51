/**
 * What numeral formatting recognizes: 14 classes of entities, each with an example, and the style of three languages.
 *
 * Formatting is always on. `enable_entities` adds the class and both forms to JSON output, in the languages whose row
 * in languages.ts has `entityMetadata`. Classes may be added or removed, and context decides: a bare year may come out
 * as a cardinal.
 */
import {listOf} from './listOf';

interface EntityClass {
  /** Value of `entity_class`. */
  id: string;
  rule: string;
  spoken: string;
  written: string;
}

interface NumberStyle {
  language: string;
  thousands: {rule: string; example: string};
  money: {rule: string; example: string};
  decimal: {rule: string; example: string};
}

export const entityClasses: readonly EntityClass[] = /* @__PURE__ */ listOf({
  alphanum: {
    rule: 'Three or more letters, digits, or symbols in a row.',
    spoken: 'b q double eight three one',
    written: 'BQ8831',
  },
  cardinal: {
    rule: 'Above ten in digits, negative numbers included; ten and below stay words.',
    spoken: 'twenty six',
    written: '26',
  },
  'credit card': {
    rule: 'A long run of digits in the groups of common cards.',
    spoken: 'four two four two four two four two four two four two four two four two',
    written: '4242 4242 4242 4242',
  },
  date: {
    rule: 'A date, such as day, month, and year, or a year alone; words such as "of" stay.',
    spoken: 'twenty first of June twenty twenty four',
    written: '21st of June 2024',
  },
  decimal: {
    rule: 'With the decimal separator as a sign.',
    spoken: 'seven point three one',
    written: '7.31',
  },
  electronic: {
    rule: 'An email or web address.',
    spoken: 'mia at example dot org',
    written: 'mia@example.org',
  },
  fraction: {
    rule: 'Simple ones such as "half" stay words; others take a slash.',
    spoken: 'seven thirty seconds',
    written: '7/32',
  },
  measurement: {
    rule: 'The unit in its short form.',
    spoken: 'fifteen meters per second',
    written: '15m/s',
  },
  money: {
    rule: 'The currency as a symbol, before or after the number by language.',
    spoken: 'sixty pounds',
    written: '£60',
  },
  ordinal: {
    rule: 'Above ten in digits.',
    spoken: 'thirty first',
    written: '31st',
  },
  percentage: {
    rule: 'The word becomes the sign.',
    spoken: 'forty percent',
    written: '40%',
  },
  span: {
    rule: 'From one entity to another.',
    spoken: 'fifty to eighty million dollars',
    written: '50 to $80 million',
  },
  telephone: {
    rule: 'Common formats of telephone numbers.',
    spoken: 'five five five eight one six double four nine seven',
    written: '(555) 816-4497',
  },
  time: {
    rule: 'Clock times in digits.',
    spoken: 'nine fifteen p m',
    written: '9:15 p.m.',
  },
});

/** How written numbers look; `\u00a0` is a space that does not break the line. */
export const numberStyles: readonly NumberStyle[] = [
  {
    language: 'en',
    thousands: {rule: 'comma', example: '45,000'},
    money: {rule: 'symbol before the number', example: '$45'},
    decimal: {rule: 'period', example: '4.5'},
  },
  {
    language: 'de',
    thousands: {rule: 'period', example: '45.000'},
    money: {rule: 'symbol after the number and a non-breaking space', example: '45\u00a0$'},
    decimal: {rule: 'comma', example: '4,5'},
  },
  {
    language: 'fr',
    thousands: {rule: 'non-breaking space', example: '45\u00a0000'},
    money: {rule: 'symbol after the number and a non-breaking space', example: '45\u00a0$'},
    decimal: {rule: 'comma', example: '4,5'},
  },
];
