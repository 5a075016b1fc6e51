/** Buttons are found by their id, which says nothing to the compiler about what they are. */
interface HTMLElement {
  disabled?: boolean;
}
