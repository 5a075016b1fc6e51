/** What readers do to go elsewhere on a page: from then on, no code scrolls it for them. */
export const READER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
