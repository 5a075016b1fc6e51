/** The bar above the page. A new id shows it again to readers who have closed an older one. */
import {baseUrlFrom} from '../../../data/buildEnvironment';
import {provider} from '../../../provider';
import {withBaseUrl} from '../../lib/withBaseUrl';

export const announcementBar = {
  id: 'first-request',
  // One line on a phone.
  content: withBaseUrl(
    `New to ${provider.name}? <a href="/get-started/quickstart">Choose a quickstart</a>`,
    baseUrlFrom(),
  ),
  isCloseable: true,
};
