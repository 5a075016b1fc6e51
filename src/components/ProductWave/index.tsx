import styles from './styles.module.css';

/**
 * Speech over time, in the color of the product. The build gives the drawing (src/content/drawings.ts). First on a page, it
 * is at the end of the title's line. For the eye only.
 */
export default function ProductWave({drawing}: {drawing: string}) {
  return (
    <svg className={styles.wave} viewBox="0 0 240 28" width="240" preserveAspectRatio="xMaxYMid" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}
