import {measure, type Settings} from '@site/packages/protocol/sessionRecord';
import ScrollTable from '@site/src/components/ScrollTable';
import clsx from 'clsx';
import {MAX_DELAYS, record, seconds, sessionOf, silence, TRIGGERS} from './record';

/** Every value of one setting, measured with the other as it is; the value that is set is marked. */
export default function Comparison({by, settings}: {by: keyof Settings; settings: Settings}) {
  const isDelay = by === 'maxDelay';
  const say = isDelay ? seconds : silence;
  const rows = (isDelay ? MAX_DELAYS : TRIGGERS).map((value) => ({
    value,
    ...measure(sessionOf({maxDelay: settings.maxDelay, trigger: settings.trigger, [by]: value}), record),
  }));
  return (
    <div className="session-player__comparison">
      <ScrollTable>
        <thead>
          <tr>
            <th scope="col">{isDelay ? <code>max_delay</code> : 'Trigger'}</th>
            {isDelay ? (
              <>
                <th scope="col">A word settles after (median)</th>
                <th scope="col">Slowest word</th>
                <th scope="col">Finals</th>
              </>
            ) : (
              <>
                <th scope="col">Turns</th>
                <th scope="col">
                  <code>EndOfUtterance</code> at
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
                <th scope="row">{say(value)}</th>
                {isDelay ? (
                  <>
                    <td>{seconds(median)}</td>
                    <td>{seconds(slowest)}</td>
                    <td>{finals}</td>
                  </>
                ) : (
                  <>
                    <td>{turns.length || '0: everything is one turn'}</td>
                    <td>{turns.map(seconds).join(', ') || 'never'}</td>
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
