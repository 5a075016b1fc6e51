import Translate, {translate} from '@docusaurus/Translate';
import {useEvent} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LiveText from '@site/src/shared/LiveText';
import {delimiterOf, unitsOf} from '@speech-docs/protocol/transcript';
import clsx from 'clsx';
import {useId, useMemo, useState} from 'react';
import Formats, {type Format} from './Formats';
import styles from './styles.module.css';
import {type RecordingName, recordings} from './transcribedAudio';
import useAudioPlayer, {type PlayerState} from './useAudioPlayer';
import Waveform from './Waveform';
import Words, {timeOf, WordDetails} from './Words';

type Props = {
  /** A recording of samples/audio; transcribedAudio.ts has those that can be explored. */
  recording: RecordingName;
  /** Shows this format alone. */
  only?: Format;
  /** Place in `results` of the one item that paper and Markdown show: what the page is about. */
  printed?: number;
  /** Shows the words, a sentence on each line, without what they are in the response. */
  wordsOnly?: boolean;
};

// A player reports a place that it was sent to a little early.
const EARLY_SECONDS = 0.02;

/**
 * A short recording beside its transcript: the words light up as they are heard, each leads to its place in JSON, text
 * and subtitles, and the other way round. Complete without script, where the browser's own player takes over.
 */
export default function TranscriptExplorer({recording, only, printed = 0, wordsOnly = false}: Props) {
  const {transcript, sound, waveform, seconds} = recordings[recording];
  const units = useMemo(() => unitsOf(transcript), [transcript]);
  const {state, time, seek, toggle, audio} = useAudioPlayer(seconds);
  const isReady = useIsBrowser();
  const [announced, setAnnounced] = useState('');
  const hint = useId();

  const hasEntities = units.some(({item}) => item.type === 'entity');
  const current = units.filter(({start}) => start <= time + EARLY_SECONDS).length - 1;
  const unit = units[current];
  const isChosen = unit !== undefined && !wordsOnly;
  const isPlaying = state === 'playing' || state === 'loading';

  // Announced for an action of the reader, not during playback.
  const pick = useEvent((index: number) => {
    const unit = units[index];
    if (!unit) return;
    seek(unit.start);
    setAnnounced(`${unit.text} results[${unit.indexes[0]}], ${timeOf(unit)}`);
  });
  const handleFocusWord = useEvent((index: number) => {
    const unit = units[index];
    if (unit && !isPlaying) seek(unit.start);
  });
  const pickShare = useEvent((share: number) => seek(share * seconds));

  return (
    <div
      role="group"
      className={clsx(styles.explorer, wordsOnly && styles.wordsOnly)}
      aria-label={translate({message: 'Transcript explorer'})}
      data-search="skip"
    >
      <audio className={styles.audio} src={sound} preload="none" controls {...audio} />
      <div className={styles.bar} data-markdown="skip">
        <PlayButton isPlaying={isPlaying} isLoading={state === 'loading'} isReady={isReady} onClick={toggle} />
        <Waveform loudness={waveform} played={time / seconds} onPick={pickShare} />
        <span className={styles.clock}>
          {time.toFixed(1)} / {seconds.toFixed(1)} s
        </span>
      </div>
      <Failure state={state} onRetry={toggle} />
      <Words
        units={units}
        delimiter={delimiterOf(transcript)}
        current={current}
        isReady={isReady}
        describedBy={hint}
        bySentence={wordsOnly}
        onPick={pick}
        onFocusWord={handleFocusWord}
        onToggle={toggle}
      />
      {/* The facts of a word take the line of the hint. */}
      <p id={hint} className={isChosen || wordsOnly ? 'visually-hidden' : styles.hint} data-markdown="skip">
        <Translate>Choose a word to hear it. A dotted line marks a confidence below 0.9.</Translate>
        <span className={styles.keys}>
          {' '}
          <Translate>Keys: ←, →, Enter, and Space.</Translate>
        </span>
      </p>
      {isChosen && <WordDetails unit={unit} hasEntities={hasEntities} />}
      {!wordsOnly && <Formats name={recording} {...{transcript, units, current, only, printed}} />}
      <p className="visually-hidden" role="status">
        <LiveText>{announced}</LiveText>
      </p>
    </div>
  );
}

type PlayButtonProps = {isPlaying: boolean; isLoading: boolean; isReady: boolean; onClick: () => void};

function PlayButton({isPlaying, isLoading, isReady, onClick}: PlayButtonProps) {
  const play = translate({message: 'Play the recording'});
  const pause = translate({message: 'Pause the recording'});
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={isPlaying ? pause : play}
      data-loading={isLoading || undefined}
      disabled={!isReady}
      onClick={onClick}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={isPlaying ? 'M6 4h4v16H6zM14 4h4v16h-4z' : 'M7 4l13 8-13 8z'} fill="currentColor" />
      </svg>
    </button>
  );
}

/** Why nothing is heard, and a way to try again; the words need no sound. */
function Failure({state, onRetry}: {state: PlayerState; onRetry: () => void}) {
  if (state !== 'failed' && state !== 'denied') return null;
  return (
    <div className={clsx('site-block-failed', styles.failure)} role="alert" data-markdown="skip">
      <p>
        {state === 'denied'
          ? translate({
              message: 'Your browser did not let this page play sound. Allow it for this site, then try again.',
            })
          : translate({message: 'The recording did not load, or cannot be played here. The words work without it.'})}
      </p>
      <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
        <Translate>Retry</Translate>
      </button>
    </div>
  );
}
