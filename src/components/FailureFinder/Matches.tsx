import Link from '@docusaurus/Link';
import InlineText from '@site/src/components/InlineText';
import {actionSentence} from '@site/src/lib/recoveryText';
import type {Match} from '@speech-docs/protocol/failures/match';
import {Fragment, type ReactNode} from 'react';
import box from '../toolBox.module.css';
import styles from './styles.module.css';
import {texts, titleOf} from './texts';

/** The likely failures: the first with cause, advice, and example; the others as links with the reason of each. */
export default function Matches({matches: [best, ...others]}: {matches: Match[]}) {
  if (!best) return null;
  const {failure} = best;
  const {example, repeat} = failure;
  return (
    <div className={styles.matches}>
      <p className={styles.title}>
        <Link to={failure.page}>{titleOf(failure)}</Link>
      </p>
      <p>
        <Prose>{failure.cause}</Prose>
      </p>
      <p>
        <Prose>{failure.fix}</Prose> {actionSentence(failure)}
      </p>
      {repeat && (
        <p>
          {texts.repeat()} <Prose>{repeat}</Prose>
        </p>
      )}
      <p className={box.note}>{texts.example()}</p>
      <pre className={styles.example}>
        <code>{typeof example === 'string' ? example : JSON.stringify(example, null, 2)}</code>
      </pre>
      {others.length > 0 && (
        <>
          <p className={box.note}>{texts.more()}</p>
          <ul>
            {others.map(({failure: other, reason}) => (
              <li key={other.id}>
                <Link to={other.page}>{titleOf(other)}</Link>. {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A sentence of a contract: words between backticks are code, and links of the site are links. */
function Prose({children}: {children: string}): ReactNode {
  const parts = children.split(/\[([^\]]+)\]\((\/[^)]+)\)/);
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return <InlineText key={key}>{part}</InlineText>;
    return (
      <Fragment key={key}>
        <Link to={parts[index + 1]}>
          <InlineText>{part}</InlineText>
        </Link>
      </Fragment>
    );
  });
}
