import type {Settings} from '@speech-docs/protocol/sessionRecord';
import Comparison from './Comparison';
import Controls from './Controls';
import FrameTable from './FrameTable';
import Payload from './Payload';
import RecentFrames from './RecentFrames';
import Screen from './Screen';
import SettingSliders from './SettingSliders';
import Timeline from './Timeline';
import {texts} from './texts';
import {useSessionPlayer} from './useSessionPlayer';
import './player.css';

type Props = {
  /** Where the sliders are at first; without script, the session that is shown. */
  maxDelay?: number;
  trigger?: number;
  /** Which setting to compare over all its values. */
  compare?: keyof Settings;
};

/**
 * A recorded real-time session on a time line: play it, stop at any frame, read its JSON, link to that moment, and see
 * what `max_delay` and the silence trigger change. Whole in the HTML as a table of its frames.
 */
export default function SessionPlayer({maxDelay = 2, trigger = 0, compare}: Props) {
  const initial = {maxDelay, trigger};
  const player = useSessionPlayer(initial);
  const {view, session} = player;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <section> would be a landmark of the page
    <div
      className="session-player"
      id="session-player"
      role="group"
      aria-label={texts.group}
      // Frames of a recording would be found in place of what explains them
      data-search="skip"
    >
      <SettingSliders player={player} initial={initial} />
      <Timeline session={session} shown={view.shown} seconds={view.seconds} onSeek={player.seek} />
      <Controls player={player} />
      <Screen session={session} shown={view.shown} />
      <div className="session-player__wire">
        <RecentFrames player={player} />
        <Payload player={player} />
      </div>
      {compare && <Comparison by={compare} settings={view} />}
      <FrameTable player={player} />
    </div>
  );
}
