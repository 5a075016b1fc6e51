/** What each parameter of the request for a temporary key means, by its name in the contract (`x-handshake`). */
export const keyParameterMeanings: Readonly<Record<string, string>> = {
  type: 'The API that accepts the key: batch, real time (`rt`), or voice agents (`flow`).',
  ttl: 'Lifetime in seconds.',
  client_ref: 'Your own ID for the user of a batch key. Ignored for other types.',
  region: 'Has no effect, because a key works in every region.',
};
