import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LiveText from '@site/src/shared/LiveText';
import type {Found} from '@speech-docs/protocol/failures';
import {useEffect, useId, useState} from 'react';
import box from '../toolBox.module.css';
import Matches from './Matches';
import {openSearch} from './search.client';
import styles from './styles.module.css';
import {texts} from './texts';

type State = {kind: 'idle' | 'loading' | 'failed'} | ({kind: 'done'; text: string} & Found);

/** What a program prints when its account runs its maximum of sessions. */
const EXAMPLE = `Traceback (most recent call last):
  File "quickstart.py", line 77, in run
    async for text in socket:
websockets.exceptions.ConnectionClosedError: received 4005 (private use) quota_exceeded`;

/** Typing stays quick: the search waits until the reader pauses. */
const PAUSE_MS = 150;

/**
 * A box for an error message or a log: finds the failure of the catalogue that the text is about. The text stays in the
 * page; what is loaded, when the box gets the focus, is the catalogue.
 */
export default function FailureFinder() {
  const id = useId();
  const errorsUrl = useBaseUrl('/errors.json');
  const [text, setText] = useState('');
  // Until script runs, the box is disabled, and a sentence says where the failures are listed.
  const isReady = useIsBrowser();
  const [state, setState] = useState<State>({kind: 'idle'});

  useEffect(() => {
    if (!text.trim()) {
      setState({kind: 'idle'});
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      setState((old) => (old.kind === 'done' ? old : {kind: 'loading'}));
      openSearch(errorsUrl)
        .then((search) => search(text))
        .then(
          (found) => isCurrent && setState({kind: 'done', text, ...found}),
          () => isCurrent && setState({kind: 'failed'}),
        );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, errorsUrl]);
  const hasMatches = state.kind === 'done' && state.matches.length > 0;
  const isInVain = state.kind === 'done' && !hasMatches;

  return (
    <div className={box.box} data-markdown="skip" data-search="skip">
      <div className={box.head}>
        <label htmlFor={id}>{texts.label}</label>
        <button type="button" className="button button--sm" disabled={!isReady} onClick={() => setText(EXAMPLE)}>
          {texts.tryExample}
        </button>
      </div>
      <textarea
        id={id}
        className={box.text}
        rows={4}
        value={text}
        disabled={!isReady}
        spellCheck={false}
        aria-describedby={`${id}-help`}
        onChange={(event) => setText(event.target.value)}
        onFocus={() => {
          // Only a head start: the search that follows tries again and shows what is wrong.
          openSearch(errorsUrl).catch(() => undefined);
        }}
      />
      <p id={`${id}-help`} className={box.note}>
        <LiveText>{isReady ? texts.help : texts.withoutScript}</LiveText>
      </p>
      <div
        role="status"
        // The card has the verdict.
        className={hasMatches ? 'visually-hidden' : state.kind === 'loading' ? box.note : box.verdict}
        data-tone={state.kind === 'failed' ? 'danger' : isInVain ? 'none' : undefined}
      >
        <LiveText>{state.kind === 'done' ? texts.found(state) : texts.status[state.kind]}</LiveText>
      </div>
      {/* Another text is another result, element by element: see LiveText. */}
      {state.kind === 'done' && <Matches key={state.text} matches={state.matches} />}
      {isInVain && <WhereToLook />}
    </div>
  );
}

function WhereToLook() {
  return (
    <ul className={styles.line}>
      {texts.lists.map(({to, text}) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
