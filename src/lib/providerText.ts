/** Provider tokens inside data files, for components: the Markdown pass sees pages, not what they import. */
import {provider} from '../../provider';
import {replaceTokens} from './tokens';

/** Returns `text` with its `{{provider.…}}` tokens replaced; throws on an unknown one. */
export function providerText(text: string): string {
  return replaceTokens(text, 'data', {provider});
}
