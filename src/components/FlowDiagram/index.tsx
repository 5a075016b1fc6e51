import InlineText from '@site/src/components/InlineText';
import clsx from 'clsx';
import styles from './styles.module.css';

type Box = {title: string; text: string; tone?: 'good' | 'warning' | 'danger'};
type Step = {
  /** What leads here, shown beside the arrow. */
  when: string;
  /** What comes of it: one box, or one for each way it can go. */
  boxes: Box[];
};

/**
 * A course of events, drawn as boxes that arrows join. The drawing is an ordered list: who cannot see the arrows, or
 * prints the page, reads the same order and the same words.
 */
export default function FlowDiagram({caption, steps}: {caption: string; steps: Step[]}) {
  return (
    <figure className={styles.figure}>
      <ol className={styles.steps}>
        {steps.map(({when, boxes}) => (
          <li key={when} className={styles.step}>
            <p className={styles.when}>
              <svg className={styles.arrow} viewBox="0 0 16 32" aria-hidden="true">
                <path d="M8 0v29M2 23l6 7 6-7" fill="none" stroke="currentcolor" strokeWidth="2" />
              </svg>
              <span>
                <InlineText>{when}</InlineText>
              </span>
            </p>
            <ul className={styles.boxes}>
              {boxes.map(({title, text, tone}) => (
                <li key={title} className={clsx(styles.box, tone && styles[tone])}>
                  <strong>
                    <InlineText>{title}</InlineText>
                  </strong>
                  <span>
                    <InlineText>{text}</InlineText>
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
