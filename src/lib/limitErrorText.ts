import {translate} from '@docusaurus/Translate';
import type {LimitError} from '@site/data/limits';

/** Returns what a program receives at the limit, with code between backticks. */
export function limitErrorText(error: LimitError | undefined): string {
  switch (error?.via) {
    case 'http':
      return [`HTTP \`${error.status}\``, ...[error.error, error.detail].map(quoted)].filter(Boolean).join(', ');
    case 'socket':
      return socketAnswer(error);
    case 'warning':
      return translate(
        {id: 'component.LimitsTable.warning', message: 'Warning {type}', description: 'A message before a limit'},
        {type: quoted(error.type)},
      );
    case 'transcript':
      return translate(
        {
          id: 'component.LimitsTable.inTranscript',
          message: '{type} in {list}',
          description: 'An error in a transcript',
        },
        {type: quoted(error.type), list: quoted(error.list)},
      );
    default:
      return translate({id: 'component.LimitsTable.none', message: 'None', description: 'No error at a limit'});
  }
}

function socketAnswer({type, closeCode}: Extract<LimitError, {via: 'socket'}>): string {
  const values = {type: quoted(type), code: quoted(closeCode === undefined ? undefined : `${closeCode}`)};
  if (!type)
    return translate(
      {id: 'component.LimitsTable.closed', message: 'Close code {code}', description: 'A socket closes at a limit'},
      values,
    );
  if (closeCode === undefined)
    return translate(
      {id: 'component.LimitsTable.error', message: 'Error {type}', description: 'A message at a limit'},
      values,
    );
  return translate(
    {
      id: 'component.LimitsTable.errorAndClosed',
      message: 'Error {type}, close code {code}',
      description: 'A message at a limit, after which the socket closes',
    },
    values,
  );
}

function quoted(text: string | undefined): string {
  return text ? `\`${text}\`` : '';
}
