import Link from '@docusaurus/Link';
import {formatJson} from '@site/src/lib/jsonText';
import EmptyWaveform from '@site/src/shared/EmptyWaveform';
import type {LogLine} from '@speech-docs/emulator/console';
import {useEffect, useRef, useState} from 'react';
import CopyButton from '../CopyButton';
import JsonText from '../JsonText';
import {Head} from '../ScrollTable';
import box from '../toolBox.module.css';
import {BrokenRuleNote} from './Inputs';
import styles from './styles.module.css';
import {texts} from './texts';

/** More rows would slow the page; the copy has every frame. */
const MOST_SHOWN = 200;
/** A reader who is this close to the newest line follows the log. */
const NEAR_END_PX = 80;

/** The frames of the session, the newest last; a reader who is at the end stays there. */
export default function FrameLog({lines}: {lines: LogLine[]}) {
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [filter, setFilter] = useState('');
  const [hasAudio, setHasAudio] = useState(false);
  const [isWhole, setWhole] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines move the end
  useEffect(() => {
    if (isAtEnd.current) scroller.current?.scrollTo({top: scroller.current.scrollHeight});
  }, [lines]);
  const wanted = filter.trim().toLowerCase();
  const found = lines
    .filter(({isAudio, broken}) => hasAudio || !isAudio || broken)
    .filter(({name, text}) => `${name} ${text}`.toLowerCase().includes(wanted));
  const shown = found.slice(-MOST_SHOWN);
  return (
    <>
      <div className={styles.tools}>
        <input
          type="text"
          aria-label={texts.filter}
          placeholder={texts.shown(shown.length, lines.length)}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <label>
          <input type="checkbox" checked={hasAudio} onChange={(event) => setHasAudio(event.target.checked)} />
          {texts.withAudio}
        </label>
        <label>
          <input type="checkbox" checked={isWhole} onChange={(event) => setWhole(event.target.checked)} />
          {texts.whole}
        </label>
        <CopyButton label={texts.record} read={() => lines.map(({record}) => record).join('\n')} />
      </div>
      <div
        ref={scroller}
        className={styles.log}
        role="group"
        aria-label={texts.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling region, WCAG 2.1.1
        tabIndex={0}
        onScroll={({currentTarget: {scrollTop, scrollHeight, clientHeight}}) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
        }}
      >
        {lines.length === 0 ? (
          <div className={styles.empty}>
            <EmptyWaveform />
            <p className={box.note}>{texts.noFrames}</p>
          </div>
        ) : (
          <table className="short-names" data-side-by-side="">
            <Head columns={texts.columns} />
            <tbody>
              {shown.map((line, at) => (
                <Row key={line.id} line={line} isNewState={line.state !== shown[at - 1]?.state} isWhole={isWhole} />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </>
  );
}

/** A frame in a line; the state is told where it changes. */
function Row({line, isNewState, ...props}: {line: LogLine; isNewState: boolean; isWhole: boolean}) {
  const {frame, seconds, from, name, state, page, broken} = line;
  const isWhole = props.isWhole || name === 'Error';
  const text = readable(line.text, isWhole);
  return (
    <tr data-from={from}>
      <td>{frame ?? '—'}</td>
      <td>{seconds.toFixed(2)} s</td>
      <td aria-label={texts.directions[from]}>{texts.directions[from].charAt(0)}</td>
      <td>
        {page ? <Link to={page}>{name}</Link> : name}
        {text && (
          <code className={isWhole ? styles.payload : styles.excerpt}>
            {isWhole && text.startsWith('{') ? <JsonText text={text} /> : text}
          </code>
        )}
        <BrokenRuleNote broken={broken} />
      </td>
      <td>{isNewState && state}</td>
    </tr>
  );
}

/** Returns JSON with spaces, at which a line breaks; in a row, its words, or all but what every row has. Other text as it is. */
function readable(text: string, isWhole: boolean): string {
  try {
    const whole = JSON.parse(text) as {message?: string; format?: string; metadata?: {transcript?: string}};
    if (isWhole) return formatJson(whole, {width: 60});
    const {message, format, ...own} = whole;
    return own.metadata?.transcript === ''
      ? '—'
      : own.metadata?.transcript || formatJson(own, {width: text.length * 2}).replace(/^{}$/, '');
  } catch {
    return text;
  }
}
