import LiveText from '@site/src/components/LiveText';
import {recordingsOf} from '@speech-docs/emulator/console/consoleRecordings';
import type {LogLine} from '@speech-docs/emulator/console/log';
import {CONFIG} from '@speech-docs/emulator/console/rest';
import type {SocketApi} from '@speech-docs/protocol/rules/contract';
import {useEffect, useRef} from 'react';
import box from '../toolBox.module.css';
import styles from './styles.module.css';
import {texts} from './texts';
import {nextStep, useConsole, useJob} from './useEmulator';

/** One run of an API against the emulator in the page, from its first message to its last, and every frame of it. */
export default function Runner({api}: {api: SocketApi | 'batch'}) {
  return api === 'batch' ? <JobRun /> : <SessionRun api={api} />;
}

interface Frame {
  key: string;
  name: string;
  facts: string;
  body: string;
}

interface Shown {
  frames: Frame[];
  status: string;
  /** The words that stay, and those that can still change. */
  words?: {settled: string; open: string};
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
    body: body.startsWith('{') ? mainValue(body) : body,
  }));
  return <RunFrames frames={frames} status={problem ?? (isBusy ? texts.waiting : texts.responded(exchanges.at(-1)))} />;
}

function SessionRun({api}: {api: SocketApi}) {
  const {state, send} = useConsole(api);
  const {lines, view, problem} = state;
  const recording = recordingsOf(api)[0]?.name ?? '';
  const taken = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is taken when the view changes
  useEffect(() => {
    // After a failure of the worker there is no session, and the reader starts a new run.
    if (!view && taken.current) return;
    const step = nextStep(view, lines);
    const name = step?.kind === 'send' ? step.name : step?.kind;
    if (!step || name === taken.current) return;
    taken.current = name;
    if (step.kind === 'open') send({kind: 'open', fault: '', recording});
    else if (step.kind === 'audio') send({kind: 'audio', recording, speed: 1});
    else send({kind: 'send', text: withPartials(step.text)});
  }, [view]);
  const frames = lines
    .filter(({isAudio, name}) => !isAudio && name !== 'AudioAdded')
    .map(({id, seconds, from, name, text}) => ({
      key: `${id}`,
      name: `${from === 'client' ? '→' : '←'} ${name}`,
      facts: `${seconds.toFixed(2)} s`,
      body: text.startsWith('{') ? mainValue(text) : text,
    }));
  return <RunFrames frames={frames} status={problem ?? texts.state(view?.state)} words={wordsOf(lines)} />;
}

/** Returns the text of a session so far: its transcripts, and the replies of an agent. */
function wordsOf(lines: readonly LogLine[]) {
  const words = {settled: '', open: ''};
  for (const {name, text, isAudio} of lines) {
    if (isAudio || !/Transcript$|^ResponseStarted$/.test(name)) continue;
    const {metadata, content} = JSON.parse(text) as {metadata?: {transcript?: string}; content?: string};
    const newText = metadata?.transcript ?? content ?? '';
    if (name === 'AddPartialTranscript') words.open = newText;
    else if (newText) Object.assign(words, {settled: words.settled + newText + (content ? ' ' : ''), open: ''});
  }
  return words;
}

/** Turns partials on: words appear as they are spoken. */
function withPartials(json: string): string {
  const message = JSON.parse(json) as {message: string; transcription_config?: object};
  if (message.message !== 'StartRecognition') return json;
  return JSON.stringify({
    ...message,
    transcription_config: {...message.transcription_config, enable_partials: true},
  });
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

/** The frames, scrolled to the newest. */
function RunFrames({frames, status, words}: Shown) {
  const scroller = useRef<HTMLDivElement>(null);
  // On a phone, a recording is between the button and the frames.
  useEffect(() => {
    scroller.current?.parentElement?.scrollIntoView({block: 'nearest'});
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new frames move the end
  useEffect(() => {
    scroller.current?.scrollTo({top: scroller.current.scrollHeight});
  }, [frames.length]);
  return (
    <div className={styles.run} role="group" aria-label={texts.log} data-markdown="skip" data-search="skip">
      <p className={`${box.note} ${styles.head}`}>
        <span className={styles.label}>{texts.label}</span>
        <span role="status">
          <LiveText>{status}</LiveText>
        </span>
      </p>
      <div
        ref={scroller}
        className={styles.runFrames}
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
      {words && (
        <p className={styles.runWords}>
          {words.settled} <i>{words.open}</i>
        </p>
      )}
    </div>
  );
}
