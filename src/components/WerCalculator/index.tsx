import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type NormalizationId, normalizationRules, normalizeTexts} from '@site/src/lib/normalizeText';
import {localNumber} from '@site/src/lib/plural';
import {countWordErrors, type Edit, type WordErrors, wordsOf} from '@site/src/lib/wer';
import LiveText from '@site/src/shared/LiveText';
import {useDeferredValue, useId, useMemo, useState} from 'react';
import styles from './styles.module.css';

const RULES: Record<NormalizationId, () => string> = {
  lowercase: () => translate({message: 'Lowercase'}),
  contractions: () => translate({message: 'Expand contractions'}),
  abbreviations: () => translate({message: 'Expand abbreviations'}),
  numbers: () => translate({message: 'Symbols and digits to words'}),
  spelling: () => translate({message: 'American spelling'}),
  punctuation: () => translate({message: 'Remove punctuation'}),
};

type Props = {reference: string; hypothesis: string; rules?: readonly NormalizationId[]};

/** The alignment takes memory and time for each pair of words. */
const MAX_WORDS = 4000;

/**
 * Counts word errors between two texts, in the page alone. Starts with the texts it is given, so that the built page
 * shows a worked example without script.
 */
export default function WerCalculator({rules = [], ...given}: Props) {
  const [request, setRequest] = useState({...given, rules});
  // What is typed is shown first: thousands of words take longer than a frame to count.
  const counted = useDeferredValue(request);
  const errors = useMemo(() => compareTexts(counted), [counted]);
  const isReady = useIsBrowser();
  const {reference, hypothesis, rules: on} = request;

  function toggle(rule: NormalizationId) {
    setRequest({...request, rules: on.includes(rule) ? on.filter((id) => id !== rule) : [...on, rule]});
  }

  return (
    <div className={styles.calculator}>
      <div className={styles.texts}>
        <TextField
          label={translate({message: 'Reference: what was said'})}
          value={reference}
          onChange={(text) => setRequest({...request, reference: text})}
          isReady={isReady}
        />
        <TextField
          label={translate({message: 'Hypothesis: what was recognized'})}
          value={hypothesis}
          onChange={(text) => setRequest({...request, hypothesis: text})}
          isReady={isReady}
        />
      </div>
      <fieldset className={styles.rules} disabled={!isReady} data-markdown="no">
        <legend>{translate({message: 'Normalize both texts first'})}</legend>
        {normalizationRules.map(({id}) => (
          <label key={id}>
            <input type="checkbox" checked={on.includes(id)} onChange={() => toggle(id)} />
            {RULES[id]()}
          </label>
        ))}
      </fieldset>
      <Result errors={errors} />
    </div>
  );
}

/** Returns the word errors; `null` when a text is too long. */
function compareTexts({reference, hypothesis, rules = []}: Props): WordErrors | null {
  const texts = normalizeTexts([reference, hypothesis], rules);
  return texts.some((text) => wordsOf(text).length > MAX_WORDS) ? null : countWordErrors(...texts);
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

function Result({errors}: {errors: WordErrors | null}) {
  if (!errors) {
    return (
      <p key="tooLong" role="status" className={styles.result}>
        {translate(
          {message: 'Too long for this page: paste at most {most} words on each side.'},
          {most: localNumber(MAX_WORDS)},
        )}
      </p>
    );
  }
  const {insertions, deletions, substitutions, words, rate, edits} = errors;
  return (
    <div key="counted" className={styles.result}>
      <p role="status" className={styles.rate}>
        {rate === null ? (
          <LiveText>{translate({message: 'Write a reference first: the rate is errors per word of it.'})}</LiveText>
        ) : (
          <span key={rate}>
            <strong>
              <LiveText>{translate({message: 'WER {rate}%'}, {rate: (rate * 100).toFixed(1)})}</LiveText>
            </strong>{' '}
            ({insertions} + {deletions} + {substitutions}) / {words}
          </span>
        )}
      </p>
      <dl className={styles.counts} data-markdown="no">
        <Count name={translate({message: 'Insertions'})} value={insertions} />
        <Count name={translate({message: 'Deletions'})} value={deletions} />
        <Count name={translate({message: 'Substitutions'})} value={substitutions} />
        <Count name={translate({message: 'Words in the reference'})} value={words} />
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

/** The two texts as one line: what is missing struck out, what is too much underlined, what differs side by side. */
function Alignment({edits}: {edits: readonly Edit[]}) {
  return (
    <>
      {/* The words of the reader: a translator would replace their nodes. */}
      <p className={styles.line} translate="no" data-markdown="no">
        {edits.map((edit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word has no identity besides its place
          <span key={index}>
            <Word edit={edit} />{' '}
          </span>
        ))}
      </p>
      <ul className={styles.legend} data-markdown="no" aria-label={translate({message: 'Legend'})}>
        <li>
          <del className={styles.deletion}>{translate({message: 'deletion'})}</del>
        </li>
        <li>
          <ins className={styles.insertion}>{translate({message: 'insertion'})}</ins>
        </li>
        <li>
          <span className={styles.substitution}>{translate({message: 'reference → hypothesis'})}</span>
        </li>
      </ul>
    </>
  );
}

function Word({edit}: {edit: Edit}) {
  switch (edit.kind) {
    case 'same':
      return edit.reference;
    case 'deletion':
      return (
        <del className={styles.deletion}>
          <span className="visually-hidden">{translate({message: 'missing:'})} </span>
          {edit.reference}
        </del>
      );
    case 'insertion':
      return (
        <ins className={styles.insertion}>
          <span className="visually-hidden">{translate({message: 'added:'})} </span>
          {edit.hypothesis}
        </ins>
      );
    case 'substitution':
      return (
        <span className={styles.substitution}>
          {edit.reference}
          <span aria-hidden="true"> → </span>
          <span className="visually-hidden"> {translate({message: 'became'})} </span>
          {edit.hypothesis}
        </span>
      );
  }
}
