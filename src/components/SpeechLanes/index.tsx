import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Drawing {
  /** Along the axis, from its start to its end. */
  times: string[];
  lanes: {name: string; path: string}[];
}

/**
 * Speech over time: a lane for each voice, label, or setting. A page names a drawing, and the build puts it in
 * (src/content/laneDrawings.ts): paths over 1,000 units from the first second to the last. The caption says what is to be
 * seen, so only the names of the lanes are read aloud. A copy in Markdown has the caption alone.
 */
export default function SpeechLanes({drawing, children}: {drawing: string; children: ReactNode}) {
  const {times, lanes} = JSON.parse(drawing) as Drawing;
  return (
    <figure className={styles.figure}>
      <div className={styles.lanes} data-search="skip" data-markdown="skip">
        {lanes.map(({name, path}) => (
          <div key={name} className={styles.lane} data-speaker={name}>
            <span>{name}</span>
            <svg viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <path d={path} />
            </svg>
          </div>
        ))}
        <div className={styles.axis} aria-hidden="true">
          {times.map((time) => (
            <span key={time}>{time}</span>
          ))}
        </div>
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
