import type {LimitUnit} from '@site/data/limits';

/** Names that the path of a limit does not give away. */
const LABELS: Record<string, string> = {
  'batch.maxUploadBytes': 'Max file size of an upload',
  'batch.retentionDays': 'Retention',
  'batch.retryGapSeconds': 'Pause before a repeated request',
  'batch.listPageJobs': 'Jobs on one page of the list',
  'batch.callbackUrls': 'Notifications per job',
  'batch.topics': 'Topics of your own',
  'batch.vocabularyEntries': 'Custom dictionary',
  'batch.languageIdSpeechSeconds': 'Speech for language identification',
  'batch.chaptersSpeechMinutes': 'Speech for useful chapters',
  'batch.trackingDetailsBytes': 'Tracking details',
  'batch.vocabularyEntryWords': 'Words in one entry of the dictionary',
  'batch.vocabularyWordCharacters': 'Characters in one word of the dictionary',
  'batch.speakerIdentifiers': 'Speaker identifiers in one job',
  'batch.speakerSensitivity.min': 'Lowest speaker sensitivity',
  'batch.speakerSensitivity.max': 'Highest speaker sensitivity',
  'batch.volumeThreshold.min': 'Lowest volume threshold',
  'batch.volumeThreshold.max': 'Highest volume threshold',
  'realtime.speakerSensitivity.min': 'Lowest speaker sensitivity',
  'realtime.speakerSensitivity.max': 'Highest speaker sensitivity',
  'realtime.volumeThreshold.min': 'Lowest volume threshold',
  'realtime.volumeThreshold.max': 'Highest volume threshold',
  'flow.monthlyHours.free': 'Free, hours',
  'flow.monthlyHours.paid': 'Pro, hours',
  'flow.monthlyHours.enterprise': 'Enterprise, hours',
  'flow.sessions.free': 'Free, conversations',
  'flow.sessions.paid': 'Pro, conversations',
  'flow.sessions.enterprise': 'Enterprise, conversations',
  'flow.startSeconds': 'Start of a conversation',
  'flow.toolSeconds': 'Result of a function call',
  'realtime.sessions.free': 'Free, sessions',
  'realtime.sessions.paid': 'Pro, sessions',
  'realtime.sessions.enterprise': 'Enterprise, sessions',
  'realtime.monthlyHours.free': 'Free, hours',
  'realtime.monthlyHours.paid': 'Pro, hours',
  'realtime.monthlyHours.enterprise': 'Enterprise, hours',
  'realtime.sessionHours': 'Length of a session',
  'realtime.idleHours': 'Time without audio',
  'realtime.silentSocketMinutes': 'Time without audio, ping, or pong',
  'realtime.sessionWarningMinutes': 'Warnings before the longest session',
  'realtime.idleWarningMinutes': 'Warnings before the idle limit',
  'realtime.utteranceDuration': 'Length of one utterance',
  'realtime.vocabularyEntries': 'Custom dictionary',
  'realtime.vocabularyStartSeconds': 'Start with a custom dictionary',
  'realtime.vocabularyCacheHours': 'Cache of the custom dictionary',
  'realtime.translationTargets': 'Translation targets',
  'realtime.translationClosingSeconds': 'Wait for the last translation',
  'realtime.maxDelay.min': 'Shortest maximum delay',
  'realtime.maxDelay.max': 'Longest maximum delay',
  'realtime.endOfUtteranceSilence.min': 'Shortest silence trigger',
  'realtime.endOfUtteranceSilence.max': 'Longest silence trigger',
  'realtime.speakers.min': 'Fewest speakers',
  'realtime.speakers.max': 'Most speakers',
  'realtime.speakerIdentifiers': 'Speaker identifiers of one session',
  'realtime.enrollmentSeconds.min': 'Shortest enrollment clip',
  'realtime.enrollmentSeconds.max': 'Longest enrollment clip',
  'realtime.channels': 'Channels of one session',
  'realtime.vocabularyEntryWords': 'Words of one dictionary entry',
  'realtime.vocabularyWordCharacters': 'Characters of one dictionary word',
  'realtime.audioEventsAtOnce': 'Audio events at once',
  'realtime.audioEventGapSeconds': 'Gap between audio events',
  'containers.batchInputHours': 'Length of a batch file',
  'containers.batchInputBytes': 'Size of a batch file',
  'containers.parallelChunkMinutes': 'Chunk of a parallel job',
  'containers.realtimeSessions': 'Sessions at once',
  'containers.readyAccuracySeconds': 'Accuracy of the readiness response',
  'containers.serviceSilenceSeconds': 'Silence of a service',
  'containers.userId.min': 'Lowest user or group ID',
  'containers.userId.max': 'Highest user or group ID',
  'containers.languageIdSpeechSeconds': 'Speech to identify',
  'containers.languageIdCandidates': 'Languages in a result',
  'containers.gpusPerServer': 'GPUs of a server',
};

const UNIT_ENDINGS: Partial<Record<LimitUnit, string>> = {
  bytes: 'Bytes',
  milliseconds: 'Milliseconds',
  seconds: 'Seconds',
  minutes: 'Minutes',
  hours: 'Hours',
  days: 'Days',
};

/** Returns the reader's name of a limit: a chosen one, or the words of its path without the unit. */
export function limitLabel(path: string, unit: LimitUnit): string {
  const chosen = LABELS[path];
  if (chosen) return chosen;
  const words = path.split('.').slice(1).join(' ');
  const ending = UNIT_ENDINGS[unit];
  const bare = ending && words.endsWith(ending) ? words.slice(0, -ending.length) : words;
  const spaced = bare.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
