/** One socket, as an adapter gives it to a session. */
export interface Wire {
  send(data: string | Uint8Array): void;
  close(code: number, reason: string): void;
  /** Ends the connection without a close frame. */
  drop(): void;
  /** Begins a frame that never ends; adapters without frames of bytes only drop the connection. */
  breakFrame(): void;
}
