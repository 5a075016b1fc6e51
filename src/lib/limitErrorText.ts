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
      return translate({message: 'Warning {type}'}, {type: quoted(error.type)});
    case 'transcript':
      return translate({message: '{type} in {list}'}, {type: quoted(error.type), list: quoted(error.list)});
    default:
      return translate({message: 'None'});
  }
}

function socketAnswer({type, closeCode}: Extract<LimitError, {via: 'socket'}>): string {
  const values = {type: quoted(type), code: quoted(closeCode === undefined ? undefined : `${closeCode}`)};
  if (!type) return translate({message: 'Close code {code}'}, values);
  if (closeCode === undefined) return translate({message: 'Error {type}'}, values);
  return translate({message: 'Error {type}, close code {code}'}, values);
}

function quoted(text: string | undefined): string {
  return text ? `\`${text}\`` : '';
}
