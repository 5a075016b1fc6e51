import {type Figures, measure, type Settings} from '@speech-docs/protocol/sessionRecord';
import {useId} from 'react';
import {MAX_DELAYS, record, seconds, sessionOf, TRIGGERS, triggerText} from './record';
import {texts} from './texts';
import type {Player} from './useSessionPlayer';

/** The two settings, and what was measured with them; beside each figure, how far it is from the first settings. */
export default function SettingSliders({player, initial}: {player: Player; initial: Settings}) {
  const {view, session, isReady, set} = player;
  const now = measure(session, record);
  const before = measure(sessionOf(initial), record);
  return (
    <div className="session-player__settings">
      <Slider
        name="max_delay"
        values={MAX_DELAYS}
        value={view.maxDelay}
        format={seconds}
        isReady={isReady}
        onChange={(maxDelay) => set({maxDelay})}
      />
      <Slider
        name="end_of_utterance_silence_trigger"
        values={TRIGGERS}
        value={view.trigger}
        format={triggerText}
        isReady={isReady}
        onChange={(trigger) => set({trigger})}
      />
      <dl className="session-player__figures" aria-live="polite">
        <Figure name={texts.settles} unit={texts.median} read={({median}) => median} {...{now, before}} isTime />
        <Figure name={texts.slowest} read={({slowest}) => slowest} {...{now, before}} isTime />
        <Figure name={texts.finals} read={({finals}) => finals} {...{now, before}} />
        <Figure name={texts.turns} read={({turns}) => turns.length} {...{now, before}} />
      </dl>
    </div>
  );
}

type SliderProps = {
  name: string;
  values: readonly number[];
  value: number;
  format: (value: number) => string;
  isReady: boolean;
  onChange: (value: number) => void;
};

/** A slider over the values that were recorded, which are no even steps. */
function Slider({name, values, value, format, isReady, onChange}: SliderProps) {
  const id = useId();
  return (
    <div className="session-player__slider">
      <label htmlFor={id}>
        <code>{name}</code> <strong aria-hidden="true">{format(value)}</strong>
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
