/** Words that the pages do without, and the one spelling of each term: what to do instead, and the phrases. */

/** Phrases, in any case; a hyphen for a space does not matter. */
export const VOCABULARY = byPhrase([
  [
    'Leave it out: what is simple for you may not be for the reader.',
    'simply, just, easy, easily, obviously, of course, clearly, straightforward, effortless, effortlessly, trivial, trivially, basically, needless to say, as you know, everyone knows',
  ],
  [
    'Say it without the preamble.',
    'please, note that, please note, it should be noted, keep in mind, bear in mind, be aware that, it is important to, it is worth, as mentioned, as stated above',
  ],
  [
    'Say what it does, in figures; leave praise to the reader.',
    'seamless, seamlessly, powerful, cutting edge, state of the art, best in class, world class, blazing, blazingly, lightning fast, robust, next generation, revolutionary, game changing',
  ],
  ['Finish it, or leave it out.', 'coming soon, todo, tbd, fixme, lorem ipsum, under construction'],
  ['Write "to".', 'in order to'],
  ['Write "before".', 'prior to'],
  ['Write "after".', 'subsequent to'],
  ['Write "because".', 'due to the fact that'],
  ['Write "now".', 'at this point in time'],
  ['Write "if".', 'in the event that'],
  ['Write the number, or "several".', 'a number of'],
  ['Write "can".', 'is able to, are able to'],
  ['Write "use".', 'utilize, leverage'],
  ['Write "uses".', 'utilizes, leverages'],
  ['Write "using".', 'utilizing, leveraging'],
  ['Write "or", or name both cases.', 'and or'],
  [
    'Name what it does: "allowed", "blocked", "main", "second", "example", "quick check".',
    'blacklist, whitelist, master, slave, dummy, sanity check, grandfathered',
  ],
  ['Write "temporary key", or "API key".', 'access token'],
  ['Write "custom dictionary".', 'custom vocabulary'],
  ['Write "endpoint" or "host".', 'access point'],
  ['Write "end of turn", or "end of utterance" for the message.', 'end of speech'],
  ['Write "timeout".', 'time outs, a time out, the time out'],
  ['Write "partials".', 'interim results, interim transcript'],
  [
    'Say what the feature does, with its name in the first sentence.',
    'after this page, it is for developers, for developers who, for everyone who, for everybody',
  ],
  [
    'Say where it is: "is", "appears", "belongs", "is set in".',
    'stands in, stands on, stands under, stands beside, stands there, stand in, stand on, stand under, stands at, stand at, stand beside, is to be found, are to be found, stands behind, stand behind',
  ],
  [
    'A server returns a response; people answer. Write "response", "returns" or "responds".',
    'answers with, answered with, the answer is, an answer, the answers, answers of, answer of, service answers, server answers, answers the request, in the answer',
  ],
  ['Write "contains", "has" or "includes".', 'holds, bears'],
  ['Write "rejects", "rejected" or "returns an error".', 'refuse, refuses, refused, refusal, turn away'],
  ['Write "fix".', 'mend, mends, mended, mending, put right'],
  ['Write "is created" or "happens".', 'come into being, comes into being, come into existence'],
  ['Write "developers who", "you", or name the role.', 'whoever, somebody who, someone who, anybody who'],
  [
    'State the rule, write "contact support", or leave it out: this is the documentation.',
    "not documented, not published, not stated, undocumented, isn't documented, isn't published",
  ],
  [
    'Delete it, or write "also", "extra", "still", "automatically".',
    'surplus, all the same, in its stead, in like parts',
  ],
  ['Write "ideally", or "at most".', 'at best'],
  ['Write "above the limit".', 'past the limit'],
  ['Write "ignore".', 'let pass'],
  ['Write "ignores".', 'lets pass'],
  ['Write "your program can query", or name the call.', 'program learns'],
]);

/** Words whose exact letters matter. */
export const EXACT = byPhrase([
  [
    'Write it in English: "for example", "that is", "and so on", "compared with".',
    'e.g, e.g., eg, i.e, i.e., ie, etc, etc., cf, cf., vs, vs., viz, et al',
  ],
  ['Speak to the reader as "you".', "let's"],
  ['Write "real-time" before a noun, "in real time" otherwise.', 'realtime, Realtime'],
  ['Write "end of utterance".', 'end-of-utterance'],
  ['Write "file name".', 'filename'],
  ['Write "file names".', 'filenames'],
  ['Write "times", or "timestamps" in code type where a field is meant.', 'timestamps'],
  ['Write "email".', 'e-mail'],
  ['Write "emails".', 'e-mails'],
  ['Write "menu".', 'dropdown'],
  ['Write "on-premises".', 'on-premise, On-premise, on-prem'],
  ['Write "while".', 'whilst'],
  ['Write "server".', 'backend'],
  ['Write "servers".', 'backends'],
]);

/** Words that are judged on pages and in contracts only. */
export const ON_PAGES = byPhrase([
  ['Speak to the reader as "you", and of the provider as "the service".', 'we, our, ours'],
  ['Write "field".', 'member, members'],
]);

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

function byPhrase(groups: [advice: string, phrases: string][]): Record<string, string> {
  return Object.fromEntries(groups.flatMap(([advice, phrases]) => phrases.split(', ').map((one) => [one, advice])));
}
