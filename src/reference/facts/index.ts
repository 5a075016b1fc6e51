/** Tables and lists of the facts in data/, by the name that authors write. */
import {drills, USUAL_SECONDS} from '@speech-docs/emulator/drills';
import {faultTexts, notEmulated} from '@speech-docs/emulator/texts';
import type {Contract} from '@speech-docs/protocol/contracts';
import type {RootContent} from 'mdast';
import {audioEvents} from '../../../data/audioEvents';
import {type Capability, capabilities} from '../../../data/capabilities';
import {disfluencies} from '../../../data/disfluencies';
import {entityClasses, numberStyles} from '../../../data/entities';
import {flowLanguages} from '../../../data/flowLanguages';
import {type JobProgram, jobPrograms} from '../../../data/jobPrograms';
import {findLanguage, type Language, languages} from '../../../data/languages';
import {models} from '../../../data/models';
import {outputLocales} from '../../../data/outputLocales';
import {type PunctuationSet, punctuationSets} from '../../../data/punctuation';
import {batchEndpoints, environmentLabel, realtimeEndpoints} from '../../../data/regions';
import {isLoadedSample, sampleLanguages, sampleName} from '../../../data/sampleLanguages';
import {keyParameterMeanings} from '../../../data/temporaryKeys';
import {readLastRunFile} from '../../content/lastRun.server';
import {rowId} from '../../lib/rowId';
import {pageTitles} from '../../lib/sourcePages.server';
import {InvalidAttribute, keyIn} from '../lookup';
import type {Authentication, Parameter} from '../render/handshake';
import {code, html, link, list, paragraph, table} from '../render/nodes';
import type {Reference} from '../schemaLocations';
import type {Attributes} from '../types';
import {containerTable} from './containers';
import {factTable, tick} from './factTable';
import {limitsTable} from './limits';

const languageName = (language: string) => findLanguage(language)?.name ?? language;

