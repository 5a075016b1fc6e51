/** The WebSocket of a page or an app, whose service is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static readonly opened: FakeSocket[] = [];
  readonly readyState = FakeSocket.OPEN;
  readonly sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage = (_: {data: unknown}) => {};
  onclose = (_: {code: number}) => {};

  constructor() {
    FakeSocket.opened.push(this);
  }

  get(message: object) {
    this.onmessage({data: JSON.stringify(message)});
  }

  send(data: unknown) {
    if (typeof data === 'string') this.sent.push(JSON.parse(data));
  }

  close() {}
}
