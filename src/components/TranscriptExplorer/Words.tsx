import {translate} from '@docusaurus/Translate';
import {sentencesOf, turnsOf, type Unit} from '@speech-docs/protocol/transcript';
import {type FocusEvent, type KeyboardEvent, type MouseEvent, memo, type ReactNode, useState} from 'react';
import styles from './styles.module.css';

type Props = {
  units: readonly Unit[];
  delimiter: string;
  /** Index of the word that is played or chosen; -1 before the first. */
  current: number;
  isReady: boolean;
  describedBy: string;
  /** A line for each sentence, with the second in which it begins, in place of one for each speaker. */
  bySentence: boolean;
  onPick: (index: number) => void;
  onFocusWord: (index: number) => void;
  onToggle: () => void;
};

/** Words with a lower confidence are underlined. */
const UNSURE = 0.9;

/** The words of the recording: one stop for the Tab key, arrows between them. */
export default memo(function Words({units, delimiter, current, isReady, describedBy, bySentence, ...on}: Props) {
  const [focused, setFocused] = useState(-1);
  const stop = focused < 0 ? Math.max(current, 0) : focused;

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const here = indexOf(event.target);
    // With Alt and the like, the keys are the browser's.
    if (here < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = {ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: units.length - 1}[event.key];
    if (next !== undefined) event.currentTarget.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus();
    else if (event.key === 'Enter') on.onPick(here);
    else if (event.key === ' ' && !event.repeat) on.onToggle();
    else if (event.key !== ' ') return;
    event.preventDefault();
  }

  function handleClick({target}: MouseEvent) {
    const index = indexOf(target);
    if (index >= 0) on.onPick(index);
  }

  function handleFocus({target}: FocusEvent) {
    const index = indexOf(target);
    setFocused(index);
    if (index >= 0) on.onFocusWord(index);
  }

  return (
    <div
      role="group"
      className={styles.words}
      // The format of text and the response beside it have the same words.
      data-markdown="no"
      aria-label={translate({message: 'Words of the recording'})}
      aria-describedby={isReady ? describedBy : undefined}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
      onFocus={handleFocus}
      onBlur={() => setFocused(-1)}
    >
      {(bySentence ? sentencesOf : turnsOf)(units).map((turn) => {
        const [first] = turn;
        return (
          <p key={first?.start}>
            {bySentence && <span className={styles.start}>{first?.start.toFixed(1)}</span>}
            {!bySentence && first?.label && (
              <span className={styles.label} data-speaker={first.label}>
                {first.label}
              </span>
            )}
            <span>
              {turn.map((unit) => {
                const index = units.indexOf(unit);
                return (
                  <Word key={index} unit={unit} index={index} isCurrent={index === current} stop={isReady ? stop : -1}>
                    {delimiter}
                  </Word>
                );
              })}
            </span>
          </p>
        );
      })}
    </div>
  );
});

type WordProps = {unit: Unit; index: number; isCurrent: boolean; stop: number; children: string};

/**
 * Text until script makes it a button. A <button> would be neither text to select nor to break across lines, and would
 * promise without script what it cannot do.
 */
function Word({unit, index, isCurrent, stop, children: delimiter}: WordProps) {
  const confidence = unit.item.alternatives[0]?.confidence ?? 1;
  return (
    <>
      <span
        className={styles.word}
        data-index={index}
        data-unsure={confidence < UNSURE || undefined}
        {...(stop >= 0 && {role: 'button', tabIndex: index === stop ? 0 : -1})}
        {...(isCurrent && {'aria-current': 'true'})}
      >
        {unit.text}
      </span>
      {delimiter}
    </>
  );
}

function indexOf(target: EventTarget): number {
  return Number((target as Element).closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);
}

type DetailsProps = {
  unit: Unit;
  /** Whether the transcript contains entities: then it also contains the spoken form of every word. */
  hasEntities: boolean;
};

/** What the transcript says of a word: its items, and what is in the first of them. */
export function WordDetails({unit, hasEntities}: DetailsProps) {
  const {item, indexes, label} = unit;
  const spoken = (item.spoken_form ?? [item]).map(({alternatives}) => alternatives[0]?.content).join(' ');
  return (
    <dl className={styles.facts} data-markdown="skip">
      <Fact name={translate({message: 'From'})}>
        {indexes.map((index) => (
          <code key={index}>{`results[${index}]`}</code>
        ))}
      </Fact>
      <Fact name={translate({message: 'Type'})}>
        {item.entity_class ? `${item.type}, ${item.entity_class}` : item.type}
      </Fact>
      <Fact name={translate({message: 'Time'})}>{timeOf(unit)}</Fact>
      <Fact name={translate({message: 'Confidence'})}>{item.alternatives[0]?.confidence.toFixed(2)}</Fact>
      {label && <Fact name={translate({message: 'Speaker'})}>{label}</Fact>}
      {hasEntities && <Fact name={translate({message: 'Spoken'})}>{spoken}</Fact>}
    </dl>
  );
}

export const timeOf = ({item}: Unit) => `${item.start_time.toFixed(2)}–${item.end_time.toFixed(2)} s`;

function Fact({name, children}: {name: string; children: ReactNode}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
