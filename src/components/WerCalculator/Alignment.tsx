import type {Edit} from '@site/src/lib/wer';
import styles from './styles.module.css';

/** The two texts as one line: what is missing struck out, what is too much underlined, what differs side by side. */
export default function Alignment({edits}: {edits: readonly Edit[]}) {
  return (
    <>
      <p className={styles.line}>
        {edits.map((edit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word has no identity besides its place
          <span key={index}>
            <Word edit={edit} />{' '}
          </span>
        ))}
      </p>
      <ul className={styles.legend} aria-label="Legend">
        <li>
          <del className={styles.deletion}>deletion</del>
        </li>
        <li>
          <ins className={styles.insertion}>insertion</ins>
        </li>
        <li>
          <span className={styles.substitution}>reference → hypothesis</span>
        </li>
      </ul>
    </>
  );
}

function Word({edit}: {edit: Edit}) {
  switch (edit.kind) {
    case 'same':
      return edit.reference;
    case 'deletion':
      return (
        <del className={styles.deletion}>
          <span className="visually-hidden">missing: </span>
          {edit.reference}
        </del>
      );
    case 'insertion':
      return (
        <ins className={styles.insertion}>
          <span className="visually-hidden">added: </span>
          {edit.hypothesis}
        </ins>
      );
    case 'substitution':
      return (
        <span className={styles.substitution}>
          {edit.reference}
          <span aria-hidden="true"> → </span>
          <span className="visually-hidden"> became </span>
          {edit.hypothesis}
        </span>
      );
  }
}
