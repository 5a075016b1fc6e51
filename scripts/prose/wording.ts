/** Words that the pages do without, and the one spelling of each term. Each line says what to do instead. */

/** Phrases, in any case; a hyphen or an apostrophe more or less does not matter. */
export const DISCOURAGED: Record<string, string> = {
  ...advise('Leave it out: what is simple for you may not be for the reader.', [
    ...['simply', 'just', 'easy', 'easily', 'obviously', 'of course', 'clearly', 'straightforward', 'effortless'],
    ...['effortlessly', 'trivial', 'trivially', 'basically', 'needless to say', 'as you know', 'everyone knows'],
  ]),
  ...advise('Say it without the preamble.', [
    ...['please', 'note that', 'please note', 'it should be noted', 'keep in mind', 'bear in mind', 'be aware that'],
    ...['it is important to', 'it is worth', 'as mentioned', 'as stated above'],
  ]),
  ...advise('Say what it does, in figures; leave praise to the reader.', [
    ...['seamless', 'seamlessly', 'powerful', 'cutting edge', 'state of the art', 'best in class', 'world class'],
    ...['blazing', 'blazingly', 'lightning fast', 'robust', 'next generation', 'revolutionary', 'game changing'],
  ]),
  ...advise('Finish it, or leave it out.', [
    'coming soon',
    'todo',
    'tbd',
    'fixme',
    'lorem ipsum',
    'under construction',
  ]),
  'in order to': 'Write "to".',
  'prior to': 'Write "before".',
  'subsequent to': 'Write "after".',
  'due to the fact that': 'Write "because".',
  'at this point in time': 'Write "now".',
  'in the event that': 'Write "if".',
  'a number of': 'Write the number, or "several".',
  'is able to': 'Write "can".',
  'are able to': 'Write "can".',
  utilize: 'Write "use".',
  utilizes: 'Write "uses".',
  utilizing: 'Write "using".',
  leverage: 'Write "use".',
  leverages: 'Write "uses".',
  leveraging: 'Write "using".',
  'and or': 'Write "or", or name both cases.',
  ...advise('Name what it does: "allowed", "blocked", "main", "second", "example", "quick check".', [
    ...['blacklist', 'whitelist', 'master', 'slave', 'dummy', 'sanity check', 'grandfathered'],
  ]),
  'access token': 'Write "temporary key", or "API key".',
  'custom vocabulary': 'Write "custom dictionary".',
  'access point': 'Write "endpoint" or "host".',
  'end of speech': 'Write "end of turn", or "end of utterance" for the message.',
  'interim results': 'Write "partials".',
  'interim transcript': 'Write "partials".',
};

/** Who speaks to whom on a page. */
export const VOICE: Record<string, string> = advise(
  'Speak to the reader as "you", and of the provider as "the service".',
  [...['we', 'our', 'ours']],
);

/** Words whose exact letters matter. */
export const MISSPELLED: Record<string, string> = {
  ...advise('Write it in English: "for example", "that is", "and so on", "compared with".', [
    ...['e.g', 'e.g.', 'eg', 'i.e', 'i.e.', 'ie', 'etc', 'etc.', 'cf', 'cf.', 'vs', 'vs.', 'viz', 'et al'],
  ]),
  "let's": 'Speak to the reader as "you".',
  realtime: 'Write "real-time" before a noun, "in real time" otherwise.',
  Realtime: 'Write "real-time" before a noun, "in real time" otherwise.',
  'end-of-utterance': 'Write "end of utterance".',
  filename: 'Write "file name".',
  filenames: 'Write "file names".',
  timestamps: 'Write "times", or "timestamps" in code type where a field is meant.',
  'e-mail': 'Write "email".',
  'e-mails': 'Write "emails".',
  dropdown: 'Write "menu".',
  'on-premise': 'Write "on-premises".',
  'On-premise': 'Write "on-premises".',
  'on-prem': 'Write "on-premises".',
  whilst: 'Write "while".',
  webhook: 'Write "notification".',
  webhooks: 'Write "notifications".',
  backend: 'Write "server".',
  backends: 'Write "servers".',
};

/** Names with one spelling; the same letters in another case are a mistake. */
export const NAMES = [
  ...['API', 'APIs', 'JSON', 'HTTP', 'URL', 'URLs', 'SRT', 'PCM', 'CPU', 'CPUs', 'GPU', 'SDK', 'JWT', 'UTF-8'],
  'ID',
  'IDs',
  ...['JavaScript', 'TypeScript', 'Python', 'Node.js', 'React', 'Next.js', 'PowerShell', 'Bash', 'SubRip', 'ISO'],
  ...['WebSocket', 'WebSockets', 'WebRTC', 'LiveKit', 'FFmpeg', 'Docker', 'Kubernetes', 'NVIDIA', 'CUDA', 'OpenAPI'],
  ...['macOS', 'iOS', 'Android', 'Linux', 'Windows', 'GitHub', 'MP3', 'FLAC', 'SaaS', 'HTML', 'SSL', 'TLS', 'DNS'],
];

/** A sentence that is longer is two sentences. The pages aim at 25; a list of names may need more. */
export const LONGEST_SENTENCE_WORDS = 35;
/** Passive verbs that one passage may hold. One names what happens to the reader's data; four hide who acts. */
export const MOST_PASSIVES = 3;

function advise(advice: string, phrases: string[]): Record<string, string> {
  return Object.fromEntries(phrases.map((phrase) => [phrase, advice]));
}
