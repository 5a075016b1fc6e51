/**
 * Words that readers bring from other products, and the words that these pages use. One direction only, and weaker than
 * a match of the word itself. A key may be several words. What belongs to one page alone is in the keywords of that
 * page. The hosted index gets the same list.
 */
import {normalize} from './text';

/** Words of readers, and the words of these pages that they are searched for as, too. */
const WORDS: [words: string, instead: string][] = [
  // What it is
  ['asr, stt', 'transcription'],
  ['speech recognition', 'transcription, transcribe'],
  ['dictation', 'transcription, microphone'],
  ['caption, captions, closed caption, closed captions, vtt, webvtt', 'srt, subtitles'],
  ['subtitle, subtitles, subrip', 'srt'],
  ['streaming, live', 'real-time, realtime'],
  ['offline', 'on-premises, container'],
  ['async, asynchronous', 'batch'],
  ['prerecorded', 'batch, recording'],
  ['opus, webm', 'ogg, formats'],
  ['avi, mkv, mov', 'formats, types'],
  ['g711', 'mulaw'],
  ['interim, provisional', 'partial, partials'],
  ['maximum, largest, biggest', 'max'],
  // Who speaks, and when
  ['speakers, who is speaking, who said what, who spoke', 'diarization, speaker'],
  ['speaker identification, speaker separation', 'diarization'],
  ['stereo, multichannel', 'channel, channels'],
  ['vad, voice activity', 'silence, utterance'],
  ['voiceprint, voiceprints, voice print, voice id', 'enroll, speaker'],
  ['endpointing, endpointer, endpoint', 'utterance, turn'],
  ['eou', 'utterance'],
  ['eot', 'turn'],
  ['barge, barge in, bargein', 'interruption, interrupt'],
  // Words and their form
  ['vocabulary, glossary, jargon', 'index, vocab'],
  ['vocab', 'index'],
  ['hotword, hotwords, hot words, keyword, keywords, keyterm, keyterms, boost, misspelled', 'vocab, index'],
  ['misspelling, word boost, boosting, phrase hints', 'vocab, index'],
  ['pronunciation, phonetic', 'sounds, index'],
  ['swearing, swear, swearword, curse, profanities, censor, bad words, offensive language', 'profanity'],
  ['fillers, filler words, um, uh, hesitation, hesitations', 'disfluency, disfluencies'],
  ['redact, pii, redaction, find and replace', 'replacement, replacements'],
  ['itn', 'numeral, entities'],
  ['smart formatting', 'numeral, formatting'],
  ['digits', 'numeral, numbers'],
  ['comma, commas', 'punctuation'],
  ['capitalization, uppercase', 'capitals, lowercase'],
  ['spelling', 'locale'],
  ['dialect', 'accents, locale'],
  ['accent', 'accents, dialects'],
  ['multilingual, code switching', 'bilingual'],
  ['auto detect language, detect language, lid, language detection, spoken language', 'identification'],
  ['lang', 'language'],
  ['chinese, zh', 'mandarin'],
  ['farsi', 'persian'],
  ['bahasa', 'indonesian, malay'],
  ['zhcn', 'mandarin, simplified'],
  ['zhtw', 'mandarin, traditional'],
  // Languages as their speakers call them
  ['العربية', 'arabic'],
  ['български', 'bulgarian'],
  ['català', 'catalan'],
  ['čeština', 'czech'],
  ['cymraeg', 'welsh'],
  ['dansk', 'danish'],
  ['deutsch', 'german'],
  ['ελληνικά', 'greek'],
  ['español', 'spanish'],
  ['français', 'french'],
  ['gaeilge', 'irish'],
  ['עברית', 'hebrew'],
  ['हिन्दी', 'hindi'],
  ['hrvatski', 'croatian'],
  ['italiano', 'italian'],
  ['日本語', 'japanese'],
  ['한국어', 'korean'],
  ['magyar', 'hungarian'],
  ['nederlands', 'dutch'],
  ['norsk', 'norwegian'],
  ['polski', 'polish'],
  ['português', 'portuguese'],
  ['română', 'romanian'],
  ['русский', 'russian'],
  ['suomi', 'finnish'],
  ['svenska', 'swedish'],
  ['ไทย', 'thai'],
  ['tiếng việt', 'vietnamese'],
  ['türkçe', 'turkish'],
  ['українська', 'ukrainian'],
  ['中文, 普通话', 'mandarin'],
  ['粤语', 'cantonese'],
  // Running it
  ['webhook, webhooks', 'notification, notifications, callback'],
  ['callback, callbacks', 'notification, notifications'],
  ['docker, kubernetes', 'container'],
  ['k8s, helm', 'kubernetes'],
  ['podman', 'docker, container'],
  ['onprem, on-prem, on premise', 'container, on-premises'],
  ['selfhosted, self hosted, self host', 'container, on-premises, deployments'],
  ['own servers, airgapped, air gapped', 'on-premises, container'],
  ['internet', 'on-premises, offline'],
  ['nvidia, cuda', 'gpu'],
  ['cloud', 'saas, hosted'],
  ['ephemeral', 'temporary'],
  ['token, credentials', 'key, jwt'],
  ['access token', 'key, temporary'],
  ['secret', 'key'],
  ['login, sign in, auth, authorization', 'authentication'],
  ['apikey', 'key, authentication'],
  ['frontend, cors', 'browser'],
  ['ssl, certificate', 'tls'],
  ['postman', 'openapi, contract'],
  ['sdk, sdks, package', 'library'],
  ['mic', 'microphone'],
  ['nodejs, node', 'javascript, node.js'],
  ['typescript', 'javascript'],
  ['csharp, dotnet', 'c#, net'],
  ['c#', 'net'],
  ['cpp', 'c++'],
  ['ios, android', 'react, native'],
  ['s3, bucket', 'storage, fetch, url'],
  ['presigned, signed url, cloud storage', 'fetch, url'],
  ['poll, polling', 'status'],
  ['cancel, abort', 'delete, stop'],
  // Limits and money
  ['simultaneous, same time, parallel', 'concurrent, limits'],
  ['quota', 'limit, limits'],
  ['throttling, throttled', 'limit, limits, 429'],
  ['timeout', 'limit, idle'],
  ['disconnect, disconnected, disconnects, econnreset, connection reset', 'close, reconnect'],
  ['kept, keep, stored, store, privacy, gdpr, hipaa', 'retention'],
  ['billing, invoice, consumption', 'usage'],
  ['pricing, price, cost, costs', 'usage, hours'],
  ['what changed, changes, release notes, what is new, new version', 'changelog, versions'],
  // Understanding
  ['wer', 'accuracy, error'],
  ['quality', 'accuracy'],
  ['evaluate', 'benchmarking, accuracy'],
  ['summary, summaries, summarise, summarize, tldr', 'summarization'],
  ['emotion, emotions, mood, feeling', 'sentiment'],
  ['categories, tagging', 'topics'],
  ['laughter, applause, sound detection', 'events'],
  ['background noise, noise, noisy', 'filtering, volume'],
  ['forced alignment', 'alignment'],
  ['timestamps, timestamp, timings', 'alignment, start_time'],
  ['slow, lag', 'latency, delay'],
  // Agents
  ['twilio, telephony, sip, pstn', 'telephone, phone, webrtc'],
  ['telephone', 'phone, webrtc'],
  ['phone', 'telephone'],
  ['phone call', 'telephone, webrtc'],
  ['chatbot, voicebot, assistant, bot', 'flow, agent'],
  ['crm, tools, tool, tool use, tool calling', 'function'],
  ['tts', 'voices, agent'],
  ['prompt', 'template, persona'],
  ['personality', 'persona'],
];

export const SYNONYMS: Record<string, string[]> = Object.fromEntries(
  WORDS.flatMap(([words, instead]) => words.split(', ').map((word) => [word, instead.split(', ')])),
);

const LONGEST_KEY_WORDS = 3;
const lookup = new Map(Object.entries(SYNONYMS).map(([words, meanings]) => [normalize(words), meanings]));

/** Returns, word by word, the other words that the words of a query may mean, alone or together with neighbours. */
export function synonymsIn(words: string[]): string[][] {
  const found = words.map((): string[] => []);
  for (let length = 1; length <= LONGEST_KEY_WORDS; length++) {
    for (let start = 0; start + length <= words.length; start++) {
      const meanings = lookup.get(words.slice(start, start + length).join(' ')) ?? [];
      for (const list of found.slice(start, start + length)) list.push(...meanings);
    }
  }
  return found;
}
