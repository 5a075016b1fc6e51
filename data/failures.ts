/** Values for `<name>` in the texts of job errors, so that an example shows a whole text. */
export const jobErrorValues: Readonly<Record<string, string>> = {
  status: '404',
  url: 'https://hooks.example.net/jobs',
  id: 'k3v9qd71xa',
  outcome: 'success',
  code: 'cy',
  // Without chapters.
  language: 'ga',
  source: 'de',
  target: 'eu',
  reason: 'dial tcp 203.0.113.7:443: connect: connection refused',
};
