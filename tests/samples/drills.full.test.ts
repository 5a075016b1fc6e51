import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Drill, drills, withChannels} from '@speech-docs/emulator/drills';
import {runDrill} from '@speech-docs/emulator/drills/run';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {notDrilled} from './cases';
import {type Claim, claims, UNHARMED} from './drillClaims';
import {interpreterOf} from './ingredients';
import {type Program, programs, ROOT} from './programs';
import {SampleRunner, SHIMS} from './run';

/** Programs wait most of the time: all took more than 45 minutes with 6 at once, and 19 with 24, on two busy cores. */
const AT_ONCE = 16;
/** After this, the speaker at the microphone presses Ctrl-C. */
const SPEECH_SECONDS = 12;
/** The program whose jobs a receiver is told of: it has no twin in every language of the receivers. */
const CREATES_JOBS = 'batch/python/notifications.py';
/** A receiver, and the program that creates a job for each recording; prints what was handled, as often as it was. */
const RECEIVE = `PORT="$HOOK_PORT" "$1" "$2" >handled.txt &
trap 'kill %1' EXIT
until grep -q Waiting handled.txt; do sleep 0.1; done
for audio in "$AUDIO" "$AUDIO_2"; do "$3" "$4" "$audio" | sed -E 's/^Job ([^ ]+).*/\\1/' >>jobs.txt; done
until [ "$(grep -c ': success; handled' handled.txt)" -ge 2 ]; do sleep 0.1; done
sleep 5 # A notification that comes again comes now.
for job in $(cat jobs.txt); do
  for line in $(grep -o "Job $job: success" handled.txt | tr -d ' '); do cat "notifications/$job/transcript.txt"; echo; done
done`;
/** Gives a program a folder, also of a single recording, and prints what it leaves. */
const ARCHIVE = `cd "$STATE_DIR"; from="$AUDIO"
[ -d "$from" ] || { mkdir -p in; cp "$AUDIO" in/1.wav; \${AUDIO_2:+cp "$AUDIO_2" in/2.wav}; from=in; }
export DEADLINE_SECONDS=$((DRILL_SECONDS - 5)) HOOK_TOKEN=secret
"$@" "$from" out >&2; status=$?
for text in out/*.txt; do [ -e "$text" ] && cat "$text" && echo; done
exit $status`;
/** Leaves the words of finals: partials, translations, the second channel, the sum at the end, and labels go. */
const FINALS = `sed -E '/^(partial|caller|changing|fr |it )/d; /^$/,$d; s/^([A-Za-z]+[0-9]*:?| *[0-9.]+ ) +//'`;

/** A page runs in a browser, and what `notRun` lists runs nowhere here: those have no case. */
const withCases = programs.filter(({cases}) => cases.length > 0);
const drilled = withCases.filter(({name}) => !Object.hasOwn(notDrilled, name));
const claimOf = ({name}: Program) => claims.find((claim) => claim.programs.test(name));

