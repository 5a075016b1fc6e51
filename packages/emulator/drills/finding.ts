/** A finding of a report or of a drill. */

/** A rule that a client broke: which, where, and what to do. */
export interface Finding {
  rule: string;
  /** Number of the frame, or 0. */
  frame: number;
  /** The frame, as it was sent. */
  sent: string;
  why: string;
  what: string;
  place: string;
  page: string;
}

/** Returns a finding for a terminal. */
export function describeFinding(where: string, {rule, why, what, place, page}: Finding): string {
  return `${where}: ${rule}\n  ${why}\n  ${what}\n  ${place}\n  ${page}`;
}
