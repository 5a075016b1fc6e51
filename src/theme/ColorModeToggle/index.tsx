/**
 * Ejected: the button shows an icon alone, and its name was in a `title` that neither touch nor keyboard reaches.
 * Ours says it in a tooltip. The cycle is light, dark, system.
 */
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Tooltip from '@site/src/components/Tooltip';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof import('@theme/ColorModeToggle').default>;
type Choice = Props['value'];

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
          <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
          <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
          <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
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
    light: translate({
      message: 'light mode',
      id: 'theme.colorToggle.ariaLabel.mode.light',
      description: 'The name for the light color mode',
    }),
    dark: translate({
      message: 'dark mode',
      id: 'theme.colorToggle.ariaLabel.mode.dark',
      description: 'The name for the dark color mode',
    }),
    system: translate({
      message: 'system mode',
      id: 'theme.colorToggle.ariaLabel.mode.system',
      description: 'The name for the system color mode',
    }),
  }[mode];
}

function labelOf(value: Choice): string {
  return translate(
    {
      message: 'Switch between dark and light mode (currently {mode})',
      id: 'theme.colorToggle.ariaLabel',
      description: 'The ARIA label for the color mode toggle',
    },
    {mode: nameOf(value)},
  );
}
