/**
 * DocSearch's field. It keeps what is typed, as fields do, and is written to only when the query comes from elsewhere:
 * tied to React's state, it would need React to draw the dialog for each letter.
 */
import {type ComponentProps, type ReactElement, type RefObject, useLayoutEffect} from 'react';
import {fieldHolds} from './showState';

interface QueryInputProps extends Omit<ComponentProps<'input'>, 'value'> {
  value: string;
  ref: RefObject<HTMLInputElement>;
}

export function QueryInput({value, ref, onChange, ...others}: QueryInputProps): ReactElement {
  useLayoutEffect(() => {
    if (ref.current.value !== value) ref.current.value = value;
    fieldHolds(value);
  }, [ref, value]);
  return (
    <input
      ref={ref}
      {...others}
      onChange={(event) => {
        fieldHolds(event.currentTarget.value);
        onChange?.(event);
      }}
    />
  );
}
