import type {CheckedSession} from '@speech-docs/protocol/sessionCheck/check';
import styles from './styles.module.css';
import {texts} from './texts';

/** The states of a session: as lanes, by time or by frames, and in words. */
export default function StateTimeline({session}: {session: CheckedSession}) {
  const {states, frames, seconds: length} = session;
  if (states.length === 0) return null;
  const startOf = (index: number) => {
    const state = states[index];
    if (!state) return length ?? frames;
    return length === null ? state.frame : (state.seconds ?? 0);
  };
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {states.map(({id, label}, index) => {
          const share = Math.max(startOf(index + 1) - startOf(index), 0);
          return (
            <div
              key={`${id} ${startOf(index)}`}
              className={styles.span}
              data-state={id}
              style={{flexGrow: share * 1000}}
            >
              <span>{label}</span>
            </div>
          );
        })}
      </div>
      <ol className={styles.states}>
        {states.map(({id, label, frame, seconds}) => (
          <li key={`${id} ${frame}`}>{texts.state(label, frame, seconds)}</li>
        ))}
      </ol>
    </>
  );
}
