import styles from './styles.module.css';

/** Speech over time, in the color of the product. The build gives the drawing (src/content/drawings.ts). For the eye only. */
export default function ProductWave({drawing}: {drawing: string}) {
  return (
    <svg className={styles.wave} viewBox="0 0 240 28" width="240" preserveAspectRatio="xMaxYMid" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}
