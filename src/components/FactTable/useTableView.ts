import {useHistory, useLocation} from '@docusaurus/router';
import {readView, type TableShape, type TableView, WHOLE_TABLE, writeView} from '@site/src/lib/tableView';
import {useEffect, useRef, useState} from 'react';

// Browsers limit how often a page may change its address; typing must not reach that limit.
const ADDRESS_DELAY_MS = 300;

/** Holds the view of a table, starts from the address and keeps the address in step without filling the history. */
export function useTableView<Row>(shape: TableShape<Row>) {
  const history = useHistory();
  const {search} = useLocation();
  const [view, setView] = useState<TableView>(WHOLE_TABLE);
  const [isReady, setReady] = useState(false);
  // What this hook wrote last: an address that differs from it came from a link or the Back button.
  const written = useRef<string | null>(null);

  // After mount, since the built HTML contains the whole table whatever the address says.
  useEffect(() => {
    setReady(true);
    if (search !== written.current) setView(readView(search, shape));
    written.current = search;
  }, [search, shape]);

  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);

  function change(next: TableView) {
    setView(next);
    clearTimeout(timer.current ?? undefined);
    timer.current = setTimeout(() => {
      const {location} = history;
      const wanted = writeView(next, location.search);
      if (wanted === location.search) return;
      written.current = wanted;
      history.replace({...location, search: wanted});
    }, ADDRESS_DELAY_MS);
  }

  return {view, change, isReady};
}
