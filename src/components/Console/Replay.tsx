import type {ConsoleRequest} from '@speech-docs/emulator/console/host';
import {useEffect, useId, useState} from 'react';
import box from '../toolBox.module.css';
import styles from './styles.module.css';
import {texts} from './texts';

interface Props {
  edited: {text: string} | null;
  canEdit: boolean;
  fault: string;
  send: (request: ConsoleRequest) => void;
}

/** Replays what a client did: a recording from elsewhere, or this session with a message changed. */
export default function Replay({edited, canEdit, fault, send}: Props) {
  const id = useId();
  const [text, setText] = useState('');
  useEffect(() => {
    if (edited) setText(edited.text);
  }, [edited]);
  return (
    <>
      <label htmlFor={id}>{texts.replayed()}</label>
      <textarea
        id={id}
        className={box.text}
        rows={5}
        spellCheck={false}
        aria-describedby={`${id}-help`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-help`} className={box.note}>
        {texts.replayHelp()}
      </p>
      <div className={styles.row}>
        <button
          type="button"
          className="button"
          disabled={!text.trim()}
          onClick={() => send({kind: 'replay', text, fault})}
        >
          {texts.replay()}
        </button>
        {canEdit && (
          <button type="button" className="button" onClick={() => send({kind: 'edit'})}>
            {texts.edit()}
          </button>
        )}
      </div>
    </>
  );
}
