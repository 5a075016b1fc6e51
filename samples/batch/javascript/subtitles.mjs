// Node.js 20 or later. Packages: none
/**
 * Prints subtitles from a JSON transcript, with speakers or translated.
 *
 * Usage: node subtitles.mjs transcript.json > example.srt
 *        node subtitles.mjs transcript.json fr > example.srt
 */
import {readFileSync} from 'node:fs';

const NAMES = {S1: 'Agent', S2: 'Caller'};
const MAX_CHARACTERS = 74;

const [path, language] = process.argv.slice(2);
const transcript = JSON.parse(readFileSync(path, 'utf8'));
const cues = language ? translated(transcript) : bySpeaker(transcript);
cues.forEach(({start, end, text}, index) => {
  const times = `${clock(start)} --> ${clock(end)}`;
  console.log(`${index + 1}\n${times}\n${text}\n`);
});

/** Returns start, end, and text of each turn; a long one is divided. */
function bySpeaker({metadata, results}) {
  const delimiter = metadata.language_pack_info?.word_delimiter ?? ' ';
  const cues = [];
  let last;
  let side;
  for (const item of results) {
    const {content: word, speaker: label} = item.alternatives[0];
    const isJoined = side === 'next' || side === 'both';
    side = item.attaches_to;
    let isGlued = isJoined || side === 'previous' || side === 'both';
    const speaker = item.channel ?? label;
    const length = (cues.at(-1)?.text.length ?? 0) + word.length;
    const isNew = speaker !== last || length > MAX_CHARACTERS;
    if (!isGlued && isNew) {
      const text = `${NAMES[speaker] ?? speaker}: `;
      cues.push({start: item.start_time, end: 0, text});
      last = speaker;
      isGlued = true;
    }
    cues.at(-1).end = item.end_time;
    cues.at(-1).text += isGlued ? word : delimiter + word;
  }
  return cues;
}

/** Returns start, end, and text of each translated sentence. */
function translated({translations}) {
  const sentences = translations?.[language];
  if (!sentences?.length) {
    console.error(`The transcript has no translation into ${language}.`);
    process.exit(1);
  }
  return sentences.map(({start_time: start, end_time: end, content}) => {
    return {start, end, text: content};
  });
}

/** Writes a time as SRT does, with a comma before the milliseconds. */
function clock(seconds) {
  const millis = Math.round(seconds * 1000);
  return new Date(millis).toISOString().slice(11, 23).replace('.', ',');
}
