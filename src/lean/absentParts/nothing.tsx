/** Shim of a component of the theme that would draw nothing on this site. */
export default function Nothing() {
  return null;
}
