/** What a reader sees of a report, in the page's language. */
import {translate} from '@docusaurus/Translate';

export const ASK = translate({
  id: 'site.feedback.ask',
  message: 'Something wrong here?',
  description: 'The button beside a heading that opens a report, and the title of the report',
});
