/** Ejected: the logo leads home, and a house before every section says nothing else. */
export default function NoHome() {
  return null;
}