export const factElements = {
  LanguageList: (_, attributes) => languageList(attributes),
  DisfluencyList: () => paragraph(disfluencies.map(code).join(', ')),
  LimitsTable: (_, attributes) => limitsTable(attributes),
  ContainerTable: (_, attributes) => containerTable(attributes),
  EndpointTable: (_, attributes) => endpointTable(attributes),
  FeatureTable: (_, attributes) => featureTable(attributes),
  AudioEventTable: () =>
    factTable({
      caption: 'Sounds and where they are reported',
      rows: audioEvents,
      id: ({type}) => type,
      columns: {
        Type: ({type}) => code(type),
        Batch: ({batchEvents}) => (batchEvents ? 'Events and summary' : 'Summary only'),
        'Real-time': ({realtime}) => (realtime ? 'Messages' : 'No'),
        Note: ({note}) => note ?? '—',
      },
    }),
  EntityClassTable: () =>
    factTable({
      caption: 'Classes of entities',
      rows: entityClasses,
      id: ({id}) => rowId(id),
      columns: {
        Class: ({id}) => code(id),
        Rule: ({rule}) => rule,
        Spoken: ({spoken}) => spoken,
        Written: ({written}) => html('strong', {}, written),
      },
    }),
  NumberStyleTable: () =>
    factTable({
      caption: 'Style by language',
      rows: numberStyles,
      id: ({language}) => `style-${language}`,
      columns: {
        Language: ({language}) => languageName(language),
        Thousands: ({thousands}) => ruleAndExample(thousands),
        Money: ({money}) => ruleAndExample(money),
        Decimals: ({decimal}) => ruleAndExample(decimal),
      },
    }),
  FlowVoiceTable: () =>
    factTable({
      caption: 'Languages and voices',
      rows: flowLanguages,
      id: ({code: id}) => id,
      searchTitle: ({name}) => `Voices of ${name}-speaking agents`,
      columns: {
        Language: ({name, bilingual}) => (bilingual ? `${name} and English` : name),
        Code: ({code: id}) => code(id),
        Voices: ({voices}) => voices.map((voice) => html('div', {}, voice)),
      },
    }),
  KeyParameterTable: ({contracts}) =>
    factTable({
      caption: 'Parameters of the request for a temporary key',
      rows: keyParameters(contracts.realtime),
      id: ({name}) => name,
      columns: {
        Name: ({name}) => code(name),
        In: (row) => row.in,
        Values: ({enum: values, type}) => values?.map((value) => code(`${value}`)).join(', ') ?? type?.toString(),
        Needed: ({required, deprecated, default: standard}) =>
          required ? 'Required' : deprecated ? 'Deprecated' : `Optional${standard ? `, default ${standard}` : ''}`,
        Meaning: ({name}) => keyParameterMeanings[name],
      },
    }),
  ModelTable: () =>
    factTable({
      caption: 'Models',
      rows: models,
      id: ({id}) => id,
      columns: {
        model: ({id, isDefault}) => `${code(id)}${isDefault ? ' (default)' : ''}`,
        For: ({summary}) => summary,
        Modes: ({realtime}) => (realtime ? 'Batch, real time' : 'Batch'),
        Language: ({languages: spoken}) => spoken,
      },
    }),
  OutputLocaleTable: () =>
    factTable({
      caption: 'Output locales',
      rows: outputLocales,
      id: ({code: id}) => id,
      columns: {
        Locale: ({code: id}) => code(id),
        Language: ({language}) => languageName(language),
        'The transcript is in': ({name, isDefault}) => `${name}${isDefault ? ', the default' : ''}`,
      },
    }),
  PunctuationTable: () =>
    factTable({
      caption: 'Marks by language',
      // "All other languages" reads best after the ones it is other than.
      rows: (Object.entries(punctuationSets) as [string, PunctuationSet][]).sort(
        ([one], [other]) => Number(one === 'western') - Number(other === 'western'),
      ),
      id: ([id]) => `marks-${id}`,
      columns: {
        Languages: ([, {name, fullWidth}]) => `${name}${fullWidth ? ' (full-width)' : ''}`,
        Marks: ([, {marks}]) => marks.map(code).join(' '),
        'End a sentence': ([, {endOfSentence}]) => endOfSentence.map(code).join(' '),
      },
    }),
  LanguagePacks: () =>
    factTable({
      caption: 'Language packs for several languages',
      rows: languages
        .filter(({kind}) => kind === 'pack')
        .map(({name, config}) => ({name: name.replace(' bilingual', '').replace('&', 'and'), config})),
      id: ({name}) => rowId(name),
      columns: {
        Pack: ({name}) => name,
        // On one line that can break between members.
        transcription_config: ({config}) =>
          html('code', {}, JSON.stringify(config).replaceAll('":', '": ').replaceAll(',"', ', "')),
      },
    }),
  /** The drills of the emulator: what goes wrong, and what a right program does then. */
  Drills: () =>
    table(
      ['Drill', 'Kind', 'Fault', 'Expected'],
      drills
        .toSorted((a, b) => a.kind.localeCompare(b.kind))
        .map(({name, kind, title, page, end, seconds, notJudged}) => [
          code(name),
          code(kind),
          `[${title}](${page})`,
          `${end === 'complete' ? 'Complete' : 'Stop'}${seconds === USUAL_SECONDS ? '' : ` in ${seconds} s`}${notJudged ? `. Not judged: ${notJudged}` : ''}`,
        ]),
    ),
  /** The faults of the emulator: where each can be injected, what it does, and an example. */
  Faults: () =>
    table(
      ['Fault', 'API', 'Effect', 'Example'],
      faultTexts.map(({name, scope, text, example}) => [
        code(name),
        scope,
        text,
        html('span', {'data-search': 'skip'}, code(example)),
      ]),
    ),
  ProgramTable: () => programTable(),
  NotEmulated: () => list(notEmulated.map((text) => `${text}.`)),
} satisfies Record<string, (reference: Reference, attributes: Attributes) => RootContent>;

