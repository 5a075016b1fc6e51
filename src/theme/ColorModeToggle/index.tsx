/**
 * Ejected: the button shows an icon alone, and its name was in a `title` that neither touch nor keyboard reaches.
 * Ours says it in a tooltip. The cycle is light, dark, system. Its icons are in the line style of the site's others; the
 * theme's are a kilobyte each.
 */
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Tooltip from '@site/src/components/Tooltip';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof import('@theme/ColorModeToggle').default>;
type Choice = Props['value'];

const ICONS = [
  ['light', 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2'],
  ['dark', 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z'],
  ['system', 'M3 4h18v12H3zM9 20h6M12 16v4'],
] as const;

export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
  value,
  onChange,
}: Props) {
  const isBrowser = useIsBrowser();
  return (
    <div className={clsx(styles.toggle, className)}>
      <Tooltip text={nameOf(value)}>
        <button
          type="button"
          className={clsx('clean-btn', styles.button, buttonClassName)}
          disabled={!isBrowser}
          aria-label={labelOf(value)}
          onClick={() => onChange(next(value, respectPrefersColorScheme))}
        >
          {/* All three are drawn and CSS shows one by <html data-theme-choice>, before React knows the choice. */}
          {ICONS.map(([mode, path]) => (
            <svg
              key={mode}
              aria-hidden
              className={clsx(styles.icon, styles[mode])}
              viewBox="0 0 24 24"
              width={20}
              height={20}
              fill="none"
              stroke="currentColor"
              strokeWidth={1.75}
            >
              <path d={path} />
            </svg>
          ))}
        </button>
      </Tooltip>
    </div>
  );
}

function next(value: Choice, hasSystem: boolean): Choice {
  if (!hasSystem) return value === 'dark' ? 'light' : 'dark';
  if (value === null) return 'light';
  return value === 'light' ? 'dark' : null;
}

function nameOf(value: Choice): string {
  const mode = value ?? 'system';
  return {
    light: translate({message: 'light mode', id: 'theme.colorToggle.ariaLabel.mode.light'}),
    dark: translate({message: 'dark mode', id: 'theme.colorToggle.ariaLabel.mode.dark'}),
    system: translate({message: 'system mode', id: 'theme.colorToggle.ariaLabel.mode.system'}),
  }[mode];
}

function labelOf(value: Choice): string {
  return translate(
    {
      message: 'Switch between dark and light mode (currently {mode})',
      id: 'theme.colorToggle.ariaLabel',
    },
    {mode: nameOf(value)},
  );
}
