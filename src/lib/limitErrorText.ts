import type {LimitError} from '../../data/limits';

/** Returns what a program receives at the limit, with code between backticks. */
export function limitErrorText(error: LimitError | undefined): string {
  switch (error?.via) {
    case 'http':
      return [`HTTP \`${error.status}\``, ...[error.error, error.detail].map(quoted)].filter(Boolean).join(', ');
    case 'socket':
      return socketErrorText(error);
    case 'warning':
      return `Warning ${quoted(error.type)}`;
    case 'transcript':
      return `${quoted(error.type)} in ${quoted(error.list)}`;
    default:
      return 'None';
  }
}

function socketErrorText({type, closeCode}: Extract<LimitError, {via: 'socket'}>): string {
  if (!type) return `Close code \`${closeCode}\``;
  return `Error ${quoted(type)}${closeCode === undefined ? '' : `, close code \`${closeCode}\``}`;
}

function quoted(text: string | undefined): string {
  return text ? `\`${text}\`` : '';
}
