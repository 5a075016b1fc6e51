import {memo, type PointerEvent} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Loudness of equal parts, from 0 to 9. */
  loudness: string;
  /** How much has been played, from 0 to 1. */
  played: number;
  onPick: (share: number) => void;
};

const STEP = 4;
const HEIGHT = 40;

/**
 * The recording as a picture that can be clicked into. For the pointer alone: the words lead to the same moments, by
 * keyboard too, and a slider that moves by itself would talk without end in a screen reader.
 */
export default memo(function Waveform({loudness, played, onPick}: Props) {
  const width = loudness.length * STEP;
  const bars = [...loudness].map((digit, index) => {
    const half = 1 + (Number(digit) / 9) * (HEIGHT / 2 - 2);
    return `M${index * STEP + STEP / 2} ${(HEIGHT / 2 - half).toFixed(1)}v${(2 * half).toFixed(1)}`;
  });

  const playedBars = Math.round(played * bars.length);

  function handlePointer(event: PointerEvent<SVGSVGElement>) {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    onPick(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)));
  }

  return (
    <svg
      className={styles.waveform}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      onPointerDown={handlePointer}
      onPointerMove={handlePointer}
    >
      <path className={styles.played} d={bars.slice(0, playedBars).join('')} strokeWidth={STEP * 0.62} />
      <path className={styles.unplayed} d={bars.slice(playedBars).join('')} strokeWidth={STEP * 0.62} />
    </svg>
  );
});
