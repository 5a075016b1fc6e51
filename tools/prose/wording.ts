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
  ...advise('Say what the feature does, with its name in the first sentence.', [
    ...['after this page', 'it is for developers', 'for developers who', 'for everyone who', 'for everybody'],
  ]),
  ...advise('Say where it is: "is", "appears", "belongs", "is set in".', [
    ...[
      'stands in',
      'stands on',
      'stands under',
      'stands beside',
      'stands there',
      'stand in',
      'stand on',
      'stand under',
    ],
    ...['stands at', 'stand at', 'stand beside', 'is to be found', 'are to be found', 'stands behind', 'stand behind'],
  ]),
  ...advise('A server returns a response; people answer. Write "response", "returns" or "responds".', [
    ...['answers with', 'answered with', 'the answer is', 'an answer', 'the answers', 'answers of', 'answer of'],
    ...['service answers', 'server answers', 'answers the request', 'in the answer'],
  ]),
  ...advise('Write "contains", "has" or "includes".', ['holds', 'bears']),
  ...advise('Write "rejects", "rejected" or "returns an error".', [
    'refuse',
    'refuses',
    'refused',
    'refusal',
    'turn away',
  ]),
  ...advise('Write "fix".', ['mend', 'mends', 'mended', 'mending', 'put right']),
  ...advise('Write "is created" or "happens".', ['come into being', 'comes into being', 'come into existence']),
  ...advise('Write "developers who", "you", or name the role.', [
    'whoever',
    'somebody who',
    'someone who',
    'anybody who',
  ]),
  ...advise('State the rule, write "contact support", or leave it out: this is the documentation.', [
    ...['not documented', 'not published', 'not stated', 'undocumented', "isn't documented", "isn't published"],
  ]),
  ...advise('Delete it, or write "also", "extra", "still", "automatically".', [
    ...['surplus', 'all the same', 'in its stead', 'in like parts'],
  ]),
  'at best': 'Write "ideally", or "at most".',
  'past the limit': 'Write "above the limit".',
  'let pass': 'Write "ignore".',
  'lets pass': 'Write "ignores".',
  'program learns': 'Write "your program can query", or name the call.',
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
  backend: 'Write "server".',
  backends: 'Write "servers".',
};

/** Words that mean something else elsewhere, judged on pages and in contracts only. */
export const ON_PAGES: Record<string, string> = advise('Write "field".', ['member', 'members']);

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
/** Passive verbs that one passage may contain. One names what happens to the reader's data; four hide who acts. */
export const MOST_PASSIVES = 3;

function advise(advice: string, phrases: string[]): Record<string, string> {
  return Object.fromEntries(phrases.map((phrase) => [phrase, advice]));
}
