/** Copies the Markdown at an address; rejects when the response is anything else, so that no error page is copied. */
export async function copyMarkdown(address: string): Promise<void> {
  const text = fetchMarkdown(address);
  const {clipboard} = navigator;
  if (typeof ClipboardItem === 'undefined') return clipboard.writeText(await text);
  // Safari, since 13.1, allows a write only during the click, so it gets a promise of the text.
  const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
  return clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('text/markdown')) throw new Error(address);
  return response.text();
}
