/** What the search button, the keys, and the dialog share, which are rendered in different parts of the page. */
import type {SearchFilters} from '@speech-docs/search/types';
import {useSyncExternalStore} from 'react';

interface DialogState {
  isOpen: boolean;
  initialQuery: string;
  /** What its searches are narrowed by. An open dialog waits for them: finding out costs every page, search or not. */
  filters: SearchFilters | null;
  /** Shown at the button: the dialog's code did not load, or it crashed. */
  trouble: 'failed' | 'crashed' | null;
}

const CLOSED: DialogState = {isOpen: false, initialQuery: '', filters: null, trouble: null};

let state = CLOSED;
const listeners = new Set<() => void>();

function setState(next: DialogState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the dialog with this text in its field. */
export const openDialog = (initialQuery: string) => setState({...CLOSED, isOpen: true, initialQuery});

/** Closes the dialog; `trouble` is the reason where it was not closed by the reader. */
export const closeDialog = (trouble: DialogState['trouble'] = null) => {
  if (state.isOpen || state.trouble !== trouble) setState({...CLOSED, trouble});
};

export const useDialogState = () =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => CLOSED,
  );

/** Set by the bar of each page: only inside its layout is known which version of the docs the reader prefers. */
export const setDialogFilters = (filters: SearchFilters) => setState({...state, filters});
