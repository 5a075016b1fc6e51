/** Events by which readers move on a page: after one of them, no code scrolls it. */
export const READER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
