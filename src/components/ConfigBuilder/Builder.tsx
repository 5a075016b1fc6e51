import LiveText from '@site/src/components/LiveText';
import {useAddressState} from '@site/src/lib/useAddressState';
import {useEffect, useId, useMemo, useRef, useState} from 'react';
import CopyButton from '../CopyButton';
import box from '../toolBox.module.css';
import {
  type BuilderApi,
  type Choices,
  type Control,
  choicesOf,
  configOf,
  controlsOf,
  excluded,
  problemsOf,
  writeChoices,
} from './choices';
import {FORMATS, type Format, writeConfig} from './formats';
import styles from './styles.module.css';
import {texts} from './texts';

/** Settings to choose, the configuration that they make, and what the service would say to it. Nothing is sent. */
export default function Builder({api}: {api: BuilderApi}) {
  const titleId = useId();
  const controls = useMemo(() => controlsOf(api), [api]);
  const {
    state: choices,
    change,
    writeNow,
  } = useAddressState(() => choicesOf(api, window.location.search), {
    read: (search) => choicesOf(api, search),
    write: (chosen, search) => writeChoices(api, chosen, search),
  });
  const [format, setFormat] = useState<Format>('JSON');
  const config = configOf(api, choices);
  const problems = problemsOf(api, config);
  const text = writeConfig(format, api, config);
  const first = useRef<HTMLDivElement>(null);
  // The button that opened the builder is gone: move the focus into the builder.
  useEffect(() => first.current?.querySelector('select')?.focus({preventScroll: true}), []);

  return (
    <div
      role="group"
      aria-labelledby={titleId}
      className={`${box.box} ${styles.builder}`}
      data-markdown="skip"
      data-search="skip"
    >
      <strong id={titleId}>{texts.title}</strong>
      <div className={styles.panes}>
        <div ref={first} className={styles.controls}>
          {controls.map((control) => (
            <Setting
              key={control.path}
              {...{api, control, choices}}
              onChoose={(value) => change({...choices, [control.path]: value})}
            />
          ))}
        </div>
        <div className={styles.result}>
          <div className={styles.row}>
            {FORMATS.map((one) => (
              <button
                key={one}
                type="button"
                className="button"
                aria-pressed={one === format}
                onClick={() => setFormat(one)}
              >
                {one}
              </button>
            ))}
            <CopyButton read={() => text} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
          <pre className={styles.code} tabIndex={0}>
            <code>
              <LiveText>{text}</LiveText>
            </code>
          </pre>
          <div role="status">
            <p className={box.note}>
              <LiveText>{texts.verdict(problems)}</LiveText>
            </p>
            <ul className={styles.problems} key={JSON.stringify(problems)}>
              {problems.map(({path, text: why}) => (
                <li key={`${path} ${why}`}>
                  <code>{path}</code>: {why}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.row}>
            <button type="button" className="button" onClick={() => change({})}>
              {texts.reset}
            </button>
            <span className={box.note}>{texts.link}</span>
            <CopyButton
              read={() => {
                writeNow();
                return window.location.href;
              }}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

interface SettingProps {
  api: BuilderApi;
  control: Control;
  choices: Choices;
  onChoose: (value: string) => void;
}

function Setting({api, control, choices, onChoose}: SettingProps) {
  const id = useId();
  const {path, kind, options, defaultText, start, example} = control;
  const value = choices[path] ?? start;
  const without = useMemo(() => excluded(api, choices, control), [api, choices, control]);
  const root = api === 'batch' ? 'config' : 'startrecognition';
  return (
    <div className={styles.setting}>
      <label htmlFor={id}>
        <code>{path.replace(/^transcription_config\./, '')}</code>
      </label>{' '}
      <a href={`#${root}.${path}`} aria-label={texts.about(path)}>
        {texts.what}
      </a>
      {kind === 'choice' ? (
        <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
          {!start && <option value="">{texts.defaultText(defaultText)}</option>}
          {options
            .filter(([option]) => !without.includes(option))
            .map(([option, name]) => (
              <option key={option} value={option}>
                {name}
              </option>
            ))}
          {without.length > 0 && (
            <optgroup label={texts.excluded}>
              {without.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      ) : (
        <input
          id={id}
          className={box.text}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          placeholder={defaultText || example}
          spellCheck={false}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
    </div>
  );
}
