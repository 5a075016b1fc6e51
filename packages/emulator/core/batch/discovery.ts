/** Feature discovery: what the service can do, for programs that read it before they offer a choice. */
import {languages, translationPairs} from '@speech-docs/protocol/facts';
import {type HttpResponse, ok} from '../http';

/** Returns the languages, translations, and identifications of the service. */
export function discovery(): HttpResponse {
  const single = languages.filter(({kind}) => kind === 'single');
  const entries = <T>(pairs: [string, T][]) => Object.fromEntries(pairs);
  const transcription = [
    {
      languages: single.map(({code}) => code),
      locales: entries(
        single.filter((one) => one.outputLocales.length > 0).map(({code, outputLocales}) => [code, outputLocales]),
      ),
      domains: entries(languages.filter(({domain}) => domain).map(({code, domain}) => [code, [domain]])),
    },
  ];
  const translation: Record<string, string[]> = {};
  for (const {source, target} of translationPairs) {
    translation[source] ??= [];
    translation[source].push(target);
  }
  const languageid = single.filter(({languageIdSaas}) => languageIdSaas === true).map(({code}) => code);
  const pack = (name: string) => ({language_description: name});
  return ok({
    metadata: {language_pack_info: entries(single.map(({code, name}) => [code, pack(name)]))},
    batch: {transcription: transcription[0], translation, languageid},
  });
}
