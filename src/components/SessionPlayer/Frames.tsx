import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CopyButton from '@site/src/components/CopyButton';
import InlineText from '@site/src/components/InlineText';
import JsonText from '@site/src/components/JsonText';
import ScrollTable from '@site/src/components/ScrollTable';
import {isPlainClick} from '@site/src/lib/links';
import {nameOf, summaryOf} from '@speech-docs/protocol/sessionRecord';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import {record, seconds, triggerText} from './session';
import type {Player} from './useSessionPlayer';

const RECENT_FRAMES = 7;

/** The last frames that came, the newest at the bottom. */
export function RecentFrames({player}: {player: Player}) {
  const {view, session} = player;
  const first = Math.max(0, view.shown - RECENT_FRAMES);
  return (
    <div className="session-player__log">
      <p className="session-player__caption">{translate({message: 'On the wire'})}</p>
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
              <span className="visually-hidden">
                {frame.from === 'client' ? translate({message: 'sent:'}) : translate({message: 'received:'})}{' '}
              </span>
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

/** The frame that is looked at: who sent it, when, and its JSON. */
export function Payload({player}: {player: Player}) {
  const {view, session} = player;
  const frame = session.frames[view.shown - 1];
  if (!frame) return null;
  const {audio, from, at} = frame;
  const message = audio ? {message: 'AudioAdded', seq_no: audio[1]} : frame.message;
  const heading = {name: nameOf(frame), seconds: seconds(at)};
  const text = JSON.stringify(message, null, 2);
  return (
    <div className="session-player__payload">
      <p className="session-player__caption">
        <InlineText>
          {from === 'client'
            ? translate({message: '`{name}` from the client at {seconds}'}, heading)
            : translate({message: '`{name}` from the service at {seconds}'}, heading)}
        </InlineText>
      </p>
      {audio && (
        <p className="session-player__note">
          {translate(
            {message: '{frames} of sound, numbers {first} to {last}. The service confirms each; the last one with:'},
            {frames: summaryOf(frame, record), first: audio[0], last: audio[1]},
          )}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling region, WCAG 2.1.1 */}
      <pre tabIndex={0}>
        <code>
          <JsonText text={text} />
        </code>
      </pre>
    </div>
  );
}

/** Empty before hydration, so that the layout doesn't shift. */
export function MomentLink({player}: {player: Player}) {
  const {view, isReady} = player;
  return (
    <p className="session-player__links">
      {isReady && (
        <>
          <FrameLink player={player} shown={view.shown}>
            {translate({message: 'Link to this moment'})}
          </FrameLink>
          <CopyButton read={() => new URL(player.addressOf(view.shown), window.location.href).href} />
        </>
      )}
    </p>
  );
}

/** The whole session as a table: what there is without script, and for a screen reader. */
export function FrameTable({player}: {player: Player}) {
  const {session, view} = player;
  return (
    <details className="session-player__all">
      <summary>
        <InlineText>
          {translate(
            {message: 'All {count} frames with `max_delay` {delay}, trigger {trigger}'},
            {
              count: session.frames.length,
              delay: seconds(session.maxDelay),
              trigger: triggerText(session.trigger),
            },
          )}
        </InlineText>
      </summary>
      <ScrollTable
        columns={[
          translate({message: 'Audio sent'}),
          translate({message: 'From'}),
          translate({message: 'Frame'}),
          translate({message: 'What it says'}),
        ]}
      >
        {session.frames.map((frame, index) => {
          const number = index + 1;
          const isSet = number === view.shown;
          return (
            <tr key={number} className={clsx(isSet && 'session-player__current')} aria-current={isSet || undefined}>
              <td>{frame.at.toFixed(1)} s</td>
              <td>{frame.from === 'client' ? translate({message: 'client'}) : translate({message: 'service'})}</td>
              <td>
                <FrameLink player={player} shown={number}>
                  <InlineText>{`\`${nameOf(frame)}\``}</InlineText>
                </FrameLink>
              </td>
              <td>{summaryOf(frame, record) || '—'}</td>
            </tr>
          );
        })}
      </ScrollTable>
      <a className="session-player__recording" href={useBaseUrl('/downloads/sessions.json')} download>
        {translate({message: 'Recorded sessions, frame by frame (JSON)'})}
      </a>
    </details>
  );
}

type Props = {player: Player; shown: number; children: ReactNode};

/** A link to the moment of a frame; text alone until the player works. */
function FrameLink({player, shown, children}: Props) {
  if (!player.isReady) return children;

  function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    player.goTo(shown);
  }

  return (
    <a href={player.addressOf(shown)} onClick={handleClick}>
      {children}
    </a>
  );
}
