import {translate} from '@docusaurus/Translate';
import ScrollTable from '@site/src/components/ScrollTable';
import {type Figures, measure, type Settings} from '@speech-docs/protocol/sessionRecord';
import clsx from 'clsx';
import {useId} from 'react';
import {SETTINGS, seconds, sessionOf} from './session';
import type {Player} from './useSessionPlayer';

/** The two settings, and what was measured with them; beside each figure, how far it is from the first settings. */
export function SettingSliders({player, initial}: {player: Player; initial: Settings}) {
  const {view, session, isReady, set} = player;
  const now = measure(session);
  const before = measure(sessionOf(initial));
  return (
    <div className="session-player__settings">
      {(['maxDelay', 'trigger'] as const).map((of) => (
        <Slider key={of} of={of} value={view[of]} isReady={isReady} onChange={(value) => set({[of]: value})} />
      ))}
      <dl className="session-player__figures" aria-live="polite">
        <Figure
          name={translate({message: 'Final after'})}
          unit={translate({message: 'median'})}
          read={({median}) => median}
          {...{now, before}}
          isTime
        />
        <Figure name={translate({message: 'Slowest word'})} read={({slowest}) => slowest} {...{now, before}} isTime />
        <Figure name={translate({message: 'Finals'})} read={({finals}) => finals} {...{now, before}} />
        <Figure name={translate({message: 'Ends of utterance'})} read={({turns}) => turns.length} {...{now, before}} />
      </dl>
    </div>
  );
}

type SliderProps = {of: keyof Settings; value: number; isReady: boolean; onChange: (value: number) => void};

/** A slider over the values that were recorded, which are no even steps. */
function Slider({of, value, isReady, onChange}: SliderProps) {
  const id = useId();
  const {field, values, format} = SETTINGS[of];
  return (
    <div className="session-player__slider">
      <label htmlFor={id}>
        <code>{field}</code> <strong aria-hidden="true">{format(value)}</strong>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={values.length - 1}
        step={1}
        value={values.indexOf(value)}
        aria-valuetext={format(value)}
        disabled={!isReady}
        onChange={(event) => onChange(values[event.target.valueAsNumber] ?? value)}
      />
      <div className="session-player__marks" aria-hidden="true">
        {values.map((one) => (
          <span key={one}>{format(one)}</span>
        ))}
      </div>
    </div>
  );
}

type FigureProps = {
  name: string;
  unit?: string;
  isTime?: boolean;
  now: Figures;
  before: Figures;
  read: (figures: Figures) => number;
};

function Figure({name, unit, isTime = false, now, before, read}: FigureProps) {
  const value = read(now);
  const change = value - read(before);
  const format = (number: number) => (isTime ? seconds(number) : `${number}`);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{format(value)}</strong>{' '}
        <span className="session-player__quiet">
          {change === 0 ? (unit ?? '') : `${change > 0 ? '+' : '−'}${format(Math.abs(change))}`}
        </span>
      </dd>
    </div>
  );
}

type Column = {head: string; cell: (figures: Figures) => string | number};

const COLUMNS: Record<keyof Settings, [head: string, ...Column[]]> = {
  maxDelay: [
    '`max_delay`',
    {head: translate({message: 'Final after (median)'}), cell: ({median}) => seconds(median)},
    {head: translate({message: 'Slowest word'}), cell: ({slowest}) => seconds(slowest)},
    {head: translate({message: 'Finals'}), cell: ({finals}) => finals},
  ],
  trigger: [
    translate({message: 'Trigger'}),
    {head: translate({message: 'Events'}), cell: ({turns}) => turns.length},
    {
      head: translate({message: '`EndOfUtterance` at'}),
      cell: ({turns}) => turns.map(seconds).join(', ') || translate({message: 'never'}),
    },
  ],
};

/** Every value of one setting, measured with the other as it is; the value that is set is marked. */
export function Comparison({by, settings}: {by: keyof Settings; settings: Settings}) {
  const {values, format} = SETTINGS[by];
  const [name, ...columns] = COLUMNS[by];
  return (
    <div className="session-player__comparison">
      <ScrollTable columns={[name, ...columns.map(({head}) => head)]}>
        {values.map((value) => {
          const isSet = value === settings[by];
          const figures = measure(sessionOf({...settings, [by]: value}));
          return (
            <tr key={value} className={clsx(isSet && 'session-player__current')} aria-current={isSet || undefined}>
              <th scope="row">{format(value)}</th>
              {columns.map(({head, cell}) => (
                <td key={head}>{cell(figures)}</td>
              ))}
            </tr>
          );
        })}
      </ScrollTable>
    </div>
  );
}
