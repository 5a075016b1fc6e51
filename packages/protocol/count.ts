/** Returns a number with its English noun: "1 frame", "no frames" with `zero` "no". */
export function count(number: number, noun: string, zero = '0'): string {
  return `${number === 0 ? zero : number} ${noun}${number === 1 ? '' : 's'}`;
}
