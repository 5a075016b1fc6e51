import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** The region of the program that the step is about. */
  lines?: string;
  /** Names of messages; the build puts the frames of an example session in (src/content/walkthrough.server.ts). */
  frames?: string;
  children: ReactNode;
}

/** A step of a `<Walkthrough>`: heading and text, then its lines and frames where the program is not beside it. */
export default function Step({frames, children}: Props) {
  return (
    <>
      {children}
      {frames && <SessionFrames of={frames} />}
    </>
  );
}

interface Shown {
  frames: {at: number; from: 'client' | 'server'; name: string; text: string}[];
  words: string;
}

/** Frames of an example session, and the words that are final after them. */
export function SessionFrames({of}: {of: string}) {
  const {frames, words} = JSON.parse(of) as Shown;
  return (
    <div className={clsx('site-step-frames', styles.frames)} data-search="skip">
      <pre>
        {frames.map(({at, from, name, text}) => (
          <span key={name} data-from={from}>
            {`${at.toFixed(1)} s`.padStart(6)}{' '}
            <span className={`ref-frame-way ref-by-${from}`}>{from === 'client' ? '→' : '←'}</span> <b>{name}</b>
            {text && ` ${text}`}
            {'\n'}
          </span>
        ))}
      </pre>
      {words && <p data-markdown="skip">{words}</p>}
    </div>
  );
}
