/**
 * Words that readers bring from elsewhere, and the words that these pages use. One direction only, and weaker than a
 * match of the word itself. The hosted index gets the same list.
 */
export const SYNONYMS: Record<string, string[]> = {
  asr: ['transcription'],
  stt: ['transcription'],
  webhook: ['notification', 'notifications', 'callback'],
  webhooks: ['notification', 'notifications', 'callback'],
  streaming: ['real-time', 'realtime'],
  live: ['real-time', 'realtime'],
  subtitles: ['srt'],
  captions: ['srt'],
  docker: ['container'],
  kubernetes: ['container'],
  onprem: ['container', 'on-premises'],
  'on-prem': ['container', 'on-premises'],
  selfhosted: ['container', 'on-premises'],
  vocabulary: ['dictionary', 'vocab'],
  vocab: ['dictionary'],
  hotwords: ['vocab', 'dictionary'],
  keywords: ['vocab', 'dictionary'],
  swearing: ['profanity'],
  profanities: ['profanity'],
  swear: ['profanity'],
  fillers: ['disfluency', 'disfluencies'],
  vad: ['silence'],
  endpointing: ['utterance', 'turn'],
  token: ['key', 'jwt'],
  credentials: ['key', 'jwt'],
  login: ['authentication'],
  chatbot: ['flow', 'agent'],
  voicebot: ['flow', 'agent'],
  tools: ['function'],
  speakers: ['diarization', 'speaker'],
  quota: ['limit', 'limits'],
  throttling: ['limit', 'limits'],
  wer: ['accuracy'],
  summary: ['summarization'],
  summaries: ['summarization'],
  emotion: ['sentiment'],
  laughter: ['events'],
  applause: ['events'],
  mic: ['microphone'],
  nodejs: ['javascript'],
  billing: ['usage'],
};

const lookup = new Map(Object.entries(SYNONYMS));

export function synonymsOf(word: string): string[] {
  return lookup.get(word) ?? [];
}
