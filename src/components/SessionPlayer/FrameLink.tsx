import {isPlainClick} from '@site/src/lib/plainClick';
import type {MouseEvent, ReactNode} from 'react';
import type {Player} from './useSessionPlayer';

type Props = {player: Player; shown: number; children: ReactNode};

/** A link to the moment of a frame; text alone until the player works. */
export default function FrameLink({player, shown, children}: Props) {
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
