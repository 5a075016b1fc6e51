import {translate} from '@docusaurus/Translate';
import type {Unit} from '@speech-docs/protocol/transcript';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  unit: Unit;
  /** Whether the transcript contains entities: then it also contains the spoken form of every word. */
  hasEntities: boolean;
};

/** What the transcript says of a word: its items, and what is in the first of them. */
export default function WordDetails({unit, hasEntities}: Props) {
  const {item, indexes, label} = unit;
  const spoken = (item.spoken_form ?? [item]).map(({alternatives}) => alternatives[0]?.content).join(' ');
  return (
    <dl className={styles.facts} data-markdown="skip">
      <Fact name={translate({message: 'From'})}>
        {indexes.map((index) => (
          <code key={index}>{`results[${index}]`}</code>
        ))}
      </Fact>
      <Fact name={translate({message: 'Type'})}>
        {item.entity_class ? `${item.type}, ${item.entity_class}` : item.type}
      </Fact>
      <Fact name={translate({message: 'Time'})}>{timeOf(unit)}</Fact>
      <Fact name={translate({message: 'Confidence'})}>{item.alternatives[0]?.confidence.toFixed(2)}</Fact>
      {label && <Fact name={translate({message: 'Speaker'})}>{label}</Fact>}
      {hasEntities && <Fact name={translate({message: 'Spoken'})}>{spoken}</Fact>}
    </dl>
  );
}

/** From when to when a word is heard. */
export const timeOf = ({item}: Unit) => `${item.start_time.toFixed(2)}–${item.end_time.toFixed(2)} s`;

function Fact({name, children}: {name: string; children: ReactNode}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
