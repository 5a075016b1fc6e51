import {type RecordedSession, screenAt} from '@speech-docs/protocol/sessionRecord';
import {texts} from './texts';

/** What a program shows that appends finals and replaces partials. */
export default function Screen({session, shown}: {session: RecordedSession; shown: number}) {
  const {settled, open} = screenAt(session, shown);
  return (
    <div className="session-player__screen">
      <p className="session-player__caption">{texts.screen}</p>
      <p className="session-player__text">
        {settled.map((part, index) =>
          part.kind === 'turn' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: what has settled keeps its place
            <span key={index} className="session-player__turn">
              {texts.turn}
            </span>
          ) : (
            part.text
          ),
        )}
        {open && (
          <span className="session-player__open">
            <span className="visually-hidden">{texts.partial} </span>
            {open}
          </span>
        )}
        {settled.length === 0 && !open && <span className="session-player__quiet">{texts.noWords}</span>}
      </p>
    </div>
  );
}
