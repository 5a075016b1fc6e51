import {type Language, languageKey, languages} from '@site/data/languages';

/** Claims of a language that other pages list; each is a property in data/languages.ts that can be `true`. */
type Claim = 'entityMetadata' | 'profanityTags' | 'disfluencyTags';
type Props = {with: Claim};

/** Names the languages for which something works, with their codes, in the order of the language table. */
export default function LanguageList({with: claim}: Props) {
  const names = languages.filter((language: Language) => language[claim] === true);
  return (
    <p>
      {names.map((language, index) => (
        <span key={languageKey(language)}>
          {index > 0 && ', '}
          {language.name} <code>{language.code}</code>
        </span>
      ))}
      .
    </p>
  );
}
