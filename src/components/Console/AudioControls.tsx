import {recordingsOf} from '@speech-docs/emulator/console/consoleRecordings';
import type {ConsoleRequest, View} from '@speech-docs/emulator/console/host';
import type {SocketApi} from '@speech-docs/protocol/rules/contract';
import {useId, useState} from 'react';
import BrokenRuleNote from './BrokenRuleNote';
import styles from './styles.module.css';
import {texts} from './texts';

interface Props {
  api: SocketApi;
  view: View | null;
  recording: string;
  setRecording: (name: string) => void;
  /** Audio is the next step of the session. */
  isNext: boolean;
  send: (request: ConsoleRequest) => void;
}

const SPEEDS = [1, 4, 20];

/** Sends a recording, at its own pace or faster. */
export default function AudioControls({api, view, recording, setRecording, isNext, send}: Props) {
  const id = useId();
  const [speed, setSpeed] = useState(1);
  const isStreaming = view?.isStreaming ?? false;
  const broken = view?.choices.find(({isAudio}) => isAudio)?.broken ?? null;
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
          className={isNext ? 'button button--primary' : 'button'}
          disabled={!view?.isOpen}
          onClick={() => send(isStreaming ? {kind: 'stop'} : {kind: 'audio', recording, speed})}
        >
          {isStreaming ? texts.stop : broken ? texts.audioAnyway : texts.audio}
        </button>
      </div>
      {view?.isOpen && !isStreaming && <BrokenRuleNote broken={broken} />}
    </>
  );
}
