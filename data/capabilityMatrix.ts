/** Which feature works in which language, mode, and deployment: what capabilities.ts and languages.ts say together. */
import {type Capability, type CapabilityId, capability, capabilityIds} from './capabilities';
import {type Language, languages} from './languages';
import type {PageAddress} from './pageAddress';

/** The multilingual model, which `multi` needs, lacks some features. */
const notMulti = ({code}: Language) => code !== 'multi';

/** Features that some languages lack; all others work in every language. */
const BY_LANGUAGE: Partial<Record<CapabilityId, (language: Language) => boolean>> = {
  'audio-events': notMulti,
  'audio-filtering': notMulti,
  'auto-chapters': ({chapters}) => chapters === true,
  'custom-dictionary': notMulti,
  'disfluencies-word-replacement': notMulti,
  'numeral-formatting': notMulti,
  'language-identification': ({languageIdSaas}) => Boolean(languageIdSaas),
  'sentiment-analysis': ({sentiment}) => sentiment === true,
  'speaker-identification': notMulti,
  summarization: notMulti,
  'topic-detection': ({topics}) => topics === true,
  translation: ({translateToEnglish, translateFromEnglish}) => Boolean(translateToEnglish || translateFromEnglish),
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
  const feature = capability(id);
  return {
    ...feature,
    id,
    languages: own ? languages.filter(own) : null,
    why: feature.notePage ?? feature.page,
  };
});

export interface MatrixCell {
  language: string;
  domain: string | null;
  feature: CapabilityId;
  batch: boolean;
  realtime: boolean;
  saas: boolean;
  onPrem: boolean;
  /** The page that says why something does not work; `null` where everything does. */
  why: PageAddress | null;
}

/** Every language with every feature, for download. */
export function matrixCells(): MatrixCell[] {
  return languages.flatMap((language) =>
    matrixRows.map(({id, batch, realtime, saas, onPrem, why, languages: served}): MatrixCell => {
      const isServed = served === null || served.includes(language);
      const cell = {
        batch: isServed && batch && language.batch,
        realtime: isServed && realtime && language.realtime,
        saas: isServed && saas,
        onPrem: isServed && onPrem,
      };
      const isWhole = Object.values(cell).every(Boolean);
      return {language: language.code, domain: language.domain, feature: id, ...cell, why: isWhole ? null : why};
    }),
  );
}
