/**
 * The facts that tokens in pages may name: `{{limits.batch.maxUploadBytes}}` becomes `under 1 GB`, `{{counts.languages}}`
 * becomes `55`.
 *
 * Components and tests import the file they need; only the replacer of tokens reads this tree.
 */
import {audioEvents} from './audioEvents';
import {gpuMemory, languageIdVersion} from './containers';
import {entityClasses} from './entities';
import {flowLanguages} from './flowLanguages';
import {fileTypes, rejectedFileExamples} from './formats';
import {type Language, languages} from './languages';
import {isLimit, type Limit, type LimitTree, limits} from './limits';
import {factSentences} from './providerFacts';
import {socketDecisions, unlistedSeconds, waitRange, waits} from './recovery';
import {defaultTopics} from './topics';
import {translationPairs, translationsFrom} from './translationPairs';

/** Texts by path; a token names a leaf. */
type Texts = {[name: string]: string | Texts};

function displayTexts(tree: LimitTree): Texts {
  return Object.fromEntries(
    Object.entries(tree).map(([name, node]: [string, Limit | LimitTree]) => [
      name,
      isLimit(node) ? node.text : displayTexts(node),
    ]),
  );
}

const inWords = (items: readonly string[]) => new Intl.ListFormat('en').format(items);

function languageNames(isMeant: (language: Language) => boolean): string {
  return inWords(languages.filter(isMeant).map(({name, code}) => `${name} (\`${code}\`)`));
}

const hasDedicatedFormatting = ({smartFormatting}: Language) => smartFormatting === 'dedicated';

/** The tree behind the tokens of this folder; the replacer adds those of provider.ts. */
export const tokenFacts: Texts = {
  limits: displayTexts(limits),
  containers: {gpuMemory, languageIdVersion},
  /** Sentences about what only the provider knows. */
  facts: factSentences(),
  waits: {
    socket: waitRange(waits.socket),
    request: waitRange(waits.request),
    requestAttempts: `${waits.request.attempts}`,
    jobWithWait: waitRange(waits.jobWithWait),
    runningJob: waitRange(waits.runningJob),
    runningJobLongest: `${waits.runningJob.capSeconds} s`,
    unlisted: `${unlistedSeconds} s`,
    runningJobReads: `${waits.runningJob.attempts}`,
    jobAgain: waitRange(waits.jobAgain),
  },
  counts: {
    languages: `${languages.filter((language) => language.kind === 'single').length}`,
    languagePacks: `${languages.filter((language) => language.kind === 'pack').length}`,
    medicalLanguages: `${languages.filter(({medical}) => medical).length}`,
    disfluencyLanguages: `${languages.filter(({disfluencyTags}) => disfluencyTags).length}`,
    smartFormattingLanguages: `${languages.filter(hasDedicatedFormatting).length}`,
    translationPairs: `${translationPairs.length}`,
    translationPairsOnPremises: `${translationPairs.filter(({onPrem}) => onPrem).length}`,
    translationTargetsFromEnglish: `${translationsFrom('en').length}`,
    flowLanguages: `${flowLanguages.length}`,
    flowSingles: `${flowLanguages.filter(({bilingual}) => !bilingual).length}`,
    flowPacks: `${flowLanguages.filter(({bilingual}) => bilingual).length}`,
    entityClasses: `${entityClasses.length}`,
    audioEventTypes: `${audioEvents.filter((event) => event.requestable).length}`,
  },
  lists: {
    fileTypes: inWords(fileTypes.map(({id}) => `\`${id}\``)),
    rejectedFiles: rejectedFileExamples.map((name) => `\`${name}\``).join(' or '),
    languagesNotIdentified: languageNames(({kind, languageIdSaas}) => kind === 'single' && languageIdSaas === false),
    languagesIdentifiedWhenExpected: languageNames(({languageIdSaas}) => languageIdSaas === 'when expected'),
    medicalLanguages: languageNames(({medical}) => medical),
    disfluencyLanguages: languageNames(({disfluencyTags}) => disfluencyTags === true),
    smartFormattingLanguages: languageNames(hasDedicatedFormatting),
    languagesWithoutChapters: languageNames(({kind, chapters}) => kind === 'single' && chapters === false),
    reconnectErrors: Object.entries(socketDecisions.error)
      .filter(([, decision]) => 'wait' in decision && decision.wait === 'socket')
      .map(([type]) => `\`${type}\``)
      .join(', '),
    defaultTopics: inWords(defaultTopics.map((topic) => `\`${topic}\``)),
  },
};
