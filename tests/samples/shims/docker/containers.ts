/** What the containers do with a recording, by the emulator's own transcripts, and what they say when they start. */
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {languages} from '../../../../data/languages';
import {limits} from '../../../../data/limits';
import {readLibrary} from '../../../../packages/emulator/compile/recordings';
import type {Config} from '../../../../packages/emulator/core/batch/job';
import {jsonTranscript, srtTranscript, textTranscript} from '../../../../packages/emulator/core/batch/transcript';
import {isMedia, type Recording} from '../../../../packages/emulator/core/recordings';
import {applySettings} from '../../../../packages/emulator/core/settings';
import {describeFault} from '../../../../packages/protocol/contracts/contracts';
import {provider} from '../../../../provider';
import {contracts} from '../../../support/contracts';
import {type Image, isGpuServer, modeOf, outside, readArguments} from './images';
import type {Run} from './options';
import {CommandError, type CommandResult} from './types';

const library = readLibrary();
const identifiable = new Set<string>(languages.filter((one) => one.languageIdContainer === true).map(({code}) => code));
const env = (name: string) => `${provider.envPrefix}_${name}`;

/** Starts a container of the provider's. */
export function runContainer(run: Run, image: Image): CommandResult {
  const mode = modeOf(run, image);
  const values = readArguments(run.args, mode);
  if (mode === 'multilingual-server' || !isGpuServer(image)) checkLicense(run, image);
  if (mode === 'multilingual' && !run.env[env('INFERENCE_ENDPOINT')]) {
    throw new CommandError(`${image.name} needs its inference server: set ${env('INFERENCE_ENDPOINT')}`, 1);
  }
  if (mode === 'batch') return transcribe(run, image, values);
  if (mode === 'language-id') return identify(run, values);
  return {code: 0, stdout: '', stderr: `${startLog({...image, mode})}\n`};
}

/** The variable wins over the file. What a token holds is not looked at: the samples have none that is real. */
function checkLicense({env: given, mounts}: Run, {mode}: Image): void {
  const token = given.LICENSE_TOKEN;
  if (token !== undefined) {
    if (!/^[\w.-]+$/.test(token)) throw new CommandError('License Error: illegal base64 data', 1);
    return;
  }
  const file = outside(mounts, '/license.json');
  if (!file) throw new CommandError('could not load license: stat /license.json: no such file or directory', 1);
  const license = readJson(file.path, 'License Error: unexpected end of JSON input') as {
    signedclaimstoken?: string;
    metadata?: {request?: {features?: string[]}};
  };
  if (!license.signedclaimstoken) throw new CommandError('License Error: no valid signedclaimstoken (too short)', 1);
  if (mode === 'language-id' && !license.metadata?.request?.features?.includes('ALID')) {
    throw new CommandError('License Error: not_allowed, no license for language identification', 1);
  }
}

function readJson(path: string, complaint: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new CommandError(complaint, 1);
  }
}

/** Returns the audio of a run: what the configuration names, else the mounted file, else what was piped. */
function readAudio({mounts, stdin}: Run, url?: string): Buffer | undefined {
  if (url && !url.startsWith('file:///')) throw new CommandError(`the shim does not fetch ${url}`, 1);
  const file = outside(mounts, url ? fileURLToPath(url) : '/input.audio');
  if (file && existsSync(file.path)) return readFileSync(file.path);
  return url ? undefined : stdin;
}

/** A recording without sound spells its name where its samples would be (`namedAudio` of `run.ts`). */
function recognize(audio: Buffer): Recording {
  const [name = ''] = audio
    .toString('latin1', audio.length - 200)
    .split('\n')
    .slice(1);
  return library.file(audio, name);
}

function transcribe(run: Run, image: Image, values: Record<string, string>): CommandResult {
  const log = openLog(run);
  const config = readConfig(run, image, values['--job-config']);
  const audio = readAudio(run, config.fetch_data?.url);
  if (!audio || !isMedia(audio)) throw new CommandError('/input.audio is not valid', 1);
  const recording = applySettings(recognize(audio), config.transcription_config);
  const createdAt = new Date().toISOString();
  // Without a translation server the request for translations is left aside.
  const asked = run.env[env('TRANSLATION_ENDPOINT')] ? config : {...config, translation_config: undefined};
  const job = {id: '', createdAt, dataName: '', textName: undefined, text: undefined, config: asked, recording};
  const {job: _, ...transcript} = jsonTranscript(contracts, job);
  const json = `${JSON.stringify(transcript, null, 2)}\n`;
  const folder = values['--all-formats'];
  if (folder !== undefined) {
    const files = {json, txt: textTranscript(contracts, job), srt: srtTranscript(contracts, job)};
    const place = writable(run, folder);
    if (!place) throw new CommandError(`${folder} is not a mounted folder that can be written to`, 1);
    // No page says what the files are called.
    for (const [ending, text] of Object.entries(files)) writeFileSync(join(place, `transcript.${ending}`), text);
  }
  const lines = [
    `${stampOf(createdAt)} INFO orchestrator language ${image.language?.code}`,
    `${stampOf(createdAt)} INFO orchestrator transcribed ${recording.seconds} seconds of audio`,
  ];
  log?.(`${lines.join('\n')}\n`);
  return {code: 0, stdout: json, stderr: `${lines.join('\n')}\n`};
}

/** Returns what writes the log file, where one is asked for. The container writes it as nobody. */
function openLog(run: Run): ((text: string) => void) | undefined {
  const {[env('LOG_DIR')]: folder, [env('JOB_ID')]: id} = run.env;
  if (!folder || !id) return undefined;
  const place = writable(run, folder);
  const isOpen = place && (statSync(place).mode & 0o007) === 0o007;
  if (!isOpen) throw new CommandError(`unable to set up logging: ${folder}: permission denied`, 1);
  return (text) => {
    mkdirSync(join(place, id));
    writeFileSync(join(place, id, 'transcriber.log'), text);
  };
}

