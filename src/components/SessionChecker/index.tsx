import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LiveText from '@site/src/shared/LiveText';
import {type DragEvent, Fragment, useEffect, useId, useRef, useState} from 'react';
import box from '../toolBox.module.css';
import {EXAMPLE} from './example';
import SessionResult from './SessionResult';
import styles from './styles.module.css';
import {texts} from './texts';
import {useChecker} from './useChecker';

/** A pasted text is checked once the reader pauses. */
const PAUSE_MS = 250;

/**
 * Checks the recording of a session against the rules of the contract, in a worker of the page: nothing is sent, and
 * nothing is stored. A result is always that of the text in the field.
 */
export default function SessionChecker() {
  const id = useId();
  const {state, load, check, clear} = useChecker();
  const isReady = useIsBrowser();
  const [isOver, setOver] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function handlePaste(text: string) {
    clearTimeout(timer.current);
    if (text.trim()) timer.current = setTimeout(() => check(text), PAUSE_MS);
    else clear();
  }

  /** Cancels the check of a pasted text, whose result would replace this one. */
  function checkNow(recording: string | Blob) {
    clearTimeout(timer.current);
    check(recording);
  }

  function handleExample() {
    if (area.current) area.current.value = EXAMPLE;
    checkNow(EXAMPLE);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    const text = event.dataTransfer.getData('text/plain');
    if (file) checkNow(file);
    else if (text) checkNow(text);
  }

  return (
    <div
      role="group"
      aria-label={texts.group}
      className={`${box.box} ${isOver ? styles.over : ''}`}
      data-markdown="skip"
      data-search="skip"
      onPointerEnter={load}
      onFocus={load}
      onDragEnter={load}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <div className={box.head}>
        <label htmlFor={id}>{texts.label}</label>
        <button type="button" className="button button--sm" disabled={!isReady} onClick={handleExample}>
          {texts.example}
        </button>
        <label className={`button button--sm ${isReady ? '' : 'disabled'} ${styles.file}`}>
          {texts.file}
          <input
            type="file"
            className="visually-hidden"
            disabled={!isReady}
            accept=".har,.json,.jsonl,.ndjson,.log,.txt"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) checkNow(file);
              // The same file can be chosen again after a change.
              event.target.value = '';
            }}
          />
        </label>
      </div>
      <textarea
        ref={area}
        id={id}
        className={box.text}
        rows={4}
        disabled={!isReady}
        spellCheck={false}
        aria-describedby={`${id}-help`}
        onChange={(event) => handlePaste(event.target.value)}
      />
      <p id={`${id}-help`} className={box.note}>
        <LiveText>{isReady ? texts.help : texts.withoutScript}</LiveText>
      </p>
      <div role="status" className={box.verdict} data-tone={toneOf(state)}>
        <LiveText>
          {state.isBusy ? texts.busy : (state.problem ?? (state.report && texts.summary(state.report)))}
        </LiveText>
      </div>
      {state.problem && <Link to="/api-ref/#errors">{texts.findError}</Link>}
      {/* Another report has other elements: see LiveText. */}
      <Fragment key={state.reports}>
        {state.report?.sessions.map((session, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sessions have no other name, and their order never changes
          <SessionResult key={index} number={index + 1} session={session} />
        ))}
      </Fragment>
    </div>
  );
}

/** Red for a broken rule, a session that was not opened, and a recording that could not be read. */
function toneOf({isBusy, problem, report}: ReturnType<typeof useChecker>['state']) {
  if (isBusy || (!problem && !report)) return undefined;
  const isBroken = report?.sessions.some(({broken, ending}) => broken.length > 0 || ending.status !== null);
  return problem || isBroken ? 'danger' : 'good';
}
