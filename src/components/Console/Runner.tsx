import LiveText from '@site/src/shared/LiveText';
import {CONFIG, recordingsOf} from '@speech-docs/emulator/console';
import type {SocketApi} from '@speech-docs/protocol/rules';
import {type ReactNode, useEffect, useRef} from 'react';
import box from '../toolBox.module.css';
import styles from './styles.module.css';
import {texts} from './texts';
import {useConsole, useJob, useWholeSession} from './useEmulator';
import Words from './Words';

/** One run of an API against the emulator in the page, from its first message to its last, and every frame of it. */
export default function Runner({api}: {api: SocketApi | 'batch'}) {
  return api === 'batch' ? <JobRun /> : <SessionRun api={api} />;
}

interface Shown {
  frames: Record<'key' | 'name' | 'facts' | 'body', string>[];
  status: string;
  words: ReactNode;
  isShort?: boolean;
}

function JobRun() {
  const {state, send} = useJob();
  const {exchanges, isBusy, problem} = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one run
  useEffect(() => {
    void send('', JSON.stringify(CONFIG));
  }, []);
  const frames = exchanges.map(({method, path, status, body}, index) => ({
    key: `${index}`,
    name: `${method} ${path}`,
    facts: `${status}`,
    body: body.startsWith('{') ? mainValue(body) : '',
  }));
  const last = exchanges.at(-1);
  const isDone = !isBusy && last?.status === 200;
  const status = problem ?? (isBusy ? texts.waiting : isDone ? texts.transcript : texts.responded(last));
  const words = <p className={styles.runWords}>{isDone ? last.body : <i>{texts.noWords}</i>}</p>;
  return <RunFrames isShort {...{frames, status, words}} />;
}

function SessionRun({api}: {api: SocketApi}) {
  const session = useConsole(api);
  const {lines, view, problem} = session.state;
  const {run} = useWholeSession(session, recordingsOf(api)[0]?.name ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: one run
  useEffect(() => run(''), []);
  const frames = lines
    .filter(({isAudio, name}) => !isAudio && name !== 'AudioAdded')
    .map(({id, seconds, from, name, text}) => ({
      key: `${id}`,
      name: `${from === 'client' ? '→' : '←'} ${name}`,
      facts: `${seconds.toFixed(2)} s`,
      body: text.startsWith('{') ? mainValue(text) : text,
    }));
  return <RunFrames frames={frames} status={problem ?? texts.state(view?.state)} words={<Words lines={lines} />} />;
}

/** What a line has room for: the words of a message, or the value that tells it from others of its name. */
function mainValue(json: string): string {
  const {metadata, content, reason, type, job, id, transcription_config} = JSON.parse(json) as Record<
    string,
    string
  > & {
    metadata?: {transcript?: string};
    job?: {status?: string};
  };
  const settings = transcription_config && JSON.stringify(transcription_config);
  return metadata?.transcript ?? content ?? reason ?? type ?? job?.status ?? id ?? settings ?? '';
}

function RunFrames({frames, status, words, isShort}: Shown) {
  const scroller = useRef<HTMLDivElement>(null);
  // The frames begin below the button, and their box may end below the screen.
  useEffect(() => {
    scroller.current?.parentElement?.parentElement?.scrollIntoView({block: 'nearest'});
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new frames move the end
  useEffect(() => {
    scroller.current?.scrollTo({top: scroller.current.scrollHeight});
  }, [frames.length]);
  return (
    <div className={styles.run} role="group" aria-label={texts.log} data-markdown="skip" data-search="skip">
      <p className={box.note}>
        {texts.label}
        <br />
        <strong role="status">
          <LiveText>{status}</LiveText>
        </strong>
      </p>
      <div
        ref={scroller}
        className={styles.runFrames}
        data-short={isShort}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling region, WCAG 2.1.1
        tabIndex={0}
        role="log"
        aria-label={texts.log}
        aria-live="off"
      >
        {frames.map(({key, name, facts, body}) => (
          <div key={key}>
            <span>{facts}</span> <strong>{name}</strong>
            <code>{body}</code>
          </div>
        ))}
      </div>
      {words}
    </div>
  );
}
