/** A sound file that a page imports is emitted under /assets; the module is its address. */
declare module '*.mp3' {
  const address: string;
  export default address;
}

declare module '*.wav' {
  const address: string;
  export default address;
}
