/**
 * What can be read out of a JSON transcript: its words as a reader sees them, plain text, and subtitles. The transcript
 * explorer shows them, and the emulator returns them.
 */

type Alternative = {content: string; confidence: number; language?: string; speaker?: string};

export type Item = {
  type: 'word' | 'punctuation' | 'entity';
  start_time: number;
  end_time: number;
  alternatives: Alternative[];
  attaches_to?: 'previous' | 'next' | 'both' | 'none';
  is_eos?: boolean;
  channel?: string;
  entity_class?: string;
  written_form?: Item[];
  spoken_form?: Item[];
};

/** The fields of a transcript that are read here; it has more. */
export type Transcript = {
  metadata: {language_pack_info?: {word_delimiter: string}};
  results: Item[];
};

/** A word or an entity with its punctuation marks. */
export type Unit = {
  text: string;
  /** The item that was recognized; a mark without a word is an item of its own. */
  item: Item;
  /** Places in `results`, that of `item` first. */
  indexes: number[];
  start: number;
  end: number;
  /** A channel or a speaker; absent when the transcript has no labels. */
  label?: string;
  endsSentence: boolean;
};

type Cue = {start: number; end: number; text: string};

// The speaker of a transcript without speaker labels.
const NO_SPEAKER = 'UU';
// The defaults that the contract gives to `output_config.srt_overrides`.
const LINE_LENGTH = 37;
const LINES = 2;

/** Joins marks to the words that they attach to. */
export function unitsOf({results}: Transcript): Unit[] {
  const units: Unit[] = [];
  let gluesNext = false;
  for (const [index, item] of results.entries()) {
    const {content = '', speaker} = item.alternatives[0] ?? {};
    const side = item.attaches_to ?? 'none';
    const last = units.at(-1);
    if (last && (gluesNext || side === 'previous' || side === 'both')) {
      // What opens a word, such as an inverted question mark, comes before the item that was recognized.
      const isRecognizedNow = last.item.type === 'punctuation' && item.type !== 'punctuation';
      units[units.length - 1] = {
        ...last,
        text: last.text + content,
        item: isRecognizedNow ? item : last.item,
        indexes: isRecognizedNow ? [index, ...last.indexes] : [...last.indexes, index],
        end: Math.max(last.end, item.end_time),
        endsSentence: last.endsSentence || item.is_eos === true,
      };
    } else {
      const label = item.channel ?? (speaker === NO_SPEAKER ? undefined : speaker);
      units.push({
        text: content,
        item,
        indexes: [index],
        start: item.start_time,
        end: item.end_time,
        label,
        endsSentence: item.is_eos === true,
      });
    }
    gluesNext = side === 'next' || side === 'both';
  }
  return units;
}

function runsOf(units: readonly Unit[], begins: (unit: Unit, before: Unit) => boolean): Unit[][] {
  const runs: Unit[][] = [];
  for (const unit of units) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && !begins(unit, before)) run.push(unit);
    else runs.push([unit]);
  }
  return runs;
}

export const turnsOf = (units: readonly Unit[]) => runsOf(units, (unit, before) => unit.label !== before.label);

export const sentencesOf = (units: readonly Unit[]) => runsOf(units, (_, before) => before.endsSentence);

/** Returns the word delimiter: empty in languages without spaces. */
export const delimiterOf = ({metadata}: Transcript) => metadata.language_pack_info?.word_delimiter ?? ' ';

/** Returns the transcript as `format=txt` does: one text, or a headed paragraph for each turn when there are labels. */
export function textOf(transcript: Transcript): string {
  const delimiter = delimiterOf(transcript);
  return turnsOf(unitsOf(transcript))
    .flatMap((turn) => {
      const text = turn.map((unit) => unit.text).join(delimiter);
      return turn[0]?.label ? [`SPEAKER: ${turn[0].label}`, text] : [text];
    })
    .join('\n');
}

/** Cuts a transcript into subtitles: one per sentence, and another where its lines are full. */
export function cuesOf(transcript: Transcript, lineLength = LINE_LENGTH, maxLines = LINES): Cue[] {
  const delimiter = delimiterOf(transcript);
  return sentencesOf(unitsOf(transcript)).flatMap((sentence) => {
    const lines: Cue[] = [];
    for (const word of sentence.flatMap(wordsOf)) {
      const line = lines.at(-1);
      const longer = line && `${line.text}${delimiter}${word.text}`;
      if (longer && longer.length <= lineLength) lines[lines.length - 1] = {...line, text: longer, end: word.end};
      else lines.push(word);
    }
    const cues: Cue[] = [];
    for (let at = 0; at < lines.length; at += maxLines) {
      const own = lines.slice(at, at + maxLines);
      const text = own.map((line) => line.text).join('\n');
      cues.push({start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0, text});
    }
    return cues;
  });
}

/** An entity of several words may be broken between them. */
function wordsOf({text, item, start, end}: Unit): Cue[] {
  const written = item.written_form ?? [];
  if (written.length < 2) return [{start, end, text}];
  const words = written.map(({alternatives, start_time, end_time}) => ({
    start: start_time,
    end: end_time,
    text: alternatives[0]?.content ?? '',
  }));
  const whole = item.alternatives[0]?.content ?? '';
  const [before = '', after = ''] = text.split(whole);
  return words.map((word, index) => ({
    ...word,
    text: `${index === 0 ? before : ''}${word.text}${index === words.length - 1 ? after : ''}`,
  }));
}

/** Writes a subtitle as SubRip does, without its number. */
export const cueText = ({start, end, text}: Cue) => `${stamp(start)} --> ${stamp(end)}\n${text}\n`;

/** Writes subtitles as `format=srt` does. */
export function srtOf(cues: readonly Cue[]): string {
  return cues.map((cue, index) => `${index + 1}\n${cueText(cue)}`).join('\n');
}

/** Returns a time as SubRip writes it: `00:00:07,450`. */
export function stamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits = 2) => `${Math.floor(value)}`.padStart(digits, '0');
  return `${part(ms / 3_600_000)}:${part((ms / 60_000) % 60)}:${part((ms / 1000) % 60)},${part(ms % 1000, 3)}`;
}
