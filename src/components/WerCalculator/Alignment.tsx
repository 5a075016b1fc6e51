import {translate} from '@docusaurus/Translate';
import type {Edit} from '@site/src/lib/wer';
import styles from './styles.module.css';

/** The two texts as one line: what is missing struck out, what is too much underlined, what differs side by side. */
export default function Alignment({edits}: {edits: readonly Edit[]}) {
  return (
    <>
      {/* The words of the reader: a translator would replace their nodes. */}
      <p className={styles.line} translate="no" data-markdown="no">
        {edits.map((edit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word has no identity besides its place
          <span key={index}>
            <Word edit={edit} />{' '}
          </span>
        ))}
      </p>
      <ul className={styles.legend} data-markdown="no" aria-label={translate({message: 'Legend'})}>
        <li>
          <del className={styles.deletion}>{translate({message: 'deletion'})}</del>
        </li>
        <li>
          <ins className={styles.insertion}>{translate({message: 'insertion'})}</ins>
        </li>
        <li>
          <span className={styles.substitution}>{translate({message: 'reference → hypothesis'})}</span>
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
          <span className="visually-hidden">{translate({message: 'missing:'})} </span>
          {edit.reference}
        </del>
      );
    case 'insertion':
      return (
        <ins className={styles.insertion}>
          <span className="visually-hidden">{translate({message: 'added:'})} </span>
          {edit.hypothesis}
        </ins>
      );
    case 'substitution':
      return (
        <span className={styles.substitution}>
          {edit.reference}
          <span aria-hidden="true"> → </span>
          <span className="visually-hidden"> {translate({message: 'became'})} </span>
          {edit.hypothesis}
        </span>
      );
  }
}