/** `<ProgramTable />`: in which languages the programs are there, and with what the tests ran them. */
function programTable(): RootContent {
  const {ran} = readLastRunFile(process.cwd());
  const names = new Set(jobPrograms.map(({name}) => name));
  const missing = Object.keys(ran).find((path) => isLoadedSample(`samples/${path}`) && !names.has(sampleName(path)));
  if (missing) throw new InvalidAttribute(`samples/${missing} has no row in data/jobPrograms.ts.`);
  const stampOf = (name: string, id: string) =>
    Object.entries(ran).find(([path]) => path.split('/')[1] === id && sampleName(path) === name)?.[1];
  const [first] = jobPrograms;
  // Commands for curl have names of their own.
  const columns = sampleLanguages.filter(({id}) => id !== 'shell');
  // Not searched: a query for a language is answered by its programs.
  const rows = table(
    ['Program', ...columns.map(({label}) => label)],
    [
      ...jobPrograms.map(({name, job, page}: JobProgram) => [
        link(page, job),
        ...columns.map(({id}) => tick(!!stampOf(name, id), id === 'csharp' ? ['○', 'On Mono only'] : undefined)),
      ]),
      ['Ran with', ...columns.map(({id}) => `${stampOf(`${first?.name}`, id)?.split(', ')[0]}`)],
    ],
  );
  return html('div', {'data-search': 'skip'}, rows);
}

function keyParameters({root}: Contract): Parameter[] {
  const ways: Authentication[] = root['x-handshake'].authentication;
  return ways.flatMap(({temporaryKey}) => temporaryKey?.parameters ?? []);
}

/** `<LanguageList with="profanityTags" />`: the languages for which something works, with their codes. */
function languageList({with: claim}: Attributes): RootContent {
  if (claim !== 'entityMetadata' && claim !== 'profanityTags' && claim !== 'disfluencyTags')
    throw new InvalidAttribute(`with="${claim}" is unknown. Use entityMetadata, profanityTags or disfluencyTags.`);
  const found = languages.filter((language: Language) => language[claim] === true);
  return paragraph(`${found.map(({name, code: id}) => `${name} ${code(id)}`).join(', ')}.`);
}

function ruleAndExample({rule, example}: {rule: string; example: string}) {
  return [`${rule}: `, html('strong', {}, example)];
}

const ENDPOINTS = {
  batch: {caption: 'Hosts of the batch API', rows: batchEndpoints},
  realtime: {caption: 'Hosts of the real-time API', rows: realtimeEndpoints},
};

/** `<EndpointTable api="batch" />`: the hosts of an API, with the environment of each and who may use it. */
function endpointTable({api}: Attributes): RootContent {
  return factTable({
    ...ENDPOINTS[keyIn(ENDPOINTS, 'api', api)],
    id: ({host}) => rowId(host),
    columns: {
      // Never broken: a host is read, and copied, in one piece.
      Host: ({host}) => html('code', {className: 'whole'}, host),
      Environment: ({environment}) => (environment ? environmentLabel(environment) : 'The nearest one'),
      For: ({use}) => use,
    },
  });
}

/** `<FeatureTable of="both" />`: the features that both deployments have, or with `of="one"` those in which they differ. */
function featureTable({of}: Attributes): RootContent {
  const isWanted = {both: true, one: false};
  const wanted = isWanted[keyIn(isWanted, 'of', of)];
  const titles = pageTitles();
  const features = Object.entries(capabilities)
    .map(([id, feature]: [string, Capability]) => ({
      id,
      ...feature,
      name: feature.name ?? titles.get(feature.page) ?? feature.page,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  // A feature that containers have only under a condition has a note with a link to the page of that condition.
  const isInBoth = ({saas, onPrem, notePage}: Capability) => saas === onPrem && !notePage?.startsWith('/deployments/');
  return factTable({
    caption: 'Features by mode and deployment',
    rows: features.filter((feature) => isInBoth(feature) === wanted),
    id: ({id}) => `feature-${id}`,
    detail: ({note}) => note,
    columns: {
      Feature: ({name, page}) => html('a', {href: page}, name),
      Batch: ({batch}) => tick(batch),
      'Real time': ({realtime}) => tick(realtime),
      Hosted: ({saas}) => tick(saas),
      'On-premises': ({onPrem}) => tick(onPrem),
    },
  });
}
