/** Ejected: the theme's trail begins with a house. The logo leads home already. */
export default function NoHome() {
  return null;
}
