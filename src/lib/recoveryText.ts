/** What to do after a failure, in the words of pages. */
import {inWords} from '../../data/brokenSession';
import {type Action, type Wait, waitRange} from '../../data/recovery';

interface Advice {
  kind?: string;
  action: Action;
  wait?: Wait;
}

/** Returns a phrase for a cell of a table: `Retry after 5–10 s`. */
export function actionPhrase({kind, action, wait}: Advice): string {
  if (action === 'retry after')
    return `Retry after ${wait ? waitRange(wait) : ''}${wait?.attempts === 1 ? ', once' : ''}`;
  if (action === 'continue') return kind === 'warning' ? 'Session still open' : 'Nothing to retry';
  return `${action[0]?.toUpperCase()}${action.slice(1)}`;
}

/** Returns a whole sentence, with how the wait grows and when to stop. */
export function actionSentence({kind, action, wait}: Advice): string {
  const times = wait ? inWords(wait) : '';
  const sentences: Record<Action, string> = {
    'retry after': `Retry after ${times}.`,
    'new session': `Open a new session: ${times}.`,
    'fix first': 'Fix the cause first: the same request fails again.',
    'ask support': "Don't retry. Contact support, and until then, do what the fix says.",
    continue: kind === 'warning' ? 'The session is still open.' : 'There is nothing to retry.',
  };
  return sentences[action];
}
