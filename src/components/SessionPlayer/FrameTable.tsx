import useBaseUrl from '@docusaurus/useBaseUrl';
import InlineText from '@site/src/components/InlineText';
import ScrollTable from '@site/src/components/ScrollTable';
import {nameOf, summaryOf} from '@speech-docs/protocol/sessionRecord';
import clsx from 'clsx';
import FrameLink from './FrameLink';
import {record, seconds, triggerText} from './record';
import {texts} from './texts';
import type {Player} from './useSessionPlayer';

/** The whole session as a table: what there is without script, on paper, and for a screen reader. */
export default function FrameTable({player}: {player: Player}) {
  const {session, view} = player;
  return (
    <details className="session-player__all">
      <summary>
        <InlineText>
          {texts.allFrames({
            count: session.frames.length,
            delay: seconds(session.maxDelay),
            trigger: triggerText(session.trigger),
          })}
        </InlineText>
      </summary>
      <ScrollTable>
        <thead>
          <tr>
            <th scope="col">{texts.audioSent}</th>
            <th scope="col">{texts.from}</th>
            <th scope="col">{texts.frame}</th>
            <th scope="col">{texts.says}</th>
          </tr>
        </thead>
        <tbody>
          {session.frames.map((frame, index) => {
            const number = index + 1;
            const isSet = number === view.shown;
            return (
              <tr key={number} className={clsx(isSet && 'session-player__current')} aria-current={isSet || undefined}>
                <td>{frame.at.toFixed(1)} s</td>
                <td>{frame.from === 'client' ? texts.client : texts.service}</td>
                <td>
                  <FrameLink player={player} shown={number}>
                    <InlineText>{`\`${nameOf(frame)}\``}</InlineText>
                  </FrameLink>
                </td>
                <td>{summaryOf(frame, record) || '—'}</td>
              </tr>
            );
          })}
        </tbody>
      </ScrollTable>
      <a className="session-player__recording" href={useBaseUrl('/downloads/sessions.json')} download>
        {texts.recording}
      </a>
    </details>
  );
}
