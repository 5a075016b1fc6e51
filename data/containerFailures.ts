/** How containers fail: exits of a batch container, and errors of a language-ID container. */
import {listOf} from './listOf';

interface ContainerExit {
  /** Anchor of its row: `exit-<id>`. */
  id: string;
  code: number;
  /** What the message contains. */
  message: string;
  cause: string;
  fix: string;
}

/** How a batch container can fail. It exits with 0 and the transcript on success. */
export const containerExits: readonly ContainerExit[] = /* @__PURE__ */ listOf({
  'illegal-instruction': {
    code: 1,
    message: 'signal: illegal instruction',
    cause: 'The host CPU lacks AVX. The models cannot load.',
    fix: 'Check the CPU flags inside the container; pass AVX through the hypervisor.',
  },
  logging: {
    code: 1,
    message: 'unable to set up logging',
    cause: 'The log file cannot be created in the mounted folder.',
    fix: 'Check the mount and its permissions.',
  },
  'audio-not-valid': {
    code: 1,
    message: '/input.audio is not valid',
    cause: 'The mounted file is not in a supported audio format.',
    fix: 'Mount a valid audio file.',
  },
  'sample-rate': {
    code: 1,
    message: 'failed to get sample rate',
    cause: 'The audio contains no sample rate.',
    fix: 'Check the file with FFmpeg.',
  },
  'exit-status': {
    code: 1,
    message: 'exit status 1',
    cause: 'Often too little memory.',
    fix: 'Check CPU and memory; look for `OOMKilled` in `docker inspect`.',
  },
  'license-altered': {
    code: 1,
    message: 'License Error: illegal base64 data',
    cause: 'The license token is truncated or altered.',
    fix: 'Copy the whole value of `signedclaimstoken`.',
  },
  'license-missing': {
    code: 1,
    message: 'could not load license: stat /license.json',
    cause: 'No license was passed.',
    fix: 'Set `LICENSE_TOKEN` or mount the license file.',
  },
  parallel: {
    code: 2,
    message: 'invalid check_parallel value',
    cause: 'The value of `--parallel` is not an integer of at least 1.',
    fix: 'Correct the value.',
  },
});

interface LanguageIdError {
  error: string;
  /** `null` when the container exits with 0. */
  exitCode: number | null;
  meaning: string;
  fix: string;
}

/** Values of `error` in a language-ID result. */
export const languageIdErrors: readonly LanguageIdError[] = [
  {
    error: 'LOW_CONFIDENCE',
    exitCode: null,
    meaning: 'No language is likely enough.',
    fix: 'Use a recording with more speech, or narrow the languages with `--expected-languages`.',
  },
  {
    error: 'UNEXPECTED_LANGUAGE',
    exitCode: null,
    meaning: 'The language is not among the expected ones.',
    fix: 'Add the language to `--expected-languages`, or set the file aside.',
  },
  {
    error: 'NO_SPEECH',
    exitCode: null,
    meaning: 'The file contains no speech.',
    fix: 'Listen to the file, because music and silence contain no language.',
  },
  {
    error: 'FILE_UNREADABLE',
    exitCode: 1,
    meaning: 'The file cannot be read, for example because of its format.',
    fix: 'Convert it, for example with `ffmpeg -i call.xyz -ar 16000 call.wav`.',
  },
  {
    error: 'OTHER',
    exitCode: 1,
    meaning: 'Any other problem; `message` describes it.',
    fix: 'Set the file aside, and continue with the next one. Send `message` to support.',
  },
];
