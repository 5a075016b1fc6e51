import {expect, it} from 'vitest';
import {numbersWav} from '../core/numbers';
import {durationOf} from '../core/recordings';

const wav = numbersWav(3);
const whole = durationOf(wav);

/** The file with another number of bytes in the header of its data, and with more behind it. */
function claiming(bytes: number, samples: Uint8Array = wav.subarray(44), after = new Uint8Array(0)): Uint8Array {
  const file = Buffer.concat([wav.subarray(0, 44), samples, after]);
  file.writeUInt32LE(bytes, 40);
  return file;
}

it.each([
  ['0, from a recorder that died', claiming(0), whole],
  ['the largest number, from one that streams', claiming(0xffff_ffff), whole],
  ['0 before another chunk', claiming(0, new Uint8Array(0), Buffer.from('LIST\u0004\0\0\0INFO')), 0],
])('a WAV is as long as its bytes, whatever its header claims: %s', (_, file, seconds) => {
  expect(durationOf(file)).toBe(seconds);
});
