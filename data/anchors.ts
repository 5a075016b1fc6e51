/**
 * Where anchors went that pages no longer have. `npm run record -- anchors` notes every anchor in `data/anchors-ever.json`; the
 * build stops when one of them is neither on its page nor here.
 */

/** Sections and entries that moved: old address to new address, also on another page. */
export const movedAnchors: Readonly<Record<string, string>> = {
  '/get-started/quickstart#prerequisites': '/get-started/quickstart#developer-guides',
  '/api-ref/realtime-transcription-websocket#wait-before-a-retry': '/api-ref/#waits',
};

/** Sections and entries that are gone: what replaced them, as one sentence for readers. */
export const goneAnchors: Readonly<Record<string, string>> = {};
