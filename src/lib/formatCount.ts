/**
 * Returns a count as it is shown: `1,265`. By hand, since the first `toLocaleString` of a page takes 20 ms or more, in
 * the middle of a key press.
 */
export function formatCount(count: number): string {
  return `${count}`.replace(/\B(?=(\d{3})+$)/g, ',');
}
