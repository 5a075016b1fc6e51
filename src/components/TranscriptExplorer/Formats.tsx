import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import JsonText from '@site/src/components/JsonText';
import {formatJsonInParts} from '@site/src/lib/jsonText';
import {scrollToLine} from '@site/src/site/client/scroll';
import {cuesOf, cueText, delimiterOf, type Transcript, turnsOf, type Unit} from '@speech-docs/protocol/transcript';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Fragment, memo, useEffect, useMemo, useRef} from 'react';
import styles from './styles.module.css';

export type Format = 'json' | 'txt' | 'srt';

type Props = {
  /** Its file below /downloads/transcripts. */
  name: string;
  transcript: Transcript;
  units: readonly Unit[];
  current: number;
  /** Shows this format alone. */
  only?: Format;
  /** Place of the one item that paper and Markdown show of the JSON. */
  printed: number;
};

/** The response of the service in its three formats; what belongs to the current word is marked in each. */
export default memo(function Formats({name, transcript, units, current, only, printed}: Props) {
  const panels = useRef<HTMLDivElement>(null);
  const unit = units[current];
  const whole = useBaseUrl(`/downloads/transcripts/${name}.json`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another word is another place to show
  useEffect(() => showCurrent(panels.current), [current]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the tabs inside are what is clicked, by keyboard too
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tabs inside are what is clicked, by keyboard too
    <div
      ref={panels}
      className={styles.formats}
      // A panel that was hidden has no height to scroll in before it is shown.
      onClick={() => requestAnimationFrame(() => showCurrent(panels.current))}
    >
      {only === 'srt' ? (
        <SubtitlePanel transcript={transcript} time={unit?.start ?? -1} />
      ) : (
        <Tabs>
          <TabItem value="json" label="JSON">
            <JsonPanel transcript={transcript} indexes={unit?.indexes ?? NONE} printed={printed} />
            <p className={styles.onPaper}>
              <Translate values={{count: transcript.results.length, file: <a href={whole}>{`${name}.json`}</a>}}>
                {'See all {count} items in {file}.'}
              </Translate>
            </p>
          </TabItem>
          <TabItem value="txt" label={translate({message: 'Text'})}>
            <TextPanel units={units} delimiter={delimiterOf(transcript)} current={current} />
          </TabItem>
          <TabItem value="srt" label="SRT">
            <SubtitlePanel transcript={transcript} time={unit?.start ?? -1} />
          </TabItem>
        </Tabs>
      )}
    </div>
  );
});

const NONE: readonly number[] = [];
// The panel scrolls sideways, and a word of the transcript is easier to read on one line.
const LINE_LENGTH = 90;

// The line `"results": [`.
const ABOVE_WORDS_PX = 20;

type JsonPanelProps = {transcript: Transcript; indexes: readonly number[]; printed: number};

function JsonPanel({transcript, indexes, printed}: JsonPanelProps) {
  const {head, entries, tail} = useMemo(() => formatJsonInParts(transcript, 'results', LINE_LENGTH), [transcript]);
  return (
    <CodeBlock language="json" title="format=json-v2" className={styles.panel}>
      {[head, ...entries, tail].map((text, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a result has no identity besides its place
          key={place}
          className={styles.part}
          data-current={indexes.includes(place - 1) || undefined}
          data-late={place - 1 !== printed || undefined}
        >
          <JsonText text={text} />
          {place > 0 && place <= entries.length && <span data-late>{place < entries.length ? ',\n' : '\n'}</span>}
        </span>
      ))}
    </CodeBlock>
  );
}

function TextPanel({units, delimiter, current}: {units: readonly Unit[]; delimiter: string; current: number}) {
  return (
    <CodeBlock language="text" title="format=txt" className={styles.panel}>
      {turnsOf(units).map((turn) => (
        <Fragment key={turn[0]?.start}>
          {turn[0]?.label && `SPEAKER: ${turn[0].label}\n`}
          {turn.map((unit, index) => (
            <Fragment key={unit.start}>
              <span className={styles.inline} data-current={unit === units[current] || undefined}>
                {unit.text}
              </span>
              {index < turn.length - 1 ? delimiter : '\n'}
            </Fragment>
          ))}
        </Fragment>
      ))}
    </CodeBlock>
  );
}

function SubtitlePanel({transcript, time}: {transcript: Transcript; time: number}) {
  const cues = useMemo(() => cuesOf(transcript), [transcript]);
  return (
    <CodeBlock language="srt" title="format=srt" className={styles.panel}>
      {cues.map((cue, index) => (
        <Fragment key={cue.start}>
          <span className={styles.part} data-current={(cue.start <= time && time < cue.end) || undefined}>
            {`${index + 1}\n${cueText(cue)}`}
          </span>
          {index < cues.length - 1 && '\n'}
        </Fragment>
      ))}
    </CodeBlock>
  );
}

/**
 * Scrolls what is current into the middle of its panel, and never the page; not while the reader is reading there. At
 * first, the words begin at the top, without what the JSON has before them.
 */
function showCurrent(panels: HTMLElement | null): void {
  for (const panel of panels?.querySelectorAll('pre') ?? []) {
    const current = panel.querySelector('[data-current]');
    const part = current ?? panel.querySelector('[data-late] + *');
    if (!part || panel.clientHeight === 0 || panel.matches(':hover, :focus')) continue;
    const [inside, outside] = [part.getBoundingClientRect(), panel.getBoundingClientRect()];
    const above = current ? Math.max(0, (panel.clientHeight - inside.height) / 2) : ABOVE_WORDS_PX;
    scrollToLine(panel, panel.scrollTop + inside.top - outside.top - above);
  }
}
