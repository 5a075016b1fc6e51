/**
 * The way of answers from the worker to the page. After a key press, Chromium puts off what a worker sends until the
 * letter is painted, and results would be painted a frame later. What comes by a BroadcastChannel is not put off, so
 * that letter and results are painted together. Where there is no such channel, answers are messages of the worker's.
 */

export interface Shortcut {
  /** Opens the channel unless it is open. */
  open(): void;
  /** What to call the channel by; nothing while it is closed. */
  name(): string | undefined;
  close(): void;
}

export function createShortcut<T>(onMessage: (event: MessageEvent<T>) => void): Shortcut {
  // Channels reach all tabs of a site: each worker has its own.
  const name = `find-${Math.random()}`;
  let channel: BroadcastChannel | null = null;
  const close = () => {
    channel?.close();
    channel = null;
  };
  // Some browsers keep no page with an open channel for the way back.
  globalThis.addEventListener?.('pagehide', close);
  return {
    open() {
      if (channel) return;
      try {
        channel = new BroadcastChannel(name);
        channel.onmessage = onMessage;
      } catch {
        // Older browsers have none, and some forbid it together with cookies.
      }
    },
    name: () => channel?.name,
    close,
  };
}
