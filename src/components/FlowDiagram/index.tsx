import InlineText from '@site/src/components/InlineText';
import clsx from 'clsx';
import styles from './styles.module.css';

type Box = {title: string; text: string; tone?: 'good' | 'warning' | 'danger'};
type Step = {
  /** What leads here, shown beside a dot on the line. */
  when: string;
  /** What comes of it: one box, or one for each way it can go. */
  boxes: Box[];
};

/**
 * A course of events along a line of time. The drawing is an ordered list: who cannot see the line, or prints the page,
 * reads the same order and the same words.
 */
export default function FlowDiagram({caption, steps}: {caption: string; steps: Step[]}) {
  return (
    <figure className={styles.figure}>
      <ol className={styles.steps}>
        {steps.map(({when, boxes}) => (
          <li key={when} className={styles.step}>
            <p className={styles.when}>
              <InlineText>{when}</InlineText>
            </p>
            <ul className={styles.boxes}>
              {boxes.map(({title, text, tone}) => (
                <li key={title} className={clsx(styles.box, tone && styles[tone])}>
                  <strong>
                    <InlineText>{title}</InlineText>
                  </strong>{' '}
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
