/** Programs that cannot run on a bare machine, by path or folder, with the sentence that their pages show. Their syntax is checked. */
export const notRun: Record<string, string> = {
  'deployments/': "Automated tests don't run the Docker commands of this page.",
  'flow/nextjs/': 'Automated tests compile this app. They do not run it in a browser.',
  'flow/react-native/': 'Automated tests compile this app. They do not run it on a phone.',
  'flow/apps/': 'Automated tests run this file outside of the app.',
  'drills/': 'runs under the drills of the emulator',
};

/** Folders whose programs make a page: `pages.ts` runs them in a browser. */
export const inBrowser = ['realtime/browser/', 'flow/javascript/'];

/** Files that no page names with `file=`, with the reason. */
export const notShown: Record<string, string> = {
  'samples/last-run.json': 'is shown under every program',
  'samples/README.md': 'is for maintainers',
  'samples/flow/README.md': 'is for maintainers',
  'samples/realtime/README.md': 'is for maintainers',
  'samples/audio/': 'the recordings',
  'samples/drills/': 'part of the package of the emulator',
  'samples/batch/output/transcripts/': 'shown by <TranscriptExplorer>; excerpts in pages are compared with them',
  'samples/batch/output/srt-defaults.srt': 'shown by <TranscriptExplorer>, which makes it from the transcript',
  'samples/reference/': 'shown by <Operation>, which looks for them by the name of the page',
  'samples/batch/python/transcribe.py': 'part of a skill of coding agents',
  'samples/batch/output/transcribe.txt': 'what the program of that skill prints',
  'samples/batch/output/srt.txt': 'what the program says beside the subtitles that it writes',
};

/** Output files in pages with which no run is compared, with the reason. */
export const notCompared: Record<string, string> = {
  'samples/batch/output/summaries/': 'written by hand, without a recording, to show what the settings change',
  'samples/deployments/output/': 'of containers, which do not run here; schemas check what the contract describes',
  'samples/get-started/output/temporary-key.json': 'every key differs; the runs check the form of the response',
  'samples/realtime/output/resilient-stream.txt':
    'after a reconnection the emulator hears the recording from its start; the run checks the attempt and the text',
  'samples/flow/output/retry.txt': 'the wait before the second attempt is random; the run checks the attempt',
  'samples/flow/output/phone.txt': 'the program calls the bridge: phone.test.ts compares it',
  'samples/realtime/output/phone-call.txt': 'tests/samples/phoneCall.test.ts compares it',
  'samples/flow/output/book-repair.txt': 'where the customer cuts in depends on the machine; the run checks the call',
};

/** JSON files in pages that no contract describes, with who does. */
export const otherFormats: Record<string, string> = {
  'samples/get-started/output/temporary-key.json': 'the request for a temporary key',
  'samples/batch/output/feature-discovery.json':
    'feature discovery, which is in no contract; a run is compared with it',
  'samples/flow/react-native/app.json': 'Expo',
  'samples/flow/output/livekit.json':
    'x-webrtc of the contract, which has no schema; the run of its program compares it',
  'samples/deployments/license.json': 'the container',
  'samples/deployments/langid-config.json': 'the container that identifies languages',
  'samples/deployments/output/langid.json': 'the container that identifies languages',
  'samples/deployments/output/langid-no-speech.json': 'the container that identifies languages',
};