function commandOf(stage: SampleRunner, {path, language, cases}: Program, {args, ignores, role}: Claim): string[] {
  const [{as = 'example.wav', env, recordings = {}, stdin, device, ...wanted} = {}] = cases;
  const home = stage.newFolder('drill');
  stage.layOut(home, wanted);
  // The recording of the drill is in the place of each that the program reads.
  const copied = Object.entries(wanted.copies ?? {}).flatMap(([name, own]) => (own.startsWith('audio/') ? [name] : []));
  const spoken = [...Object.keys(recordings), ...copied];
  const start = device ? `timeout --preserve-status -s INT ${SPEECH_SECONDS} "$@"` : '"$@"';
  const source = stdin ? 'tail -c +45 "$AUDIO" | ' : '';
  const output = role === 'channels' ? 'cat' : ignores?.includes('lost') ? 'cat >&2' : FINALS;
  const script = [
    `set -o pipefail; cd "${home}"`,
    `cp "$AUDIO" "${as}"`,
    ...spoken.map((name, index) => `cp "${index > 0 ? `\${AUDIO_2:-$AUDIO}` : '$AUDIO'}" "${name}"`),
    device ? `export PYTHONPATH="${SHIMS}" SHIM_AUDIO="$AUDIO"` : '',
    role === 'archive' ? ARCHIVE : role === 'receiver' ? RECEIVE : `${source}${start} | ${output}`,
  ].join('\n');
  // The addresses, the key, and the waits are those of the drill.
  const own = {...stage.environment(home), HOOK_TOKEN: 'secret', ...env};
  const variables = Object.entries(own).filter(([name]) => !/_URL$|^API_KEY$|^RETRY_SECONDS$/.test(name));
  const other =
    role === 'receiver'
      ? [interpreterOf(join(ROOT, 'samples', CREATES_JOBS), 'python') ?? '', stage.pathOf(CREATES_JOBS)]
      : [];
  const given = role === 'archive' ? [] : (args ?? wanted.args ?? (as === 'example.wav' ? [] : [as]));
  return [
    ...['env', ...variables.map(([name, value]) => `${name}=${value}`), 'bash', '-c', script, 'bash'],
    interpreterOf(join(ROOT, 'samples', path), language) ?? '',
    stage.pathOf(path),
    ...other,
    ...given.map((arg) => arg.replace('{media}', stage.urls.media).replace('{job}', 'a1b2c3d4e5')),
  ];
}

async function problemsOf(stage: SampleRunner, program: Program, claim: Claim, drill: Drill): Promise<string[]> {
  const isPassed = drill.end === 'stopped' || claim.recovers || UNHARMED.includes(drill.name);
  const judged: Drill = {
    ...drill,
    seconds: Math.max(claim.seconds ?? 0, drill.seconds),
    end: isPassed ? drill.end : 'stopped',
  };
  const run = claim.role === 'channels' ? withChannels(judged) : judged;
  const {findings, errors} = await runDrill(run, commandOf(stage, program, claim));
  // A program that stops leaves no job where the service created none.
  const ignored = [...(claim.ignores ?? []), ...(!isPassed && drill.name === 'not-created-503' ? ['one-job'] : [])];
  const broken = findings.filter(({rule}) => !ignored.includes(rule)).map(({rule, why}) => `${rule}: ${why}`);
  if (/^Traceback|^ {4}at /m.test(errors)) broken.push(`stack trace: ${errors}`);
  if (!isPassed && errors.trim() === '') broken.push('stops without a message');
  return broken.map((one) => `${program.path}, ${drill.name}: ${one}`);
}

describe('programs of the samples', () => {
  let stage: SampleRunner;
  beforeAll(async () => {
    stage = await SampleRunner.open();
    // A job that never ends would take an hour: these programs poll once, for a second.
    const jobs = drills.filter(({kind}) => kind === 'job').map(({name}) => name);
    for (const {path} of drilled.filter((program) => claimOf(program)?.faces.some((name) => jobs.includes(name)))) {
      const text = readFileSync(stage.pathOf(path), 'utf8');
      const short = text.replace(/(range\(|polls < |1\.\.)120/, '$11').replace(/(wait"?[:=] ?)[36]0/g, '$11');
      writeFileSync(stage.pathOf(path), short);
    }
  });
  afterAll(() => stage.close());

  it('each have a claim, or a reason to have none', () => {
    const unknown = claims.flatMap(({faces}) => faces.filter((name) => !drills.some((drill) => drill.name === name)));
    expect(unknown).toEqual([]);
    expect(drilled.filter((program) => !claimOf(program)).map(({path}) => path)).toEqual([]);
    expect(Object.keys(notDrilled).filter((name) => !withCases.some((one) => one.name === name))).toEqual([]);
  });

  it('pass the drills that they claim to pass, and stop under the others with a message', async () => {
    const waiting = drilled.flatMap((program) => {
      const claim = claimOf(program);
      if (!claim) return [];
      return drills.filter(({name}) => claim.faces.includes(name)).map((drill) => ({program, claim, drill}));
    });
    const problems: string[] = [];
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        problems.push(...(await problemsOf(stage, next.program, next.claim, next.drill)));
    };
    await Promise.all(Array.from({length: AT_ONCE}, worker));
    expect(problems).toEqual([]);
  }, 3_600_000);
});
