import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type NormalizationId, normalizationRules, normalizeText} from '@site/src/lib/normalizeText';
import {localNumber} from '@site/src/lib/plural';
import {countWordErrors, wordsOf} from '@site/src/lib/wer';
import {useDeferredValue, useId, useMemo, useState} from 'react';
import Alignment from './Alignment';
import styles from './styles.module.css';

// The alignment takes memory and time for each pair of words; beyond this a page would stall.
const MAX_WORDS = 4000;

const RULES: Record<NormalizationId, () => string> = {
  lowercase: () =>
    translate({
      id: 'component.WerCalculator.rule.lowercase',
      message: 'Lowercase',
      description: 'A rule of normalization',
    }),
  contractions: () =>
    translate({
      id: 'component.WerCalculator.rule.contractions',
      message: 'Expand contractions',
      description: 'A rule of normalization',
    }),
  abbreviations: () =>
    translate({
      id: 'component.WerCalculator.rule.abbreviations',
      message: 'Expand abbreviations',
      description: 'A rule of normalization',
    }),
  numbers: () =>
    translate({
      id: 'component.WerCalculator.rule.numbers',
      message: 'Symbols and digits to words',
      description: 'A rule of normalization',
    }),
  spelling: () =>
    translate({
      id: 'component.WerCalculator.rule.spelling',
      message: 'American spelling',
      description: 'A rule of normalization',
    }),
  punctuation: () =>
    translate({
      id: 'component.WerCalculator.rule.punctuation',
      message: 'Remove punctuation',
      description: 'A rule of normalization',
    }),
};

type Props = {reference: string; hypothesis: string; rules?: readonly NormalizationId[]};

const noRules: readonly NormalizationId[] = [];

/**
 * Counts word errors between two texts, in the page alone. Starts with the texts it is given, so that the built page
 * shows a worked example without script.
 */
export default function WerCalculator({reference, hypothesis, rules = noRules}: Props) {
  const [expected, setExpected] = useState(reference);
  const [recognized, setRecognized] = useState(hypothesis);
  const [on, setOn] = useState(rules);
  const isReady = useIsBrowser();

  function toggle(rule: NormalizationId) {
    setOn(on.includes(rule) ? on.filter((id) => id !== rule) : [...on, rule]);
  }

  return (
    <div className={styles.calculator}>
      <div className={styles.texts}>
        <TextField
          label={translate({
            id: 'component.WerCalculator.reference',
            message: 'Reference: what was said',
            description: 'Label of a text',
          })}
          value={expected}
          onChange={setExpected}
          isReady={isReady}
        />
        <TextField
          label={translate({
            id: 'component.WerCalculator.hypothesis',
            message: 'Hypothesis: what was recognized',
            description: 'Label of a text',
          })}
          value={recognized}
          onChange={setRecognized}
          isReady={isReady}
        />
      </div>
      <fieldset className={styles.rules} disabled={!isReady} data-markdown="no">
        <legend>
          {translate({
            id: 'component.WerCalculator.normalize',
            message: 'Normalize both texts first',
            description: 'Before the rules',
          })}
        </legend>
        {normalizationRules.map(({id}) => (
          <label key={id}>
            <input type="checkbox" checked={on.includes(id)} onChange={() => toggle(id)} />
            {RULES[id]()}
          </label>
        ))}
      </fieldset>
      <Result expected={expected} recognized={recognized} rules={on} />
    </div>
  );
}

type FieldProps = {label: string; value: string; onChange: (value: string) => void; isReady: boolean};

function TextField({label, value, onChange, isReady}: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={4}
        value={value}
        readOnly={!isReady}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

function Result({
  expected,
  recognized,
  rules,
}: {
  expected: string;
  recognized: string;
  rules: readonly NormalizationId[];
}) {
  // Typing stays quick: the count may follow a moment later.
  const reference = useDeferredValue(expected);
  const hypothesis = useDeferredValue(recognized);
  const errors = useMemo(() => {
    const texts = [reference, hypothesis].map((text) => normalizeText(text, rules));
    const [from = '', to = ''] = texts;
    const isTooLong = texts.some((text) => wordsOf(text).length > MAX_WORDS);
    return isTooLong ? null : countWordErrors(from, to);
  }, [reference, hypothesis, rules]);

  if (!errors) {
    return (
      <p role="status" className={styles.result}>
        {translate(
          {
            id: 'component.WerCalculator.tooLong',
            message: 'Too long for this page: paste at most {most} words on each side.',
            description: 'In place of the rate',
          },
          {most: localNumber(MAX_WORDS)},
        )}
      </p>
    );
  }
  const {insertions, deletions, substitutions, words, rate, edits} = errors;
  return (
    <div className={styles.result}>
      <p role="status" className={styles.rate}>
        {rate === null ? (
          translate({
            id: 'component.WerCalculator.noReference',
            message: 'Write a reference first: the rate is errors per word of it.',
            description: 'In place of the rate',
          })
        ) : (
          <>
            <strong>
              {translate(
                {id: 'component.WerCalculator.rate', message: 'WER {rate}%', description: 'The word error rate'},
                {rate: (rate * 100).toFixed(1)},
              )}
            </strong>{' '}
            ({insertions} + {deletions} + {substitutions}) / {words}
          </>
        )}
      </p>
      <dl className={styles.counts} data-markdown="no">
        <Count
          name={translate({id: 'component.WerCalculator.insertions', message: 'Insertions', description: 'A count'})}
          value={insertions}
        />
        <Count
          name={translate({id: 'component.WerCalculator.deletions', message: 'Deletions', description: 'A count'})}
          value={deletions}
        />
        <Count
          name={translate({
            id: 'component.WerCalculator.substitutions',
            message: 'Substitutions',
            description: 'A count',
          })}
          value={substitutions}
        />
        <Count
          name={translate({
            id: 'component.WerCalculator.words',
            message: 'Words in the reference',
            description: 'A count',
          })}
          value={words}
        />
      </dl>
      <Alignment edits={edits} />
    </div>
  );
}

function Count({name, value}: {name: string; value: number}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
