import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LiveText from '@site/src/shared/LiveText';
import {useEffect, useId, useRef, useState} from 'react';
import box from '../toolBox.module.css';
import Matches from './Matches';
import type {Found} from './search.client';
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
  const latest = useRef('');

  useEffect(() => {
    latest.current = text;
    if (!text.trim()) {
      setState({kind: 'idle'});
      return undefined;
    }
    const timer = setTimeout(() => {
      setState((old) => (old.kind === 'done' ? old : {kind: 'loading'}));
      search(text, errorsUrl).then(
        (found) => latest.current === text && setState({kind: 'done', text, ...found}),
        () => latest.current === text && setState({kind: 'failed'}),
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, errorsUrl]);

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
          load(errorsUrl).catch(() => undefined);
        }}
      />
      <p id={`${id}-help`} className={box.note}>
        <LiveText>{isReady ? texts.help : texts.withoutScript}</LiveText>
      </p>
      <div role="status" className={isNote(state) ? box.note : box.verdict} data-tone={toneOf(state)}>
        <LiveText>{statusOf(state)}</LiveText>
      </div>
      {/* Another text is another result, element by element: see LiveText. */}
      {state.kind === 'done' && <Matches key={state.text} matches={state.matches} />}
      {state.kind === 'done' && state.matches.length === 0 && <WhereToLook />}
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

/** The card below has the verdict, and this is what led to it. */
const isNote = (state: State) => state.kind === 'loading' || (state.kind === 'done' && state.matches.length > 0);

function toneOf(state: State): string | undefined {
  if (state.kind === 'failed') return 'danger';
  return state.kind === 'done' && state.matches.length === 0 ? 'none' : undefined;
}

function statusOf(state: State): string | undefined {
  switch (state.kind) {
    case 'loading':
      return texts.loading;
    case 'failed':
      return texts.failed;
    case 'done':
      return texts.found(state);
    default:
      return undefined;
  }
}

type Search = (text: string) => Found;
let loading: Promise<Search> | undefined;

async function search(text: string, errorsUrl: string): Promise<Found> {
  const find = await load(errorsUrl);
  return find(text);
}

/** Loads the catalogue and what searches it, once; a load that failed is tried again. */
function load(errorsUrl: string): Promise<Search> {
  loading ??= import(/* webpackChunkName: "failures" */ './search.client').then(({openSearch}) =>
    openSearch(errorsUrl),
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
