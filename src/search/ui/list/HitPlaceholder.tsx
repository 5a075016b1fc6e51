import type {ReactNode} from 'react';

/** Stands where a hit will be, with the elements of one: spaces with a background. */
export function HitPlaceholder(): ReactNode {
  return (
    <li className="DocSearch-Hit-Container">
      <div className="DocSearch-Hit-title">
        <span>{spaces(10)}</span>
      </div>
      <div className="DocSearch-Hit-path">
        <span>{spaces(20)}</span>
      </div>
    </li>
  );
}

export const spaces = (ems: number) => '\u2003'.repeat(ems);
