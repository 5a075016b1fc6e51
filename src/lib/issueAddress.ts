/** Returns the address of the issue form of the provider with its title, and perhaps its text, filled in. */
export function issueAddress(issuesUrl: string, {title, body}: {title: string; body?: string}): string {
  return `${issuesUrl}/new?title=${encode(title)}${body ? `&body=${encode(body)}` : ''}`;
}

/** Half of a surrogate pair can't be encoded: a query may end in the middle of one. */
const encode = (text: string) =>
  encodeURIComponent(
    text
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .replace(/\s+/g, ' ')
      .trim(),
  );
