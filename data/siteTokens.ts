/**
 * Fills the tokens of this site: who it speaks for, and the facts that pages state in running text. Pages, contracts,
 * and samples all go through this one function.
 */
import {provider} from '../provider';
import {baseUrlFrom, siteUrlFrom} from './buildEnvironment';
import {tokenFacts} from './index';
import {replaceTokens, type TokenTree} from './tokens';

/** Commands and comments that lead to this site lead to where it is served, with its base URL. */
const siteUrl = siteUrlFrom(provider.siteUrl) + baseUrlFrom().slice(0, -1);

const siteTokens: TokenTree = {provider: {...provider, siteUrl}, ...tokenFacts};

/** Returns `text` with the site's tokens replaced; throws an error that names `file` and line when one is unknown. */
export function replaceSiteTokens(text: string, file: string): string {
  return replaceTokens(text, file, siteTokens);
}
