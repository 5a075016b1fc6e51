import Link from '@docusaurus/Link';
import {type CapabilityId, capability} from '@site/data/capabilities';
import Badge from '@site/src/components/Badge';
import styles from './styles.module.css';

/** A row of badges: where a feature works. Says "no" in words as well, so that nobody has to infer it from a gap. */
export default function Availability({feature}: {feature: CapabilityId}) {
  const {batch, realtime, saas, onPrem, note, notePage} = capability(feature);
  const places = [
    ['Batch', batch],
    ['Real-time', realtime],
    ['SaaS', saas],
    ['On-premises', onPrem],
  ] as const;
  return (
    <div className={styles.row}>
      <ul className={styles.list} aria-label="Availability">
        {places.map(([place, isThere]) => (
          <li key={place}>
            <Badge tone={isThere ? 'good' : 'neutral'}>
              <span aria-hidden="true">{isThere ? '✓ ' : '– '}</span>
              {isThere ? place : `No ${place.toLowerCase().replace('saas', 'SaaS')}`}
            </Badge>
          </li>
        ))}
      </ul>
      {note && <p className={styles.note}>{notePage ? <Link to={notePage}>{note}</Link> : note}</p>}
    </div>
  );
}
