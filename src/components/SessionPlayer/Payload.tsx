import CopyButton from '@site/src/components/CopyButton';
import InlineText from '@site/src/components/InlineText';
import JsonText from '@site/src/components/JsonText';
import {type Message, messageOf, nameOf, summaryOf} from '@speech-docs/protocol/sessionRecord';
import FrameLink from './FrameLink';
import {record, seconds} from './record';
import {texts} from './texts';
import type {Player} from './useSessionPlayer';

/** The frame that is looked at: who sent it, when, and its JSON. */
export default function Payload({player}: {player: Player}) {
  const {view, session, isReady} = player;
  const frame = session.frames[view.shown - 1];
  if (!frame) return null;
  const {audio, from, at} = frame;
  const message: Message | undefined = audio ? {message: 'AudioAdded', seq_no: audio[1]} : messageOf(frame, record);
  const heading = {name: nameOf(frame), seconds: seconds(at)};
  const text = JSON.stringify(message, null, 2);
  return (
    <div className="session-player__payload">
      <p className="session-player__caption">
        <InlineText>{from === 'client' ? texts.clientAt(heading) : texts.serviceAt(heading)}</InlineText>
      </p>
      {audio && (
        <p className="session-player__note">
          {texts.audio({frames: summaryOf(frame, record), first: audio[0], last: audio[1]})}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling region, WCAG 2.1.1 */}
      <pre tabIndex={0}>
        <code>
          <JsonText text={text} />
        </code>
      </pre>
      {/* Empty before hydration, so that the layout doesn't shift. */}
      <p className="session-player__links">
        {isReady && (
          <>
            <FrameLink player={player} shown={view.shown}>
              {texts.link}
            </FrameLink>
            <CopyButton read={() => new URL(player.addressOf(view.shown), window.location.href).href} />
          </>
        )}
      </p>
    </div>
  );
}
