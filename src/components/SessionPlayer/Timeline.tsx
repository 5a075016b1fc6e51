import {translate} from '@docusaurus/Translate';
import {
  nameOf,
  type RecordedFrame,
  type RecordedSession,
  type Result,
  spokenWords,
} from '@speech-docs/protocol/sessionRecord';
import clsx from 'clsx';
import {type MouseEvent, memo, type ReactNode} from 'react';
import {record} from './session';

const TRACK_TOP = {speech: 0, partials: 36, finals: 72, turns: 124} as const;
/** From the bar of a final down to the moment at which it came. */
const FALL = 17;
const HEIGHT = 180;
/** Dash pattern of the playhead, with gaps where the names of the lanes are. */
const PLAYHEAD = '20 18 18 18 34 18 24';
const AXIS_STEP_SECONDS = 2;

type Props = {session: RecordedSession; shown: number; seconds: number; onSeek: (seconds: number) => void};

/**
 * The session from left to right, at the pace of its audio: the words as they were spoken, and below them what came.
 * A final is a bar over the speech that it covers and a line down to the moment at which it came. Places are percentages in
 * attributes of the drawing, which need no style.
 */
export default function Timeline({session, shown, seconds, onSeek}: Props) {
  function handleClick(event: MouseEvent<SVGSVGElement>) {
    const {left, width} = event.currentTarget.getBoundingClientRect();
    onSeek(Math.min(1, Math.max(0, (event.clientX - left) / width)) * record.seconds);
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider below does the same for keys
    <svg
      className="session-player__timeline"
      width="100%"
      height={HEIGHT}
      role="img"
      aria-label={translate({
        message:
          'Time line: words as spoken, partials, finals and ends of utterance; the table of frames says the same',
      })}
      onClick={handleClick}
    >
      <line
        className="session-player__playhead"
        x1={place(seconds)}
        x2={place(seconds)}
        y1={14}
        y2={HEIGHT - 16}
        strokeDasharray={PLAYHEAD}
      />
      <Tracks session={session} shown={shown} />
    </svg>
  );
}

/** All but the playhead: renders once per frame of the session, not once per animation frame. */
const Tracks = memo(function Tracks({session, shown}: Pick<Props, 'session' | 'shown'>) {
  const frames = session.frames.map((frame, index) => ({frame, key: index, isFuture: index >= shown}));
  const ofKind = (name: string) => frames.filter(({frame}) => nameOf(frame) === name);
  const now = session.frames[shown - 1]?.at ?? 0;
  return (
    <>
      <Track name={translate({message: 'Speech'})} top={TRACK_TOP.speech}>
        {spokenWords(record).map(({start_time: start, end_time: end}) => (
          <rect
            key={start}
            className={clsx('session-player__word', start >= now && 'session-player__future')}
            {...span(start, end)}
            y={TRACK_TOP.speech + 18}
            height={10}
            rx={2}
          />
        ))}
      </Track>
      <Track name={translate({message: 'Partials'})} top={TRACK_TOP.partials}>
        {ofKind('AddPartialTranscript').map(({frame, key, isFuture}) => (
          <circle
            key={key}
            className={clsx('session-player__partial', isFuture && 'session-player__future')}
            cx={place(frame.at)}
            cy={TRACK_TOP.partials + 23}
            r={4}
          />
        ))}
      </Track>
      <Track name={translate({message: 'Finals, from the speech to the moment they came'})} top={TRACK_TOP.finals}>
        {ofKind('AddTranscript').map(({frame, key, isFuture}) => (
          <Final key={key} frame={frame} isFuture={isFuture} />
        ))}
      </Track>
      <Track
        name={
          session.trigger > 0
            ? translate({message: 'Ends of utterance'})
            : translate({message: 'Ends of utterance: off'})
        }
        top={TRACK_TOP.turns}
      >
        {ofKind('EndOfUtterance').map(({frame, key, isFuture}) => (
          <svg key={key} x={place(frame.at)} y={TRACK_TOP.turns + 23} overflow="visible">
            <path
              className={clsx('session-player__turn-mark', isFuture && 'session-player__future')}
              d="M0-6 6 0 0 6-6 0z"
            />
          </svg>
        ))}
      </Track>
      {axis().map((second) => (
        <text
          key={second}
          className="session-player__axis"
          x={place(second)}
          y={HEIGHT - 2}
          textAnchor={second ? 'middle' : 'start'}
        >
          {second} s
        </text>
      ))}
    </>
  );
});

function Track({name, top, children}: {name: string; top: number; children: ReactNode}) {
  return (
    <g>
      <text className="session-player__lane" x={0} y={top + 11}>
        {name}
      </text>
      <line className="session-player__rail" x1="0" x2="100%" y1={top + 23} y2={top + 23} />
      {children}
    </g>
  );
}

function Final({frame, isFuture}: {frame: RecordedFrame; isFuture: boolean}) {
  const {start_time: start = 0, end_time: end = 0} = (frame.message?.metadata ?? {}) as Partial<Result>;
  const y = TRACK_TOP.finals + 23;
  return (
    <g className={clsx('session-player__final', isFuture && 'session-player__future')}>
      <rect {...span(start, end)} y={y - 5} height={10} rx={2} />
      <line x1={place(end)} x2={place(frame.at)} y1={y + 5} y2={y + FALL} />
      <circle cx={place(frame.at)} cy={y + FALL} r={4} />
    </g>
  );
}

function axis(): number[] {
  return Array.from(
    {length: Math.floor(record.seconds / AXIS_STEP_SECONDS) + 1},
    (_, index) => index * AXIS_STEP_SECONDS,
  );
}

function span(start: number, end: number) {
  return {x: place(start), width: place(end - start)};
}

function place(seconds: number): string {
  return `${((100 * seconds) / record.seconds).toFixed(2)}%`;
}
