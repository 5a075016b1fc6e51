/**
 * What each product does with speech, drawn from recordings of samples/audio, one path each on 240 by 28 pixels: a whole
 * recording; words up to now, and what is still to come; two voices in turn.
 */
import waveforms from '../../samples/audio/waveforms.json';

const STEP = 4;
const HEIGHT = 28;
/** The part of a live recording that has been played. */
const PLAYED_SHARE = 0.6;

/** Every second part of a recording: its loudness from 0 to 9. */
const partsOf = (name: keyof typeof waveforms) =>
  [...waveforms[name]].filter((_, index) => index % 2 === 0).map(Number);

/**
 * A step to the right and a bar around the middle of a lane, back to the middle; a dot where it is silent. Steps rather than
 * places, because equal bars are then equal text, which compresses.
 */
function bar(loudness: number, lane = 0, most = HEIGHT / 2 - 2): string {
  if (loudness === 0) return `m${STEP} 0h.01`;
  const half = Math.max(1, Math.round((loudness / 9) * most));
  const back = lane === 0 ? `-${half}` : `m0 ${-half - lane}`;
  return `m${STEP} ${lane - half}v${2 * half}${back}`.replaceAll(' -', '-');
}

const drawingOf = (bars: string[]) => `M${-STEP / 2} ${HEIGHT / 2}${bars.join('')}`;

function liveRecording(): string {
  const parts = partsOf('harbor-tour');
  return drawingOf(parts.map((loudness, index) => bar(index < parts.length * PLAYED_SHARE ? loudness : 0)));
}

/** Each turn ends with silence, and the next is higher or lower. */
function conversation(): string {
  const parts = partsOf('ticket-desk');
  let turn = 0;
  return drawingOf(
    parts.map((loudness, index) => {
      if (loudness > 0 && parts[index - 1] === 0 && parts[index - 2] === 0) turn += 1;
      return bar(loudness, turn % 2 === 0 ? -4 : 4, 8);
    }),
  );
}

export const waveDrawings: Readonly<Record<string, string>> = {
  batch: drawingOf(partsOf('harbor-tour').map((loudness) => bar(loudness))),
  realtime: liveRecording(),
  agents: conversation(),
};
