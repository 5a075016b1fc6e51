import {translate} from '@docusaurus/Translate';
import {nameOf, type RecordedSession, type Settings, screenAt} from '@speech-docs/protocol/sessionRecord';
import {FrameTable, MomentLink, Payload, RecentFrames} from './Frames';
import {Comparison, SettingSliders} from './Settings';
import Timeline from './Timeline';
import {type Player, useSessionPlayer} from './useSessionPlayer';
import './player.css';
import LiveText from '@site/src/shared/LiveText';
import {record, seconds} from './session';

type Props = {
  /** Where the sliders are at first; without script, the session that is shown. */
  maxDelay?: number;
  trigger?: number;
  /** Which setting to compare over all its values. */
  compare?: keyof Settings;
};

/**
 * A recorded real-time session on a time line: play it, stop at any frame, read its JSON, link to that moment, and see
 * what `max_delay` and the silence trigger change. Whole in the HTML as a table of its frames. `npm run record -- sessions`
 * records the sessions (data/sessions.json) with the emulator; what is read from them, such as the delay of a word, is in
 * packages/protocol/sessionRecord.ts.
 */
export default function SessionPlayer({maxDelay = 2, trigger = 0, compare}: Props) {
  const initial = {maxDelay, trigger};
  const player = useSessionPlayer(initial);
  const {view, session} = player;
  return (
    <div
      className="session-player"
      id="session-player"
      role="group"
      aria-label={translate({message: 'Session player'})}
      // Frames of a recording would be found in place of what explains them
      data-search="skip"
    >
      <SettingSliders player={player} initial={initial} />
      <Timeline session={session} shown={view.shown} seconds={view.seconds} onSeek={player.seek} />
      <Controls player={player} />
      <div className="session-player__wire">
        <Screen session={session} shown={view.shown} />
        <RecentFrames player={player} />
        <Payload player={player} />
      </div>
      {compare && <Comparison by={compare} settings={view} />}
      <FrameTable player={player} />
    </div>
  );
}

function Controls({player}: {player: Player}) {
  const {view, session, isReady, goTo, seek, toggle} = player;
  const {shown, isPlaying} = view;
  const {frames} = session;
  const frame = frames[shown - 1];
  const where = translate(
    {message: 'frame {shown} of {total}, {name}'},
    {shown, total: frames.length, name: frame ? nameOf(frame) : ''},
  );
  return (
    <div className="session-player__controls">
      <input
        className="session-player__position"
        type="range"
        min={0}
        max={record.seconds}
        step={0.1}
        value={view.seconds}
        aria-label={translate({message: 'Position'})}
        aria-valuetext={`${seconds(view.seconds)}, ${where}`}
        disabled={!isReady}
        onChange={(event) => seek(event.target.valueAsNumber)}
      />
      <div className="session-player__buttons">
        <button
          type="button"
          aria-label={translate({message: 'Previous frame'})}
          disabled={!isReady || shown <= 1}
          onClick={() => goTo(shown - 1)}
        >
          <Shape d="M5 5v14M19 5 9 12l10 7z" />
          {translate({message: 'Previous'})}
        </button>
        <button type="button" className="session-player__play" disabled={!isReady} onClick={toggle}>
          <Shape d={isPlaying ? 'M7 5v14M17 5v14' : 'M7 4v16l13-8z'} />
          {isPlaying ? translate({message: 'Pause'}) : translate({message: 'Play'})}
        </button>
        <button
          type="button"
          aria-label={translate({message: 'Next frame'})}
          disabled={!isReady || shown >= frames.length}
          onClick={() => goTo(shown + 1)}
        >
          <Shape d="M19 5v14M5 5l10 7L5 19z" />
          {translate({message: 'Next'})}
        </button>
        {/* Announced when the reader stops or steps; during playback, every frame would be announced. */}
        <p className="session-player__where">
          <span aria-hidden="true">
            {translate(
              {message: '{seconds} s · frame {shown} of {total}'},
              {seconds: view.seconds.toFixed(1), shown, total: frames.length},
            )}
          </span>
          <span role="status" className="visually-hidden">
            <LiveText>{isReady && !isPlaying ? where : ''}</LiveText>
          </span>
        </p>
        <MomentLink player={player} />
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

/** What a program shows that appends finals and replaces partials. */
function Screen({session, shown}: {session: RecordedSession; shown: number}) {
  const {settled, open} = screenAt(session, shown);
  return (
    <div className="session-player__screen">
      <p className="session-player__caption">{translate({message: 'On the screen'})}</p>
      <p className="session-player__text">
        {settled.map((part, index) =>
          part.kind === 'turn' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: what has settled keeps its place
            <span key={index} className="session-player__turn">
              {translate({message: 'end of utterance'})}
            </span>
          ) : (
            part.text
          ),
        )}
        {open && (
          <span className="session-player__open">
            <span className="visually-hidden">{translate({message: 'partial:'})} </span>
            {open}
          </span>
        )}
        {settled.length === 0 && !open && (
          <span className="session-player__quiet">{translate({message: 'No words yet.'})}</span>
        )}
      </p>
    </div>
  );
}
