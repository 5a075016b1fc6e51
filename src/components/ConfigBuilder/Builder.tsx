import {translate} from '@docusaurus/Translate';
import {counted} from '@site/src/lib/plural';
import LiveText from '@site/src/shared/LiveText';
import {useAddressState} from '@site/src/shared/useAddressState';
import type {ConfigError} from '@speech-docs/emulator/configErrors';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {useEffect, useId, useMemo, useRef, useState} from 'react';
import CopyButton from '../CopyButton';
import {breakable} from '../InlineText';
import JsonText from '../JsonText';
import box from '../toolBox.module.css';
import {
  type BuilderApi,
  type Choices,
  type Control,
  choicesOf,
  configOf,
  controls,
  excluded,
  problemsOf,
  writeChoices,
} from './choices';
import {FORMATS, writeConfig} from './formats';
import styles from './styles.module.css';

/** Settings to choose, the configuration that they make, and what the service would say to it. Nothing is sent. */
export default function Builder({api}: {api: BuilderApi}) {
  const titleId = useId();
  const {
    state: choices,
    change,
    writeNow,
  } = useAddressState(() => choicesOf(api, window.location.search), {
    read: (search) => choicesOf(api, search),
    write: (chosen, search) => writeChoices(api, chosen, search),
  });
  const config = configOf(api, choices);
  const problems = problemsOf(api, config);
  const tone = problems.length === 0 ? 'good' : problems.every(({isWarning}) => isWarning) ? 'warning' : 'danger';
  const others = controls[api].filter(({isUsual}) => !isUsual);
  const [isOpen, setOpen] = useState(others.some(({path}) => choices[path]));
  const settings = (some: Control[]) =>
    some.map((control) => (
      <Setting
        key={control.path}
        {...{api, control, choices}}
        problem={problems.find(({path}) => listOf(path) === control.path)}
        onChoose={(value) => change({...choices, [control.path]: value})}
      />
    ));
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
      <strong id={titleId}>{translate({message: 'Configuration'})}</strong>
      <div className={styles.panes}>
        <div ref={first} className={styles.controls}>
          <fieldset>{settings(controls[api].filter(({isUsual}) => isUsual))}</fieldset>
          <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary>
              {counted(others.length, translate({message: '{count} more setting|{count} more settings'}))}
            </summary>
            {[...new Set(others.map(({path}) => objectOf(path)))].map((object) => (
              <fieldset key={object}>
                {object && <legend>{breakable(object)}</legend>}
                {settings(others.filter(({path}) => objectOf(path) === object))}
              </fieldset>
            ))}
          </details>
        </div>
        <div className={styles.result}>
          <Tabs>
            {FORMATS.map((format) => (
              <TabItem key={format} value={format}>
                <CodeBlock language={format.toLowerCase()}>
                  <JsonText text={writeConfig(format, api, config)} />
                </CodeBlock>
              </TabItem>
            ))}
          </Tabs>
          <div role="status">
            <div className={box.verdict} data-tone={tone}>
              <LiveText>{VERDICTS[tone]}</LiveText>
            </div>
            <ul className={styles.problems} key={JSON.stringify(problems)}>
              {problems.map((problem) => (
                <li key={JSON.stringify(problem)}>
                  <FieldLink path={problem.path} />: {problemText(problem)}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.row}>
            <button type="button" className="button" onClick={() => change({})}>
              {translate({message: 'Clear'})}
            </button>
            <CopyButton
              label={translate({message: 'Copy link'})}
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

function FieldLink({path}: {path: string}) {
  return (
    <a
      href={`#${fieldId(path)}`}
      onClick={(event) => {
        event.preventDefault();
        const field = document.getElementById(fieldId(path));
        field?.closest('details')?.setAttribute('open', '');
        field?.focus();
      }}
    >
      <code>{breakable(path)}</code>
    </a>
  );
}

const VERDICTS = {
  good: translate({message: 'This configuration breaks no rule of the API.'}),
  warning: translate({message: 'This configuration breaks no rule of the API, but not all of it has an effect:'}),
  danger: translate({message: 'The service rejects this configuration:'}),
};

const defaultLabel = (value: string) =>
  value ? translate({message: 'Default: {value}'}, {value}) : translate({message: 'None'});

/** Without the path of the field, which is beside it. */
const problemText = ({path, text}: ConfigError) =>
  text
    .replace(`${path}: `, '')
    .replace(/^[\w.]+: (?=must )/, '')
    .replace('>=', 'at least')
    .replace('<=', 'at most');

/** An item of a list is in the field of the list. */
const fieldId = (path: string) => `builder.${listOf(path)}`;

const listOf = (path: string) => path.replace(/\[\d.*/, '');

const objectOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')));

interface SettingProps {
  api: BuilderApi;
  control: Control;
  choices: Choices;
  problem: ConfigError | undefined;
  onChoose: (value: string) => void;
}

function Setting({api, control, choices, problem, onChoose}: SettingProps) {
  const {path, kind, isUsual, options, defaultText, start, example} = control;
  const value = choices[path] ?? start;
  const without = useMemo(() => excluded(api, choices, control), [api, choices, control]);
  const root = api === 'batch' ? 'config' : 'startrecognition';
  const id = fieldId(path);
  const judged = {
    id,
    'aria-invalid': Boolean(problem && !problem.isWarning),
    'aria-describedby': problem && `${id}.problem`,
  };
  return (
    <div className={styles.setting}>
      <label htmlFor={id}>
        <code>
          {breakable(isUsual ? path.replace('transcription_config.', '') : path.slice(path.lastIndexOf('.') + 1))}
        </code>
      </label>
      {kind === 'choice' ? (
        <select {...judged} value={value} onChange={(event) => onChoose(event.target.value)}>
          {!start && <option value="">{defaultLabel(defaultText)}</option>}
          {options
            .filter(([option]) => !without.includes(option))
            .map(([option, name]) => (
              <option key={option} value={option}>
                {name}
              </option>
            ))}
          {without.length > 0 && (
            <optgroup label={translate({message: 'Excluded by your other choices'})}>
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
          {...judged}
          className={box.text}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          placeholder={(!defaultText && example) || defaultLabel(defaultText)}
          spellCheck={false}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
      {problem && <p id={`${id}.problem`}>{problemText(problem)}</p>}
      <a href={`#${root}.${path}`} aria-label={translate({message: 'About {path}'}, {path})}>
        ?
      </a>
    </div>
  );
}
