import type {MouseEvent, ReactNode} from 'react';
import type {Player} from './usePlayer';

type Props = {player: Player; shown: number; children: ReactNode};

/** A link to the moment of a frame; text alone until the player works. */
export default function FrameLink({player, shown, children}: Props) {
  if (!player.isReady) return children;

  function handleClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    player.goTo(shown);
  }

  return (
    <a href={player.addressOf(shown)} onClick={handleClick}>
      {children}
    </a>
  );
}
