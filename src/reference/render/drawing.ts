import type {RootContent} from 'mdast';
import {html} from './nodes';

/** The widest drawing, in pixels, that a phone shows whole. A wider one scrolls. */
export const PHONE_WIDTH = 328;

/** A drawing that says in words what it shows; its arrows end in a marker of that name. */
export function drawing(
  {className, width, height, label}: {className: string; width: number; height: number; label: string},
  marker: {id: string; orient: string},
  ...children: RootContent[]
): RootContent {
  const classes = width > PHONE_WIDTH ? className : `${className} ref-narrow`;
  const markerSize = {viewBox: '0 0 10 10', refX: 9, refY: 5, markerWidth: 7, markerHeight: 7};
  const head = html('path', {d: 'M0 0 10 5 0 10z', className: 'ref-arrow-head'});
  return html(
    'svg',
    {className: classes, viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', ariaLabel: label},
    html('defs', {}, html('marker', {...marker, ...markerSize}, head)),
    ...children,
  );
}
