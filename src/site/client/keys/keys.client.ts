/** `?` opens the list of keys. The list is fetched then: a first visit has only this listener. */
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', ({key, ctrlKey, metaKey, altKey, target}) => {
    const isTyping =
      target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable], .DocSearch-Button');
    if (key !== '?' || ctrlKey || metaKey || altKey || isTyping || document.querySelector('dialog[open]')) return;
    // Without the network there is no list; the keys themselves work.
    import(/* webpackChunkName: "keys" */ './showKeys').then(
      ({showKeys}) => showKeys(),
      () => undefined,
    );
  });
}
