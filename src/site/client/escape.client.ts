/** Client module: Escape closes the phone menu. In theme-classic 3.10 only its button and a tap beside it do. */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close')?.click();
  });
}
