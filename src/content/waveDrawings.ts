/**
 * What each product does with speech, drawn from recordings of samples/audio, one path each on 240 by 28 pixels: a whole
 * recording; words up to now, and what is still to come; two voices in turn.
 */
import waveforms from '../../samples/audio/waveforms.json';

const STEP = 4;
const HEIGHT = 28;
/** The part of a live recording that has been heard. */
const HEARD = 0.6;

/** Every second part of a recording: its loudness from 0 to 9. */
const partsOf = (name: keyof typeof waveforms) =>
  [...waveforms[name]].filter((_, index) => index % 2 === 0).map(Number);

/** A bar around the middle of a lane; a dot where it is silent. */
function bar(index: number, loudness: number, middle = HEIGHT / 2, most = HEIGHT / 2 - 2): string {
  const x = index * STEP + STEP / 2;
  if (loudness === 0) return `M${x} ${middle}h.01`;
  const half = Math.max(1, Math.round((loudness / 9) * most));
  return `M${x} ${middle - half}v${2 * half}`;
}

function wholeRecording(): string {
  return partsOf('harbor-tour')
    .map((loudness, index) => bar(index, loudness))
    .join('');
}

function liveRecording(): string {
  const parts = partsOf('harbor-tour');
  return parts.map((loudness, index) => bar(index, index < parts.length * HEARD ? loudness : 0)).join('');
}

/** Each turn ends with silence, and the next is higher or lower. */
function conversation(): string {
  const parts = partsOf('ticket-desk');
  let turn = 0;
  return parts
    .map((loudness, index) => {
      if (loudness > 0 && parts[index - 1] === 0 && parts[index - 2] === 0) turn += 1;
      return loudness > 0 ? bar(index, loudness, turn % 2 === 0 ? 10 : 18, 8) : bar(index, 0);
    })
    .join('');
}

export const waveDrawings: Readonly<Record<string, string>> = {
  batch: wholeRecording(),
  realtime: liveRecording(),
  agents: conversation(),
};
