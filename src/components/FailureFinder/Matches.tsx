import Link from '@docusaurus/Link';
import InlineText from '@site/src/components/InlineText';
import {actionSentence} from '@site/src/lib/recoveryText';
import type {Match} from '@speech-docs/protocol/failures';
import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import JsonText from '../JsonText';
import box from '../toolBox.module.css';
import styles from './styles.module.css';
import {texts, titleOf} from './texts';

/** The likely failures: the first with its cause, what to do, and an example; the others as links with the reason of each. */
export default function Matches({matches: [best, ...others]}: {matches: Match[]}) {
  if (!best) return null;
  const {failure, code, isOurs} = best;
  const {details, example, repeat} = failure;
  return (
    <div className={styles.matches}>
      <p className={styles.title}>
        <span className={styles.code}>{code ?? failure.kind}</span>
        {/* The code is beside it. */}
        <Link to={failure.page}>{titleOf(failure).replace(/ \d+$/, '')}</Link>
      </p>
      {/* Below the window, it would not be noticed. */}
      <p ref={showInWindow} className={box.verdict}>
        <Prose>{failure.cause}</Prose>
      </p>
      <dl>
        <dt>{texts.action}</dt>
        <dd>
          <Prose>{`${failure.fix} ${actionSentence(failure)}`}</Prose>
        </dd>
        {repeat && (
          <>
            <dt>{texts.repeat}</dt>
            <dd>
              <Prose>{repeat}</Prose>
            </dd>
          </>
        )}
        {details.length > 0 && (
          <>
            <dt>{texts.details}</dt>
            {details.map((detail) => (
              <dd key={detail}>
                <code>{detail}</code>
              </dd>
            ))}
          </>
        )}
      </dl>
      <CodeBlock language="json" title={texts.example}>
        <JsonText text={typeof example === 'string' ? example : JSON.stringify(example, null, 2)} />
      </CodeBlock>
      {!isOurs && <p className={box.note}>{texts.anyService}</p>}
      {others.length > 0 && (
        <>
          <p className={box.note}>{texts.more}</p>
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

/** The same in a paragraph: the cause, what to do, and where the failure is described. */
export function Cause({match: {failure}}: {match: Match}) {
  return (
    <small>
      <strong>
        <Prose>{failure.cause}</Prose>
      </strong>{' '}
      <Prose>{`${failure.fix} ${actionSentence(failure)}`}</Prose> <Link to={failure.page}>{titleOf(failure)}</Link>
    </small>
  );
}

const showInWindow = (cause: HTMLElement | null) => cause?.scrollIntoView({block: 'nearest'});

/** A sentence of a contract: words between backticks are code, and links of the site are links. */
function Prose({children}: {children: string}): ReactNode {
  // A range keeps its two numbers and its unit.
  const whole = children.replace(/(\d)–(\d+) (?=s\b|min\b)/g, '$1\u2060–\u2060$2\u00a0');
  const parts = whole.split(/\[([^\]]+)\]\((\/[^)]+)\)/);
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return <InlineText key={key}>{part}</InlineText>;
    return (
      <Link key={key} to={parts[index + 1]}>
        <InlineText>{part}</InlineText>
      </Link>
    );
  });
}
