/** In a page: does what page translators do. Every text, also a later one, is replaced by an element with another text. */
export function translatePage(): void {
  const own = new WeakSet<Node>();
  const isCode = (text: Text) =>
    !text.parentElement ||
    text.parentElement.closest('font, script, style, textarea, input, select, pre, code, [translate=no]') !== null;
  const translate = (text: Text) => {
    if (own.has(text) || !/\p{L}/u.test(text.data) || isCode(text)) return;
    const element = document.createElement('font');
    element.append(`${text.data}\u02bc`);
    for (const child of element.childNodes) own.add(child);
    text.replaceWith(element);
  };
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  new MutationObserver((changes) => {
    for (const {type, target, addedNodes} of changes) {
      if (type === 'characterData') translate(target as Text);
      for (const node of addedNodes) node instanceof Text ? translate(node) : translateIn(node);
    }
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
  translateIn(document.body);
}
