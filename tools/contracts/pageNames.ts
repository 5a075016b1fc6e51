/**
 * The words that pages and samples set as names of an API: in inline code, in code blocks, in sample files. Each comes
 * with the line where it is, so that a complaint can name it.
 */
import {inlineCode} from './texts';

export interface FoundName {
  name: string;
  file: string;
  line: number;
  /** Whether it is a status or a close code. */
  isCode: boolean;
}

/** What looks like a name of an API: `snake_case` in lower case, or a message in CamelCase of two words or more. */
const API_NAME = /^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|(?:[A-Z][a-z]+){2,})$/;
const CODE = /^(?:[1-5]\d\d|1\d{3}|4\d{3})$/;

/** Every word that a page sets in inline code; of whole expressions only what looks like a name of an API. */
export function namesInProse(file: string, lines: readonly string[]): FoundName[] {
  return lines.flatMap((text, index) => {
    const found = (name: string) => ({name, file, line: index + 1, isCode: CODE.test(name)});
    return inlineCode(text).flatMap((code) => {
      if (/^[\w.-]+$/.test(code)) return [found(code)];
      const words = code.split(/[^\w-]+/);
      return words.filter((word) => API_NAME.test(word)).map(found);
    });
  });
}

interface Marks {
  /** A member of a payload, whatever it looks like: the name in group 1. */
  members: RegExp[];
  /** A word that counts when it looks like a name of an API. */
  words: RegExp[];
}

const JSON_MEMBER = /"([A-Za-z_][\w-]*)"\s*:/g;
const STRING = /["'](\w+)["']/g;
const JAVASCRIPT: Marks = {
  members: [],
  // JavaScript writes its own names in camelCase, so that snake_case is the API's wherever it is.
  words: [/(?<![\w$-])([a-z][a-z0-9]*(?:_[a-z0-9]+)+)\b/g, STRING],
};
const PYTHON: Marks = {
  members: [/\[["']([a-z]\w*)["']\]/g, /\.get\(["']([a-z]\w*)["']/g, /["']([A-Za-z_]\w*)["']\s*:(?!=)/g],
  words: [STRING],
};
const SHELL: Marks = {
  members: [JSON_MEMBER, /--form(?:-string)?\s+["']?([a-z_]+)=/g, /[?&]([a-z_]+)=/g, /\bfield\s+([a-z_]+)/g],
  words: [STRING],
};
/** Payloads are JSON in a string, and fields are read by name, or by the field of a struct, which begins with a capital. */
const COMPILED: Marks = {members: [JSON_MEMBER], words: [STRING]};
const MARKS: Record<string, Marks> = {
  json: {members: [JSON_MEMBER], words: [STRING]},
  python: PYTHON,
  js: JAVASCRIPT,
  tsx: JAVASCRIPT,
  javascript: JAVASCRIPT,
  typescript: JAVASCRIPT,
  bash: SHELL,
  java: COMPILED,
  go: COMPILED,
  csharp: COMPILED,
};

const STATUS = /\b(?:status|status_code|statusCode|code|closeCode)\b\W{1,8}(?:in\W{1,4})?([1-5]\d\d|1\d{3}|4\d{3})\b/g;

/** Every name of the API that a program writes, variables aside; of a page's other blocks none. */
export function namesInProgram(file: string, language: string, code: string, firstLine = 1): FoundName[] {
  const marks = MARKS[language];
  if (!marks && file.startsWith('samples/')) {
    throw new Error(`${file}: say in tools/contracts/pageNames.ts how ${language} writes names of the API.`);
  }
  if (!marks) return [];
  const first = (text: string, patterns: RegExp[]) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
  return code.split('\n').flatMap((text, index) => {
    const line = firstLine + index;
    const words = first(text, marks.words).filter((word) => API_NAME.test(word));
    const names = new Set([...first(text, marks.members), ...words]);
    return [
      ...[...names].map((name) => ({name, file, line, isCode: false})),
      ...first(text, [STATUS]).map((name) => ({name, file, line, isCode: true})),
    ];
  });
}
