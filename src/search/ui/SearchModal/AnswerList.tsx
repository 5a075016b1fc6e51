/** The answer in the dialog: its list, which answerView.ts draws, and below that the way to all results. */
import type {DocSearchProps} from '@docsearch/react';
import {type ReactElement, type SyntheticEvent, useLayoutEffect, useRef, useState} from 'react';
import {type AnswerView, type Collection, createAnswerView, type ListedHit, listHeight} from './answerView';
import {listOnScreen, type State} from './showState';

type Handlers = Record<'onMouseMove' | 'onMouseDown' | 'onClick', (event: SyntheticEvent) => void>;

/** What DocSearch hands to the list of an answer, as far as it is used here. */
interface AnswerListProps {
  state: State;
  getItemProps: (options: {item: ListedHit; source: object; onClick: (event: unknown) => void}) => Handlers & {
    id: string;
  };
  onItemClick: (item: ListedHit, event: unknown) => void;
  resultsFooterComponent: NonNullable<DocSearchProps['resultsFooterComponent']>;
}

export function AnswerList(props: AnswerListProps): ReactElement {
  const {state, resultsFooterComponent: Footer} = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<AnswerView>(null);
  // Read before anything changes: afterwards it would lay the page out.
  const [height] = useState(listHeight);

  const propsOf = ({item, source}: {item: ListedHit; source: object}) =>
    props.getItemProps({item, source, onClick: (event) => props.onItemClick(item, event)});
  const handle = (name: keyof Handlers) => (event: SyntheticEvent) => {
    const hit = view.current?.hitAt(event.target);
    if (hit) propsOf(hit)[name](event);
  };

  useLayoutEffect(() => {
    const idsOf = ({items, source}: Collection) =>
      propsOf({item: items[0] as ListedHit, source}).id.replace(/\d+$/, '');
    view.current ??= createAnswerView(place.current as Element, height, idsOf);
    listOnScreen({told: state, draw: view.current.draw});
    view.current.draw(state);
  });
  useLayoutEffect(
    () => () => {
      listOnScreen(null);
      view.current?.stop();
    },
    [],
  );

  return (
    <div className="DocSearch-Dropdown-Container">
      {/* biome-ignore lint/a11y: the keys are the field's, which names the chosen row */}
      <div
        ref={place}
        onMouseMove={handle('onMouseMove')}
        onMouseDown={handle('onMouseDown')}
        onClick={handle('onClick')}
      />
      <section className="DocSearch-HitsFooter">
        <Footer state={state as never} />
      </section>
    </div>
  );
}
