/** Room above and below the entry, so that its neighbors are in sight, too. In CSS pixels. */
const ROOM_PX = 48;

/** Scrolls `list` as little as needed for `entry` to be in sight. Nothing else moves, as it would by `scrollIntoView`. */
export function scrollIntoList(list: HTMLElement, entry: HTMLElement): void {
  const frame = list.getBoundingClientRect();
  const {top, bottom} = entry.getBoundingClientRect();
  const above = frame.top + ROOM_PX - top;
  const below = bottom - (frame.bottom - ROOM_PX);
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}
