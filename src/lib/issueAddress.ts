/** Returns the address of the issue form of the provider with its title filled in. */
export function issueAddress(issuesUrl: string, title: string): string {
  // Half of a surrogate pair can't be encoded: a query may end in the middle of one.
  const text = title.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\s+/g, ' ');
  return `${issuesUrl}/new?title=${encodeURIComponent(text.trim())}`;
}
