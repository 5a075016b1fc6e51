/** Finds a long-lived key in the address of a socket: only temporary keys belong there, and they are JSON Web Tokens. */
const KEY_PARAMETER = /[?&](api[-_]?key|key|token|access_token|authorization)=([^&\s]{1,400})/i;
const TEMPORARY = /[?&]jwt=([^&\s]{1,4000})/;
/** Shorter values, and words, stand for a key in the text that somebody masked. */
const KEY = /^(?=\w*\d)\w{20,}$/;

/** Returns the name of the parameter that has the key; `undefined` when there is none. */
export function keyInAddress(url: string | null): string | undefined {
  const [, name] = KEY_PARAMETER.exec(url ?? '') ?? [];
  if (name) return name;
  const [, value = ''] = TEMPORARY.exec(url ?? '') ?? [];
  return KEY.test(value) ? 'jwt' : undefined;
}
