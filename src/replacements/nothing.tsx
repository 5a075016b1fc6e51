/** Stands in for a component that matters only while the site is built. */
export default function Nothing() {
  return null;
}
