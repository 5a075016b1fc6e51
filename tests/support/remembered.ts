/** Returns a function that makes each value once and then remembers it; callers must not change what they get. */
export function remembered<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, {value: T}>();
  return (key) => {
    const known = made.get(key) ?? {value: make(key)};
    made.set(key, known);
    return known.value;
  };
}
