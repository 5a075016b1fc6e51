import type {LogLine} from '@speech-docs/emulator/console/log';
import styles from './styles.module.css';

/** What a session has brought so far: the words that stay, and those that can still change. */
export default function Words({lines}: {lines: readonly LogLine[]}) {
  const {settled, open} = wordsOf(lines);
  return (
    <p className={styles.runWords}>
      {settled} <i>{open}</i>
    </p>
  );
}

/** Returns the text of a session so far: its transcripts, and the replies of an agent. */
function wordsOf(lines: readonly LogLine[]) {
  const words = {settled: '', open: ''};
  for (const {name, text, isAudio} of lines) {
    if (isAudio || !/Transcript$|^ResponseStarted$/.test(name)) continue;
    const {metadata, content} = JSON.parse(text) as {metadata?: {transcript?: string}; content?: string};
    const newText = metadata?.transcript ?? content ?? '';
    if (name === 'AddPartialTranscript') words.open = newText;
    else if (newText) Object.assign(words, {settled: words.settled + newText + (content ? ' ' : ''), open: ''});
  }
  return words;
}
