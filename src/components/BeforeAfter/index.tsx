import {alignWords, wordsOf} from '@site/src/lib/wer';
import styles from './styles.module.css';

/** The label of a speaker before the words: `S1` of "S1:". */
const SPEAKER = /^S\d(?=:)/;

type Props = {
  before: string;
  after: string;
  /** What produced each side: "`remove_disfluencies` off". */
  beforeLabel: string;
  afterLabel: string;
};

/** The same speech under two settings, side by side; the words that differ are marked on both sides. */
export default function BeforeAfter({before, after, beforeLabel, afterLabel}: Props) {
  const edits = alignWords(wordsOf(before), wordsOf(after));
  return (
    <dl className={styles.pair}>
      <Side label={beforeLabel} tone="before">
        {edits.flatMap((edit) => ('reference' in edit ? [{text: edit.reference, isSame: edit.kind === 'same'}] : []))}
      </Side>
      <Side label={afterLabel} tone="after">
        {edits.flatMap((edit) => ('hypothesis' in edit ? [{text: edit.hypothesis, isSame: edit.kind === 'same'}] : []))}
      </Side>
    </dl>
  );
}

type SideProps = {label: string; tone: 'before' | 'after'; children: {text: string; isSame: boolean}[]};

function Side({label, tone, children: words}: SideProps) {
  return (
    <div className={styles[tone]}>
      <dt>{label}</dt>
      <dd>
        {words.map(({text, isSame}, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word has no identity besides its place
          <span key={index}>{isSame ? text : <mark data-speaker={SPEAKER.exec(text)?.[0]}>{text}</mark>} </span>
        ))}
      </dd>
    </div>
  );
}
