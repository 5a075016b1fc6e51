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
      <ul
        className={styles.legend}
        data-markdown="no"
        aria-label={translate({
          id: 'component.WerCalculator.legend',
          message: 'Legend',
          description: 'Of the marked text',
        })}
      >
        <li>
          <del className={styles.deletion}>
            {translate({id: 'component.WerCalculator.deletion', message: 'deletion', description: 'In the legend'})}
          </del>
        </li>
        <li>
          <ins className={styles.insertion}>
            {translate({id: 'component.WerCalculator.insertion', message: 'insertion', description: 'In the legend'})}
          </ins>
        </li>
        <li>
          <span className={styles.substitution}>
            {translate({
              id: 'component.WerCalculator.substitution',
              message: 'reference → hypothesis',
              description: 'In the legend',
            })}
          </span>
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
          <span className="visually-hidden">
            {translate({
              id: 'component.WerCalculator.missing',
              message: 'missing:',
              description: 'For screen readers, before a word',
            })}{' '}
          </span>
          {edit.reference}
        </del>
      );
    case 'insertion':
      return (
        <ins className={styles.insertion}>
          <span className="visually-hidden">
            {translate({
              id: 'component.WerCalculator.added',
              message: 'added:',
              description: 'For screen readers, before a word',
            })}{' '}
          </span>
          {edit.hypothesis}
        </ins>
      );
    case 'substitution':
      return (
        <span className={styles.substitution}>
          {edit.reference}
          <span aria-hidden="true"> → </span>
          <span className="visually-hidden">
            {' '}
            {translate({
              id: 'component.WerCalculator.became',
              message: 'became',
              description: 'For screen readers, between two words',
            })}{' '}
          </span>
          {edit.hypothesis}
        </span>
      );
  }
}
