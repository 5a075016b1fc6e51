import InlineText from '@site/src/components/InlineText';
import ScrollTable from '@site/src/components/ScrollTable';
import {measure, type Settings} from '@speech-docs/protocol/sessionRecord';
import clsx from 'clsx';
import {MAX_DELAYS, record, seconds, sessionOf, TRIGGERS, triggerText} from './record';
import {texts} from './texts';

/** Every value of one setting, measured with the other as it is; the value that is set is marked. */
export default function Comparison({by, settings}: {by: keyof Settings; settings: Settings}) {
  const isDelay = by === 'maxDelay';
  const format = isDelay ? seconds : triggerText;
  const rows = (isDelay ? MAX_DELAYS : TRIGGERS).map((value) => ({
    value,
    ...measure(sessionOf({maxDelay: settings.maxDelay, trigger: settings.trigger, [by]: value}), record),
  }));
  return (
    <div className="session-player__comparison">
      <ScrollTable>
        <thead>
          <tr>
            <th scope="col">{isDelay ? <code>max_delay</code> : texts.trigger}</th>
            {isDelay ? (
              <>
                <th scope="col">{texts.settlesMedian}</th>
                <th scope="col">{texts.slowest}</th>
                <th scope="col">{texts.finals}</th>
              </>
            ) : (
              <>
                <th scope="col">{texts.turnColumn}</th>
                <th scope="col">
                  <InlineText>{texts.turnAt}</InlineText>
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({value, median, slowest, finals, turns}) => {
            const isSet = value === settings[by];
            return (
              <tr key={value} className={clsx(isSet && 'session-player__current')} aria-current={isSet || undefined}>
                <th scope="row">{format(value)}</th>
                {isDelay ? (
                  <>
                    <td>{seconds(median)}</td>
                    <td>{seconds(slowest)}</td>
                    <td>{finals}</td>
                  </>
                ) : (
                  <>
                    <td>{turns.length}</td>
                    <td>{turns.map(seconds).join(', ') || texts.never}</td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </ScrollTable>
    </div>
  );
}
