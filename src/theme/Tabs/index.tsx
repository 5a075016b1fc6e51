/**
 * Ejected: the tabs of theme-classic 3.10 name no panel (no aria-controls), and Space, Home and End do nothing. State,
 * groups and storage stay the theme's; markup and keys are ours. All panels are in the HTML, so search and readers
 * without JavaScript have them. A `<TabItem>` is read, not rendered: the panel is made here, beside the tab that names it.
 */
import {translate} from '@docusaurus/Translate';
import {useStorageSlot} from '@docusaurus/theme-common';
import {TabsProvider, useScrollPositionBlocker, useTabs, useTabsContextValue} from '@docusaurus/theme-common/internal';
import {TabLabel} from '@site/src/theme/CodeBlock/tabLabel';
import clsx from 'clsx';
import {
  Children,
  type ComponentProps,
  createContext,
  isValidElement,
  type KeyboardEvent,
  useContext,
  useId,
  useRef,
} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof import('@theme/Tabs').default>;

type ItemProps = ComponentProps<typeof import('@theme/TabItem').default>;

const TabsId = createContext('');

const tabIds = (id: string, value: string) => ({tab: `${id}tab-${value}`, panel: `${id}panel-${value}`});

export default function Tabs(props: Props) {
  const id = useId();
  return (
    <TabsId.Provider value={id}>
      <TabsProvider value={useEarlierChoice(useTabsContextValue(props), props.groupId)}>
        <div className={clsx('theme-tabs-container', styles.container, props.className)} data-group={props.groupId}>
          <TabList />
          <div>
            {Children.map(props.children, (item) => isValidElement<ItemProps>(item) && <Panel {...item.props} />)}
          </div>
        </div>
      </TabsProvider>
    </TabsId.Provider>
  );
}

/** ours: where no tab of a group is the reader's choice, the one before it counts, and not the first tab. */
function useEarlierChoice(tabs: ReturnType<typeof useTabs>, groupId: string | undefined): typeof tabs {
  const key = groupId ? `docusaurus.tab.${groupId}` : null;
  const [chosen] = useStorageSlot(key);
  const [before, earlier] = useStorageSlot(key && `${key}.before`);
  const has = (one: string | null) => tabs.tabValues.some(({value}) => value === one);
  function selectValue(value: string) {
    if (chosen !== value) earlier.set(chosen ?? value);
    tabs.selectValue(value);
  }
  const selectedValue = before && has(before) && chosen && !has(chosen) ? before : tabs.selectedValue;
  return {...tabs, selectValue, selectedValue};
}

/** Can be found inside the page while it is hidden. */
function Panel({children, className, value, label = value}: ItemProps) {
  const {tab, panel} = tabIds(useContext(TabsId), value);
  return (
    <div
      role="tabpanel"
      id={panel}
      aria-labelledby={tab}
      data-label={label}
      className={clsx(styles.panel, className)}
      hidden={value !== useTabs().selectedValue}
    >
      <TabLabel value={label}>{children}</TabLabel>
    </div>
  );
}

/** More tabs than these do not fit beside the name of a program. */
const MOST_TABS = 4;
/** Tabs beside a menu of the others: as many as a phone has room for. */
const TABS_BESIDE_MENU = 3;

function TabList() {
  const {tabValues, selectedValue} = useTabs();
  const isFew = tabValues.length <= MOST_TABS;
  const shown = isFew ? tabValues : tabValues.slice(0, TABS_BESIDE_MENU);
  // The tab that the Tab key reaches: with a choice of the menu, the first one.
  const reached = shown.some(({value}) => value === selectedValue) ? selectedValue : shown[0]?.value;
  const list = useRef<HTMLDivElement>(null);

  // ours: all the keys that a tab list has
  function handleKeyDown(event: KeyboardEvent) {
    // Keys with modifiers belong to the browser: Alt+← is Back.
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

  const tabs = (
    <div ref={list} role="tablist" className={isFew ? styles.list : styles.tabs} onKeyDown={handleKeyDown}>
      {shown.map(({value, label}) => (
        <Tab key={value} value={value} label={label ?? value} isReached={value === reached} />
      ))}
    </div>
  );
  if (isFew) return tabs;
  return (
    <div className={styles.list}>
      {tabs}
      <MoreTabs values={tabValues.slice(TABS_BESIDE_MENU)} />
    </div>
  );
}

/** ours: a menu of the tabs beyond the first ones. Its options name the panels. */
function MoreTabs({values}: {values: readonly {value: string; label?: string}[]}) {
  const {selectedValue, selectValue} = useTabs();
  const id = useContext(TabsId);
  const isMine = values.some(({value}) => value === selectedValue);
  const more = translate({message: 'More'});
  return (
    <select
      className={clsx(styles.tab, styles.more)}
      aria-label={more}
      data-chosen={isMine || undefined}
      data-markdown="skip"
      data-search="skip"
      value={isMine ? selectedValue : ''}
      onChange={({target}) => selectValue(target.value)}
    >
      <option value="" disabled hidden>
        {more}
      </option>
      {values.map(({value, label}) => (
        <option key={value} id={tabIds(id, value).tab} value={value}>
          {label ?? value}
        </option>
      ))}
    </select>
  );
}

function Tab({value, label, isReached}: {value: string; label: string; isReached: boolean}) {
  const {selectedValue, selectValue} = useTabs();
  const {tab, panel} = tabIds(useContext(TabsId), value);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const isSelected = value === selectedValue;
  return (
    <button
      type="button"
      role="tab"
      id={tab}
      aria-controls={panel}
      aria-selected={isSelected}
      tabIndex={isReached ? 0 : -1}
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