function writable({mounts}: Run, folder: string): string | undefined {
  const found = outside(mounts, folder);
  if (!found || found.isReadOnly || !existsSync(found.path)) return undefined;
  return found.path;
}

function readConfig(run: Run, {language}: Image, path = '/config.json'): Config {
  const known = language?.config ?? {language: 'en'};
  const file = outside(run.mounts, path);
  if (!file || !existsSync(file.path)) {
    if (path !== '/config.json') throw new CommandError(`open ${path}: no such file or directory`, 1);
    return {type: 'transcription', transcription_config: {...known, diarization: 'none'}};
  }
  const config = readJson(file.path, `${path} is not JSON`) as Config;
  const fault = contracts.fault('batch', 'JobConfig', withFewTargets(config));
  if (fault) throw new CommandError(`${path}: ${describeFault(fault)}`, 1);
  const asked = config.transcription_config;
  if (!asked) throw new CommandError(`${path}: transcription_config is missing`, 1);
  if (asked.language !== known.language) {
    throw new CommandError(`${path}: the language of this image is ${known.language}, not ${asked.language}`, 1);
  }
  const targets = config.translation_config?.target_languages?.length ?? 0;
  const most = Number(run.env[env('TRANSLATION_MAX_TARGET_LANGUAGES')] ?? limits.containers.translationTargets.value);
  if (most > 0 && targets > most)
    throw new CommandError(`${path}: ${targets} target languages; ${most} are allowed`, 1);
  return {...config, transcription_config: {diarization: 'none', ...asked}};
}

/** Of the hosted service the contract knows how many targets there may be; a container has a variable for it. */
function withFewTargets(config: Config): Config {
  const {translation_config: wanted} = config;
  if (!Array.isArray(wanted?.target_languages)) return config;
  return {...config, translation_config: {...wanted, target_languages: wanted.target_languages.slice(0, 1)}};
}

function identify(run: Run, values: Record<string, string>): CommandResult {
  const config = readLanguages(run, values['--expected-languages']);
  const audio = readAudio(run);
  const {expected_languages: expected = []} = config;
  const metadata = {
    created_at: new Date().toISOString(),
    type: 'language_identification',
    language_identification_config: config,
  };
  const document = (fields: object) => `${JSON.stringify({format: '1.1', ...fields}, null, 2)}\n`;
  if (!audio || !isMedia(audio)) {
    const failed = {metadata, results: [], error: 'FILE_UNREADABLE', message: 'The file cannot be read.'};
    throw new CommandError('unable to read the audio', 1, document(failed));
  }
  const {seconds, analyzed = seconds, language, otherLanguages = [], sentences} = recognize(audio);
  const length = {...metadata, duration: seconds, processed_duration: analyzed};
  const stderr = values['-vv'] === undefined ? '' : 'DEBUG langid read the audio\n';
  // Of these two ends no page states the exit code; the sample that asks for it takes either.
  if (sentences.length === 0) {
    const message = 'No speech was found in the file.';
    return {code: 0, stdout: document({metadata: length, results: [], error: 'NO_SPEECH', message}), stderr};
  }
  const sure = 1 - otherLanguages.reduce((sum, {confidence}) => sum + confidence, 0.01);
  const alternatives = [{language, confidence: Math.round(sure * 100) / 100}, ...otherLanguages];
  const results = [{alternatives, start_time: 0, end_time: seconds}];
  if (expected.length > 0 && !expected.includes(language)) {
    const message = `The language is not one of ${expected.join(', ')}.`;
    return {code: 0, stdout: document({metadata: length, results, error: 'UNEXPECTED_LANGUAGE', message}), stderr};
  }
  return {code: 0, stdout: document({metadata: length, results, predicted_language: language}), stderr};
}

function readLanguages({mounts}: Run, listed: string | undefined): {expected_languages?: string[]} {
  if (listed !== undefined) return {expected_languages: checkCodes(listed.split(','))};
  const file = outside(mounts, '/config.json');
  if (!file) return {};
  const config = readJson(file.path, '/config.json is not JSON') as Record<string, unknown>;
  const {type, language_identification_config: own, ...rest} = config;
  const {expected_languages: codes, ...others} = (own ?? {}) as Record<string, unknown>;
  const strange = [...Object.keys(rest), ...Object.keys(others)];
  if (type !== 'language_identification' || strange.length > 0 || !Array.isArray(codes)) {
    throw new CommandError(`/config.json: ${strange[0] ?? 'type or expected_languages'} is not valid`, 1);
  }
  return {expected_languages: checkCodes(codes)};
}

function checkCodes(codes: string[]): string[] {
  const strange = codes.find((code) => !identifiable.has(code));
  if (strange !== undefined) throw new CommandError(`"${strange}" is no language that can be identified`, 1);
  return codes;
}

function startLog({mode, name}: Image): string {
  if (mode === 'worker' || mode === 'multilingual') {
    return ['licensed=true', `loading the models of ${basename(name)}`, 'listening for jobs on 0.0.0.0:18000'].join(
      '\n',
    );
  }
  if (mode === 'realtime') {
    return [
      'licensed=true',
      `loading the models of ${basename(name)}`,
      'listening for WebSocket connections on 0.0.0.0:9000',
    ].join('\n');
  }
  return 'total GPU memory 16 GB, models loaded, gRPC on 0.0.0.0:8001';
}

function stampOf(time: string): string {
  return time.slice(0, 19).replace('T', ' ');
}
