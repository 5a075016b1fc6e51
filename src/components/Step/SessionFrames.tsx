import clsx from 'clsx';
import styles from './styles.module.css';

interface Shown {
  frames: {at: number; from: 'client' | 'server'; name: string; text: string}[];
  words: string;
}

/** Frames of an example session, and the words that are final after them. */
export default function SessionFrames({of}: {of: string}) {
  const {frames, words} = JSON.parse(of) as Shown;
  return (
    <div className={clsx('site-step-frames', styles.frames)} data-search="skip">
      <pre>
        {frames.map(({at, from, name, text}) => (
          <span key={name} data-from={from}>
            {`${`${at.toFixed(1)} s`.padStart(6)} ${from === 'client' ? '→' : '←'} `}
            <b>{name}</b>
            {text && ` ${text}`}
            {'\n'}
          </span>
        ))}
      </pre>
      {words && <p data-markdown="skip">{words}</p>}
    </div>
  );
}
