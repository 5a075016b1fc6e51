import LiveText from '@site/src/components/LiveText';
import {nameOf} from '@speech-docs/protocol/sessionRecord';
import {record, seconds} from './record';
import {texts} from './texts';
import type {Player} from './useSessionPlayer';

/** Play, step, and a slider over the whole session. */
export default function Controls({player}: {player: Player}) {
  const {view, session, isReady, goTo, seek, toggle} = player;
  const {shown, isPlaying} = view;
  const {frames} = session;
  const frame = frames[shown - 1];
  const where = texts.where({shown, total: frames.length, name: frame ? nameOf(frame) : ''});
  return (
    <div className="session-player__controls">
      <input
        className="session-player__position"
        type="range"
        min={0}
        max={record.seconds}
        step={0.1}
        value={view.seconds}
        aria-label={texts.position}
        aria-valuetext={`${seconds(view.seconds)}, ${where}`}
        disabled={!isReady}
        onChange={(event) => seek(event.target.valueAsNumber)}
      />
      <div className="session-player__buttons">
        <button
          type="button"
          aria-label={texts.previousFrame}
          disabled={!isReady || shown <= 1}
          onClick={() => goTo(shown - 1)}
        >
          <Shape d="M5 5v14M19 5 9 12l10 7z" />
          {texts.previous}
        </button>
        <button type="button" className="session-player__play" disabled={!isReady} onClick={toggle}>
          <Shape d={isPlaying ? 'M7 5v14M17 5v14' : 'M7 4v16l13-8z'} />
          {isPlaying ? texts.pause : texts.play}
        </button>
        <button
          type="button"
          aria-label={texts.nextFrame}
          disabled={!isReady || shown >= frames.length}
          onClick={() => goTo(shown + 1)}
        >
          <Shape d="M19 5v14M5 5l10 7L5 19z" />
          {texts.next}
        </button>
        {/* Announced when the reader stops or steps; during playback, every frame would be announced. */}
        <p className="session-player__where">
          <span aria-hidden="true">
            {texts.frameOf({seconds: view.seconds.toFixed(1), shown, total: frames.length})}
          </span>
          <span role="status" className="visually-hidden">
            <LiveText>{isReady && !isPlaying ? where : ''}</LiveText>
          </span>
        </p>
      </div>
    </div>
  );
}

function Shape({d}: {d: string}) {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={d} fill="currentColor" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
    </svg>
  );
}
