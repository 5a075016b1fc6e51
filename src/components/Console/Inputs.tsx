/** What the reader sends in a session: a message, or a recording. */
import Link from '@docusaurus/Link';
import {type BrokenRule, type ConsoleRequest, recordingsOf, type View} from '@speech-docs/emulator/console';
import type {SocketApi} from '@speech-docs/protocol/rules';
import {useEffect, useId, useState} from 'react';
import box from '../toolBox.module.css';
import styles from './styles.module.css';
import {texts} from './texts';
import type {ConsoleState, Step} from './useEmulator';

interface ComposerProps {
  view: View | null;
  /** Whether the session takes messages. */
  isOpen: boolean;
  judged: ConsoleState['judged'];
  /** The next step of a session from its start to its end. */
  next: Step | undefined;
  send: (request: ConsoleRequest) => void;
}

/** The text is judged once the reader pauses. */
const PAUSE_MS = 150;

/** Composes a message: a template of the contract, to be edited. One that breaks a rule is explained, and can be sent. */
export function Composer({view, isOpen, judged, next, send}: ComposerProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  /** What the reader made of the template; `null` while it is as it came. */
  const [own, setOwn] = useState<string | null>(null);
  const choices = view?.choices.filter(({isAudio}) => !isAudio) ?? [];
  const wanted = chosen ?? (next?.kind === 'send' ? next.name : null);
  const choice = choices.find(({name}) => name === wanted) ?? choices[0];
  const text = own ?? choice?.text ?? '';
  const broken = own === null ? (choice?.broken ?? null) : judged?.text === own ? judged.broken : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state changes what the rules say of the same text
  useEffect(() => {
    if (own === null || !isOpen) return undefined;
    const timer = setTimeout(() => send({kind: 'judge', text: own}), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [own, isOpen, view?.state]);

  function handleSend() {
    send({kind: 'send', text});
    setOwn(null);
    setChosen(null);
  }

  return (
    <>
      <div className={box.field}>
        <label htmlFor={id}>{texts.message}</label>
        <select
          id={id}
          disabled={!isOpen}
          value={choice?.name ?? ''}
          onChange={(event) => {
            setChosen(event.target.value);
            setOwn(null);
          }}
        >
          {choices.length === 0 && <option value="">{texts.none}</option>}
          {[false, true].map((isBroken) => (
            <optgroup key={`${isBroken}`} label={isBroken ? texts.illegal : texts.legal}>
              {choices
                .filter((one) => (one.broken !== null) === isBroken)
                .map(({name}) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <button
          type="button"
          className={next?.kind === 'send' && !broken ? 'button button--primary' : 'button'}
          disabled={!isOpen}
          onClick={handleSend}
        >
          {isOpen && broken ? texts.sendAnyway : texts.send}
        </button>
      </div>
      <div className={styles.json}>
        <textarea
          className={box.text}
          aria-label={texts.json}
          disabled={!isOpen}
          spellCheck={false}
          placeholder={texts.connectFirst}
          value={text}
          onChange={(event) => setOwn(event.target.value)}
        />
        <BrokenRuleNote broken={isOpen ? broken : null} />
      </div>
    </>
  );
}

interface AudioProps {
  api: SocketApi;
  view: View | null;
  isOpen: boolean;
  recording: string;
  setRecording: (name: string) => void;
  isNext: boolean;
  send: (request: ConsoleRequest) => void;
}

const SPEEDS = [1, 4, 20];

/** Sends a recording, at its own pace or faster. When that breaks a rule, the log says which. */
export function AudioControls({api, view, isOpen, recording, setRecording, isNext, send}: AudioProps) {
  const id = useId();
  const [speed, setSpeed] = useState(1);
  const isStreaming = view?.isStreaming ?? false;
  return (
    <div className={box.field}>
      <label htmlFor={id}>{texts.recording}</label>
      <div className={box.pair}>
        <select id={id} value={recording} onChange={(event) => setRecording(event.target.value)}>
          {recordingsOf(api).map(({name, label}) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        <select aria-label={texts.speed} value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
      </div>
      <button
        type="button"
        className={isNext || isStreaming ? 'button button--primary' : 'button'}
        disabled={!isOpen}
        onClick={() => send(isStreaming ? {kind: 'stop'} : {kind: 'audio', recording, speed})}
      >
        {isStreaming ? texts.stop : texts.audio}
      </button>
    </div>
  );
}

/** Which rule something breaks, with a link to the rule; nothing when it breaks none. */
export function BrokenRuleNote({broken}: {broken: BrokenRule | null}) {
  if (!broken) return null;
  return (
    <p className={box.note}>
      {broken.detail} <Link to={broken.page}>{broken.statement}</Link>
    </p>
  );
}
