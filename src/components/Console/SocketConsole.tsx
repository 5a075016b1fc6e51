import LiveText from '@site/src/shared/LiveText';
import {type ConsoleRequest, type FaultChoice, type LogLine, recordingsOf} from '@speech-docs/emulator/console';
import type {SocketApi} from '@speech-docs/protocol/rules';
import {useEffect, useId, useRef, useState} from 'react';
import {Cause} from '../FailureFinder/Matches';
import {useMatches} from '../FailureFinder/search.client';
import box from '../toolBox.module.css';
import FrameLog from './FrameLog';
import {AudioControls, Composer} from './Inputs';
import styles from './styles.module.css';
import {texts} from './texts';
import {nextStep, useConsole, useWholeSession} from './useEmulator';
import Words from './Words';

/** The console: connect, send messages and recordings, read and copy the log. */
export default function SocketConsole({api}: {api: SocketApi}) {
  const session = useConsole(api);
  const {state} = session;
  const {faults, lines, view, problem} = state;
  const [fault, setFault] = useState('');
  const [recording, setRecording] = useState(recordingsOf(api)[0]?.name ?? '');
  const {run, stop} = useWholeSession(session, recording);
  const first = useRef<HTMLButtonElement>(null);
  const isOpen = view?.isOpen ?? false;
  // Only the control of the next step has the primary style; after the last one, that is another run.
  const next = nextStep(view, lines);
  const isOver = lines.some(({name}) => name === 'EndOfTranscript' || name === 'ConversationEnded');
  const ended = view && !isOpen ? (isOver ? 'good' : 'warning') : undefined;
  const [failure] = useMatches(ended === 'warning' ? failureIn(lines) : undefined);
  // The button that opened the console is gone, and so is that which opened or ended the session, or it is disabled: move the
  // focus to the next step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the beginning and the end of a session change controls
  useEffect(() => {
    if (!document.activeElement?.matches('body, :disabled')) return;
    const strong = first.current?.closest('[role=group]')?.querySelector<HTMLElement>('.button--primary');
    strong?.focus({preventScroll: true});
  }, [isOpen, isOver]);

  // Where the button was is the head of the console, most of which can be below the window.
  useEffect(() => first.current?.closest('[role=group]')?.scrollIntoView({block: 'nearest'}), []);

  /** What the reader does ends a run. */
  function send(request: ConsoleRequest) {
    if (request.kind !== 'judge') stop();
    session.send(request);
  }

  return (
    <div
      role="group"
      aria-label={texts.title}
      className={`${box.box} ${styles.console}`}
      data-markdown="skip"
      data-search="skip"
    >
      <p className={box.head}>
        <strong>{texts.title}</strong> <span className={box.note}>{texts.label}</span>
      </p>
      <div className={styles.panes}>
        <div className={box.field}>
          <button
            ref={first}
            type="button"
            className={isOpen && !isOver ? 'button' : 'button button--primary'}
            onClick={() => run(fault)}
          >
            {isOver ? texts.runAgain : texts.run}
          </button>
          {isOpen ? (
            <button
              key="close"
              type="button"
              className="button"
              onClick={() => {
                send({kind: 'close'});
                first.current?.focus();
              }}
            >
              {texts.close}
            </button>
          ) : (
            <button type="button" className="button" onClick={() => send({kind: 'open', fault, recording})}>
              {texts.connect}
            </button>
          )}
        </div>
        <div role="status" className={`${box.verdict} ${styles.status}`} data-tone={problem ? 'danger' : ended}>
          <LiveText>{problem ?? announcement(lines, view?.state, ended === 'warning')}</LiveText>
        </div>
        {/* There from the first step to the last, so that nothing moves. */}
        <div className={styles.controls}>
          <Composer {...{view, isOpen: isOpen && !isOver, judged: state.judged, next, send}} />
          <AudioControls
            {...{api, view, isOpen: isOpen && !isOver, recording, setRecording, isNext: next?.kind === 'audio', send}}
          />
          <FaultMenu faults={faults} onChoose={setFault} />
        </div>
        <div className={styles.frames}>
          <Words lines={lines}>{failure && <Cause match={failure} />}</Words>
          <FrameLog lines={lines} />
        </div>
      </div>
    </div>
  );
}

/** Returns what the service said of a session that ended early; nothing if the reader ended it. */
function failureIn(lines: LogLine[]): string | undefined {
  const line = lines.findLast(({name}) => name === 'Error') ?? lines.at(-1);
  return line?.name === 'Close 1000' ? undefined : `${lines[0]?.record} ${line?.name} ${line?.text}`;
}

/** What a screen reader announces: the state, and the last error or close. Receipts and transcripts are only in the log. */
function announcement(lines: LogLine[], state: string | undefined, isEarly: boolean): string {
  const last = lines.findLast(({name, frame}) => name === 'Error' || frame === null);
  if (!last || !state) return texts.state(undefined);
  if (last.name === 'Handshake' && !isEarly) return texts.state(state);
  return `${texts.state(state)} ${[last.name, last.text].filter(Boolean).join(': ')}${isEarly ? `. ${texts.early}` : ''}`;
}

const GROUPS = ['connection', 'close', 'error'] as const;
/** Seconds of audio before a fault. */
const WAITS = [0, 1, 2, 5, 10];

/** Chooses a fault, and for one that can wait, after how many seconds of audio: `cut@2`. */
function FaultMenu({faults, onChoose}: {faults: FaultChoice[]; onChoose: (fault: string) => void}) {
  const id = useId();
  const [name, setName] = useState('');
  const [seconds, setSeconds] = useState(0);
  const canWait = (wanted: string) => faults.find(({fault}) => fault === wanted)?.canWait ?? false;

  function choose(wanted: string, after: number) {
    setName(wanted);
    setSeconds(after);
    onChoose(canWait(wanted) && after > 0 ? `${wanted}@${after}` : wanted);
  }

  return (
    <div className={box.field}>
      <label htmlFor={id}>{texts.fault}</label>
      <select id={id} value={name} onChange={(event) => choose(event.target.value, seconds)}>
        <option value="">{texts.none}</option>
        {GROUPS.map((group) => (
          <optgroup key={group} label={texts.groups[group]}>
            {faults
              .filter((one) => one.group === group)
              .map((one) => (
                <option key={one.fault} value={one.fault}>
                  {one.label}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {canWait(name) && (
        <select aria-label={texts.wait} value={seconds} onChange={(event) => choose(name, Number(event.target.value))}>
          {WAITS.map((one) => (
            <option key={one} value={one}>
              {texts.after(one)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
