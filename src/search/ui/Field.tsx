/**
 * The field of the dialog, with DocSearch's markup. It keeps what is typed by itself, so that a key waits for nothing; the
 * content of the dialog, which may not be there yet, listens to its keys that move and open.
 */
import {translate} from '@docusaurus/Translate';
import type {ReactNode, RefObject} from 'react';
import {limitQuery, MAX_QUERY_CHARS} from '../settings';
import {closeDialog} from './dialogStore';

export const PLACEHOLDER = translate({message: 'Search docs'});

const CLEAR = translate({message: 'Clear the query'});

const CANCEL = translate({message: 'Cancel'});

interface FieldProps {
  input: RefObject<HTMLInputElement | null>;
  initialQuery: string;
  isEmpty: boolean;
  onQuery: (query: string) => void;
  onClear: () => void;
}

export function Field({input, initialQuery, isEmpty, onQuery, onClear}: FieldProps): ReactNode {
  return (
    // Inside a dialog it is not the banner of the page.
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a header is not interactive
    <header className="DocSearch-SearchBar" role="presentation">
      <form
        className="DocSearch-Form"
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          event.preventDefault();
          onClear();
        }}
      >
        <label className="DocSearch-MagnifierLabel" htmlFor="docsearch-input">
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m13.5 13.5 4 4m-2-8.75a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0Z" />
          </svg>
        </label>
        <div className="DocSearch-LoadingIndicator" />
        <input
          ref={input}
          id="docsearch-input"
          className="DocSearch-Input"
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-haspopup="tree"
          aria-label={PLACEHOLDER}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          enterKeyHint="go"
          spellCheck={false}
          maxLength={MAX_QUERY_CHARS}
          placeholder={PLACEHOLDER}
          defaultValue={initialQuery}
          onInput={({currentTarget}) => onQuery(limitQuery(currentTarget.value))}
        />
        <button type="reset" className="DocSearch-Reset" title={CLEAR} aria-label={CLEAR} hidden={isEmpty}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10m0-10L5 15" />
          </svg>
        </button>
      </form>
      <button type="button" className="DocSearch-Cancel" onClick={() => closeDialog()}>
        {CANCEL}
      </button>
    </header>
  );
}
