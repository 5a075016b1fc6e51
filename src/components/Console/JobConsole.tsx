import EmptyWaveform from '@site/src/shared/EmptyWaveform';
import LiveText from '@site/src/shared/LiveText';
import {CONFIG} from '@speech-docs/emulator/console';
import {useEffect, useId, useRef, useState} from 'react';
import Badge from '../Badge';
import Matches from '../FailureFinder/Matches';
import {useMatches} from '../FailureFinder/search.client';
import JsonText from '../JsonText';
import box from '../toolBox.module.css';
import styles from './styles.module.css';
import {texts} from './texts';
import {useJob} from './useEmulator';

const FIRST = JSON.stringify(CONFIG, null, 2);

/** The batch API in the page: the request of the quickstart, each response, and what an error means. */
export default function JobConsole() {
  const id = useId();
  const {state, send} = useJob();
  const {errors, exchanges, isBusy, problem} = state;
  const [error, setError] = useState('');
  const [config, setConfig] = useState(FIRST);
  const button = useRef<HTMLButtonElement>(null);
  const last = isBusy ? undefined : exchanges.at(-1);
  const hasFailed = last && (last.status >= 400 || last.body.includes('"rejected"'));
  const matches = useMatches(hasFailed ? `POST /v2/jobs HTTP ${last.status}\n${last.body}` : undefined);
  // The button that opened the console is gone: move the focus into the console.
  useEffect(() => button.current?.focus(), []);

  return (
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      className={`${box.box} ${styles.console}`}
      data-markdown="skip"
      data-search="skip"
    >
      <p className={box.head}>
        <strong id={`${id}-title`}>{texts.title}</strong> <span className={box.note}>{texts.label}</span>
      </p>
      <div className={styles.panes}>
        <div className={box.field}>
          <button
            ref={button}
            type="button"
            className="button button--primary"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) void send(error, config);
            }}
          >
            {texts.sendRequest}
          </button>
        </div>
        <div role="status" className={`${box.verdict} ${styles.status}`} data-tone={problem ? 'danger' : undefined}>
          <LiveText>{problem ?? (isBusy ? texts.waiting : texts.responded(exchanges.at(-1)))}</LiveText>
        </div>
        <div className={styles.controls}>
          <div className={styles.json}>
            <textarea
              className={box.text}
              aria-label={texts.config}
              spellCheck={false}
              value={config}
              onChange={(event) => setConfig(event.target.value)}
            />
          </div>
          <div className={box.field}>
            <label htmlFor={id}>{texts.fault}</label>
            <select id={id} value={error} onChange={(event) => setError(event.target.value)}>
              <option value="">{texts.none}</option>
              {errors.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.label}
                </option>
              ))}
            </select>
          </div>
        </div>
        <div
          className={styles.frames}
          role="group"
          aria-label={texts.log}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling region, WCAG 2.1.1
          tabIndex={0}
        >
          <Matches matches={matches} />
          {exchanges.length === 0 ? (
            <div className={styles.empty}>
              <EmptyWaveform />
              <p className={box.note}>{texts.noResponses}</p>
            </div>
          ) : (
            <ol className={styles.exchanges}>
              {exchanges.map(({method, path, status, body}, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: responses are only ever added, and one address can be there twice
                <li key={`${index} ${path}`}>
                  <code>
                    {method} {path}
                  </code>
                  : <Badge tone={status < 400 ? 'good' : 'danger'}>{status}</Badge>
                  <code className={styles.payload} data-theme="dark">
                    {body.startsWith('{') ? <JsonText text={body} /> : body}
                  </code>
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </div>
  );
}
