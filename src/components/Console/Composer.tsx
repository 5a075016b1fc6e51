import type {ConsoleRequest, View} from '@speech-docs/emulator/console/host';
import {useEffect, useId, useState} from 'react';
import box from '../toolBox.module.css';
import BrokenRuleNote from './BrokenRuleNote';
import type {Step} from './nextStep';
import styles from './styles.module.css';
import {texts} from './texts';
import type {ConsoleState} from './useConsole';

interface Props {
  view: View | null;
  judged: ConsoleState['judged'];
  /** The next step of a session from its start to its end. */
  next: Step | undefined;
  send: (request: ConsoleRequest) => void;
}

/** The text is judged once the reader pauses. */
const PAUSE_MS = 150;

/** Composes a message: a template of the contract, to be edited. One that breaks a rule is explained, and can be sent. */
export default function Composer({view, judged, next, send}: Props) {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  /** What the reader made of the template; `null` while it is as it came. */
  const [own, setOwn] = useState<string | null>(null);
  const choices = (view?.choices ?? []).filter(({isAudio}) => !isAudio);
  const wanted = chosen ?? (next?.kind === 'send' ? next.name : null);
  const choice = choices.find(({name}) => name === wanted) ?? choices[0];
  const text = own ?? choice?.text ?? '';
  const isOpen = view?.isOpen ?? false;
  const state = view?.state;
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
