import Link from '@docusaurus/Link';
import InlineText from '@site/src/components/InlineText';
import ScrollTable from '@site/src/components/ScrollTable';
import {type BrokenRule, type CheckedSession, neverChecked} from '@speech-docs/protocol/sessionCheck';
import box from '../toolBox.module.css';
import styles from './styles.module.css';
import {texts} from './texts';

/** More rows would slow the page. */
const MOST_SHOWN = 100;

/** What the check found in one session: the rules that it broke, its states, and the latency of its finals. */
export default function SessionResult({session, number}: {session: CheckedSession; number: number}) {
  const {broken, finals, ending, url, notChecked, frames} = session;
  const hasOpened = ending.status === null || frames > 0;
  const rest = broken.length - MOST_SHOWN;
  return (
    <div className={styles.session}>
      <p className={box.head}>
        <span>{texts.session(session, number)}</span>
        {url && <code>{url}</code>}
      </p>
      {broken.length === 0 ? (
        hasOpened && <p>{notChecked.length > 0 ? texts.noneOfTheChecked : texts.noBrokenRule}</p>
      ) : (
        <ol className={styles.rules}>
          {broken.slice(0, MOST_SHOWN).map((one) => (
            <Rule key={`${one.rule} ${one.frame} ${one.field} ${one.detail}`} broken={one} />
          ))}
        </ol>
      )}
      {rest > 0 && <p>{texts.more(rest)}</p>}
      <StateTimeline session={session} />
      {ending.error && <p>{texts.endedBy(ending.error)}</p>}
      {ending.status !== null && <p>{texts.rejected(ending.status)}</p>}
      {hasOpened && (
        <details>
          <summary>{texts.notChecked}</summary>
          <ul className={box.note}>
            {[...notChecked, neverChecked(session.api)].map(({why, how}) => (
              <li key={why}>
                <InlineText>{`${why} ${how}`}</InlineText>
              </li>
            ))}
          </ul>
        </details>
      )}
      {finals.length > 0 && <Finals session={session} />}
    </div>
  );
}

function Rule({broken}: {broken: BrokenRule}) {
  const {statement, frame, line, consequences, field, page, excerpt} = broken;
  return (
    <li>
      <strong>{frame > 0 ? texts.frame(frame, line) : texts.wholeSession}</strong>:{' '}
      <InlineText>{findingOf(broken)}</InlineText> <Link to={page}>{field ? texts.seeField : statement}</Link>{' '}
      {consequences > 0 && texts.consequences(consequences)}
      {excerpt && (
        <pre className={styles.excerpt}>
          <mark className="code-line">{withValue(excerpt, field)}</mark>
        </pre>
      )}
    </li>
  );
}

function withValue(excerpt: string, field: string | null | undefined) {
  const [name] = field?.match(/\w+$/) ?? [];
  const [before, value, ...after] = excerpt.split(new RegExp(`("${name}": ?[^,}\\]]*)`));
  return (
    <>
      {before}
      <strong>{value}</strong>
      {after}
    </>
  );
}

/** What is wrong, in a sentence that names the field by its last part: its whole path is in the address. */
function findingOf({detail, field}: BrokenRule): string {
  if (!field || !detail.startsWith(`${field}: `)) return detail;
  return `\`${field.split('.').at(-1)}\` ${detail.slice(field.length + 2)}.`;
}

function Finals({session: {finals}}: {session: CheckedSession}) {
  const kept = finals.filter(({isInTime}) => isInTime).length;
  return (
    <details>
      <summary>{texts.finals(kept, finals.length)}</summary>
      <ScrollTable columns={texts.finalColumns}>
        {finals.slice(0, MOST_SHOWN).map(({frame, text, seconds, maxDelay, isInTime}) => (
          <tr key={frame}>
            <td>{frame}</td>
            <td>{text}</td>
            <td>{seconds.toFixed(2)} s</td>
            <td>{isInTime ? texts.inTime(maxDelay) : texts.late(maxDelay)}</td>
          </tr>
        ))}
      </ScrollTable>
    </details>
  );
}

function StateTimeline({session}: {session: CheckedSession}) {
  const {states, frames, seconds: length} = session;
  if (states.length === 0) return null;
  const startOf = (index: number) => {
    const state = states[index];
    if (!state) return length ?? frames;
    return length === null ? state.frame : (state.seconds ?? 0);
  };
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {states.map(({id, label}, index) => {
          const share = Math.max(startOf(index + 1) - startOf(index), 0);
          return (
            <div
              key={`${id} ${startOf(index)}`}
              className={styles.span}
              data-state={id}
              style={{flexGrow: share * 1000}}
            >
              <span>{label}</span>
            </div>
          );
        })}
      </div>
      <ol className={styles.states}>
        {states.map(({id, label, frame, seconds}) => (
          <li key={`${id} ${frame}`} data-state={id}>
            {texts.state(label, frame, seconds)}
          </li>
        ))}
      </ol>
    </>
  );
}
