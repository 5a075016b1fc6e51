/** Ejected with Tabs: a panel that is named by its tab and can be found inside the page while it is hidden. */
import {useTabs} from '@docusaurus/theme-common/internal';
import {TabLabel} from '@site/src/theme/CodeBlock/tabLabel';
import {useTabIds} from '@site/src/theme/Tabs';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof import('@theme/TabItem').default>;

export default function TabItem({children, className, value, label}: Props & {label?: string}) {
  const {selectedValue} = useTabs();
  const {tab, panel} = useTabIds(value);
  return (
    <div
      role="tabpanel"
      id={panel}
      aria-labelledby={tab}
      data-label={label ?? value}
      className={clsx(styles.panel, className)}
      hidden={value !== selectedValue}
    >
      <TabLabel value={label ?? value}>{children}</TabLabel>
    </div>
  );
}
