/** The token tree of this site: who it speaks for, and the facts that pages state in running text. */
import {tokenFacts} from '../../data/index';
import {provider} from '../../provider';
import {replaceTokens, type TokenTree} from '../lib/tokens';

export const siteTokens: TokenTree = {provider, ...tokenFacts};

/** Replaces the site's tokens in `text`; `file` is named when one is unknown. */
export function replaceSiteTokens(text: string, file: string): string {
  return replaceTokens(text, file, siteTokens);
}
