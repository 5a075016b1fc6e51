import {translate} from '@docusaurus/Translate';
import {limitAnswer} from '@site/src/lib/limitAnswer';
import DataTable from '../DataTable';
import InlineText from '../InlineText';
import {type LimitArea, limitRows} from './limitRows';
import styles from './limits.module.css';

type Props = {
  /** Top-level group of data/limits.ts. */
  area: LimitArea;
  /** Names in that group, separated by commas; a group's name brings all of it. Everything without it. */
  only?: string;
  caption?: string;
};

/** Limits with their value and what happens at them; read from data/limits.ts. */
export default function LimitsTable({area, only, caption}: Props) {
  return (
    <DataTable
      caption={
        caption ??
        translate({
          id: 'component.LimitsTable.caption',
          message: 'Limits, and what happens at each',
          description: 'Caption',
        })
      }
      rows={limitRows(area, only)}
      id={({path}) => path}
      searchTitle={({limit}) => limit.label}
      columns={[
        {
          label: translate({id: 'component.LimitsTable.limit', message: 'Limit', description: 'Column'}),
          cell: ({limit}) => limit.label,
        },
        {
          label: translate({id: 'component.LimitsTable.value', message: 'Value', description: 'Column'}),
          cell: ({limit}) => <InlineText>{limit.text}</InlineText>,
        },
        {
          label: translate({
            id: 'component.LimitsTable.whenPassed',
            message: 'When you pass it',
            description: 'Column',
          }),
          cell: ({limit}) => (
            <>
              <InlineText>{limit.whatHappens}</InlineText>
              {limit.error && (
                <div className={styles.response}>
                  <InlineText>{limitAnswer(limit.error)}</InlineText>
                </div>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
