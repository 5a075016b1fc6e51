/**
 * Ejected: the theme's tabs name no panel (no aria-controls), and Space, Home and End do nothing. State, groups and
 * storage stay the theme's; markup and keys are ours. All panels are in the HTML, so search and readers without
 * JavaScript have them.
 */
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {type ComponentProps, createContext, type KeyboardEvent, useContext, useId, useRef} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof import('@theme/Tabs').default>;

const TabsId = createContext('');

/** Ids of one tab and its panel inside the surrounding set. */
export function useTabIds(value: string) {
  const id = useContext(TabsId);
  return {tab: `${id}tab-${value}`, panel: `${id}panel-${value}`};
}

export default function Tabs(props: Props) {
  const id = useId();
  return (
    <TabsId.Provider value={id}>
      <TabsProvider value={useTabsContextValue(props)}>
        <div className={clsx('theme-tabs-container', styles.container, props.className)} data-group={props.groupId}>
          <TabList />
          <div>{sanitizeTabsChildren(props.children)}</div>
        </div>
      </TabsProvider>
    </TabsId.Provider>
  );
}

function TabList() {
  const {tabValues} = useTabs();
  const list = useRef<HTMLDivElement>(null);

  // ours: all the keys that a tab list has
  function handleKeyDown(event: KeyboardEvent) {
    // Alt+← is the browser's Back, and other keys with modifiers are its own, too.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const here = tabs.indexOf(event.target as HTMLElement);
    const next = {
      ArrowRight: tabs[(here + 1) % tabs.length],
      ArrowLeft: tabs[(here - 1 + tabs.length) % tabs.length],
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  }

  return (
    <div ref={list} role="tablist" className={styles.list} onKeyDown={handleKeyDown}>
      {tabValues.map(({value, label}) => (
        <Tab key={value} value={value} label={label ?? value} />
      ))}
    </div>
  );
}

function Tab({value, label}: {value: string; label: string}) {
  const {selectedValue, selectValue} = useTabs();
  const {tab, panel} = useTabIds(value);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const isSelected = value === selectedValue;
  return (
    <button
      type="button"
      role="tab"
      id={tab}
      aria-controls={panel}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      className={styles.tab}
      onClick={(event) => {
        // Tabs of the same group above this one change height; the clicked one must stay under the pointer.
        blockElementScrollPositionUntilNextRender(event.currentTarget);
        selectValue(value);
      }}
    >
      {label}
    </button>
  );
}
