/** What a reader sees of a report, in the page's language. */
import {translate} from '@docusaurus/Translate';

export const ASK = translate({
  id: 'site.feedback.ask',
  message: 'Something wrong here?',
  description: 'Button beside a heading, and title of its report',
});
