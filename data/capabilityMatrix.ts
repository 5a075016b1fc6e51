/** Which feature works in which language, mode, and deployment: what capabilities.ts and languages.ts say together. */
import {type Capability, type CapabilityId, capabilities, capabilityIds} from './capabilities';
import {type Language, languages, type Support} from './languages';
import type {PageAddress} from './pageAddress';

/** The multilingual model, which `multi` needs, lacks some features. */
const notMulti = ({code}: Language) => code !== 'multi';

/** Features that some languages lack, `null` where nothing promises them; all others work in every language. */
const BY_LANGUAGE: Partial<Record<CapabilityId, (language: Language) => Support>> = {
  alignment: () => null,
  'audio-events': notMulti,
  'audio-filtering': notMulti,
  'auto-chapters': ({chapters}) => chapters,
  'custom-dictionary': notMulti,
  'disfluencies-word-replacement': notMulti,
  'end-of-turn': ({realtime}) => realtime,
  'language-identification': ({code, languageIdSaas}) => code === 'auto' || Boolean(languageIdSaas),
  'numeral-formatting': notMulti,
  'sentiment-analysis': ({sentiment}) => sentiment,
  'speaker-identification': notMulti,
  summarization: notMulti,
  'topic-detection': ({topics}) => topics,
  translation: ({code, translateToEnglish, translateFromEnglish}) =>
    code === 'en' || Boolean(translateToEnglish || translateFromEnglish),
};

export interface MatrixRow extends Capability {
  id: CapabilityId;
  /** `null` where the feature works in every language. */
  languages: readonly Language[] | null;
  /** The page that says why something does not work. */
  why: PageAddress;
}

/** One row for each feature. */
export const matrixRows: readonly MatrixRow[] = capabilityIds.map((id) => {
  const own = BY_LANGUAGE[id];
  const feature = capabilities[id];
  return {
    ...feature,
    id,
    languages: own ? languages.filter((language) => own(language) === true) : null,
    why: feature.notePage ?? feature.page,
  };
});

interface MatrixCell {
  language: string;
  domain: string | null;
  feature: CapabilityId;
  batch: Support;
  realtime: Support;
  saas: Support;
  onPrem: Support;
  /** The page that says why something does not work; `null` where everything does. */
  why: PageAddress | null;
}

/** Every language with every feature, for download. */
export function matrixCells(): MatrixCell[] {
  return languages.flatMap((language) =>
    matrixRows.map(({id, batch, realtime, saas, onPrem, why}): MatrixCell => {
      const own = BY_LANGUAGE[id];
      const isServed = own ? own(language) : true;
      const cell = {
        batch: batch && language.batch && isServed,
        realtime: realtime && language.realtime && isServed,
        saas: saas && isServed,
        onPrem: onPrem && isServed,
      };
      const isWhole = Object.values(cell).every(Boolean);
      return {language: language.code, domain: language.domain, feature: id, ...cell, why: isWhole ? null : why};
    }),
  );
}
