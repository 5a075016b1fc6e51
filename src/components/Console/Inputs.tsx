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
  view: View;
  judged: ConsoleState['judged'];
  /** The next step of a session from its start to its end. */
  next: Step | undefined;
  send: (request: ConsoleRequest) => void;
}

/** The text is judged once the reader pauses. */
const PAUSE_MS = 150;

/** Composes a message: a template of the contract, to be edited. One that breaks a rule is explained, and can be sent. */
export function Composer({view, judged, next, send}: ComposerProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  /** What the reader made of the template; `null` while it is as it came. */
  const [own, setOwn] = useState<string | null>(null);
  const {isOpen, state} = view;
  const choices = view.choices.filter(({isAudio}) => !isAudio);
  const wanted = chosen ?? (next?.kind === 'send' ? next.name : null);
  const choice = choices.find(({name}) => name === wanted) ?? choices[0];
  const text = own ?? choice?.text ?? '';
  const broken = own === null ? (choice?.broken ?? null) : judged?.text === own ? judged.broken : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state changes what the rules say of the same text
  useEffect(() => {
    if (own === null || !isOpen) return undefined;
    const timer = setTimeout(() => send({kind: 'judge', text: own}), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [own, isOpen, state]);

  function handleSend() {
    send({kind: 'send', text});
    setOwn(null);
    setChosen(null);
  }

  return (
    <div className={styles.composer}>
      <div className={styles.row}>
        <label htmlFor={`${id}-name`}>{texts.message}</label>
        <select
          id={`${id}-name`}
          disabled={!isOpen}
          value={choice?.name ?? ''}
          onChange={(event) => {
            setChosen(event.target.value);
            setOwn(null);
          }}
        >
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
          {broken ? texts.sendAnyway : texts.send}
        </button>
      </div>
      <label htmlFor={id}>{texts.json}</label>
      <textarea
        id={id}
        className={box.text}
        rows={8}
        disabled={!isOpen}
        spellCheck={false}
        placeholder={texts.connectFirst}
        value={text}
        onChange={(event) => setOwn(event.target.value)}
      />
      <BrokenRuleNote broken={broken} />
    </div>
  );
}

interface AudioProps {
  api: SocketApi;
  view: View;
  recording: string;
  setRecording: (name: string) => void;
  isNext: boolean;
  send: (request: ConsoleRequest) => void;
}

const SPEEDS = [1, 4, 20];

/** Sends a recording, at its own pace or faster. */
export function AudioControls({api, view, recording, setRecording, isNext, send}: AudioProps) {
  const id = useId();
  const [speed, setSpeed] = useState(1);
  const {isOpen, isStreaming, choices} = view;
  const broken = choices.find(({isAudio}) => isAudio)?.broken ?? null;
  return (
    <>
      <div className={styles.row}>
        <label htmlFor={id}>{texts.recording}</label>
        <select id={id} value={recording} onChange={(event) => setRecording(event.target.value)}>
          {recordingsOf(api).map(({name, label}) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        <label className={styles.inline}>
          {texts.speed}
          <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className={isNext || isStreaming ? 'button button--primary' : 'button'}
          disabled={!isOpen}
          onClick={() => send(isStreaming ? {kind: 'stop'} : {kind: 'audio', recording, speed})}
        >
          {isStreaming ? texts.stop : broken ? texts.audioAnyway : texts.audio}
        </button>
      </div>
      {isOpen && !isStreaming && <BrokenRuleNote broken={broken} />}
    </>
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
