import type {LimitError} from '@site/data/limits';

/** Returns what a program receives at the limit, with code between backticks. */
export function limitAnswer(error: LimitError | undefined): string {
  switch (error?.via) {
    case 'http':
      return [`HTTP \`${error.status}\``, ...[error.error, error.detail].map(quoted)].filter(Boolean).join(', ');
    case 'socket':
      if (!error.type) return `Close code \`${error.closeCode}\``;
      return [`Error ${quoted(error.type)}`, error.closeCode && `close code \`${error.closeCode}\``]
        .filter(Boolean)
        .join(', ');
    case 'warning':
      return `Warning \`${error.type}\``;
    case 'transcript':
      return `\`${error.type}\` in \`${error.list}\``;
    default:
      return 'None';
  }
}

function quoted(text: string | undefined): string {
  return text ? `\`${text}\`` : '';
}
