/** A map that forgets its oldest entries: what clients choose as a key must not fill the memory. */
export class BoundedMap<Value> {
  private readonly entries = new Map<string, Value>();

  constructor(private readonly max = 10_000) {}

  get(key: string): Value | undefined {
    return this.entries.get(key);
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  set(key: string, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.max) break;
      this.entries.delete(oldest);
    }
  }
}
