import i18n from '@generated/i18n';

const STEPS = [
  [1e12, 'TB'],
  [1e9, 'GB'],
  [1e6, 'MB'],
  [1e3, 'kB'],
] as const;

// A number keeps its unit beside it.
const SPACE = '\u00a0';

/** Returns a size in powers of ten, as the limits count: `952.5 MB`. Cut, not rounded up, so that no size looks larger. */
export function sizeText(bytes: number): string {
  const [factor, unit] = STEPS.find(([step]) => bytes >= step) ?? [1, 'bytes'];
  const cut = Math.floor((bytes / factor) * 10) / 10;
  return `${cut.toLocaleString(i18n.currentLocale)}${SPACE}${unit}`;
}

/** Returns a duration as readers say it: `8 h 40 min`, `45 s`. */
export function durationText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const parts = hours > 0 ? [hours.toLocaleString(i18n.currentLocale), 'h'] : [];
  if (minutes > 0) parts.push(`${minutes}`, 'min');
  if (parts.length === 0) parts.push(`${Math.floor(seconds)}`, 's');
  return parts.join(SPACE);
}
