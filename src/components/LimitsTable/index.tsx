import InlineText from '@site/src/components/InlineText';
import Table from '@site/src/components/Table';
import {limitAnswer} from '@site/src/lib/limitAnswer';
import {limitLabel} from './labels';
import {type LimitArea, limitRows} from './rows';
import styles from './styles.module.css';

type Props = {
  /** Top-level group of data/limits.ts. */
  area: LimitArea;
  /** Names in that group, separated by commas; a group's name brings all of it. Everything without it. */
  only?: string;
  caption?: string;
};

/** Limits with their value and what happens at them; read from data/limits.ts. */
export default function LimitsTable({area, only, caption = 'Limits, and what happens at each'}: Props) {
  return (
    <Table
      caption={caption}
      headings={['Limit', 'Value', 'When you pass it']}
      rows={limitRows(area, only).map(({path, limit}) => ({
        id: path,
        searchTitle: limitLabel(path, limit.unit),
        cells: [
          limitLabel(path, limit.unit),
          <InlineText key="value">{limit.text}</InlineText>,
          <>
            <InlineText>{limit.whatHappens}</InlineText>
            {limit.error && (
              <div className={styles.response}>
                <InlineText>{limitAnswer(limit.error)}</InlineText>
              </div>
            )}
          </>,
        ],
      }))}
    />
  );
}
