/** Ejected: the contents, in sight or at the foot of a phone, lead to the top; the theme's button lies over them. */
export default function BackToTopButton() {
  return null;
}
