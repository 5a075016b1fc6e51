import {nameOf, summaryOf} from '@speech-docs/protocol/sessionRecord';
import clsx from 'clsx';
import FrameLink from './FrameLink';
import {record} from './record';
import {texts} from './texts';
import type {Player} from './useSessionPlayer';

const LINES = 7;

/** The last frames that came, the newest at the bottom. */
export default function RecentFrames({player}: {player: Player}) {
  const {view, session} = player;
  const first = Math.max(0, view.shown - LINES);
  return (
    <div className="session-player__log">
      <p className="session-player__caption">{texts.wire}</p>
      <ol>
        {session.frames.slice(first, view.shown).map((frame, index) => {
          const number = first + index + 1;
          return (
            <li
              key={number}
              className={clsx('session-player__line', number === view.shown && 'session-player__newest')}
            >
              <span className="session-player__arrow" aria-hidden="true">
                {frame.from === 'client' ? '→' : '←'}
              </span>{' '}
              <span className="visually-hidden">{frame.from === 'client' ? texts.sent : texts.received} </span>
              <FrameLink player={player} shown={number}>
                {nameOf(frame)}
              </FrameLink>{' '}
              <span className="session-player__quiet">{summaryOf(frame, record)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
