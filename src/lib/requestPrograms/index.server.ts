/**
 * The request of a reference page in Java, Go, C#, and TypeScript. Its command for curl is the source: each program sends
 * the same method, path, and form, and prints the response. `<language>.mustache` beside this file is the program.
 */
import {readFileSync} from 'node:fs';
import {sampleLanguages} from '../../../data/sampleLanguages';

/** How a language writes a text with the ID of a job in it, and the configuration of a form. */
const LANGUAGES = {
  java: {path: added('args[0]'), config: (json: string) => json.replace(/^/gm, '      ')},
  go: {path: added('os.Args[1]'), config: (json: string) => json},
  csharp: {path: added('args[0]'), config: (json: string) => json.replaceAll('"', '""')},
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a template of the program
  typescript: {path: (path: string) => path.replace('$job_id', '${jobId}'), config: (json: string) => json},
};

/** Returns the programs in the languages that a page loads, with their paths below the project. */
export function requestPrograms(name: string, curl: string) {
  return sampleLanguages.flatMap(({id, label, fences}) => {
    if (!(id in LANGUAGES)) return [];
    const className = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    const [[ending = '', language = ''] = []] = Object.entries(fences);
    const file = `samples/reference/${id}/${id === 'java' || id === 'csharp' ? className : name}${ending}`;
    const text = write(id as keyof typeof LANGUAGES, className, curl);
    return [{id, label, language, file, text}];
  });
}

function write(language: keyof typeof LANGUAGES, className: string, curl: string): string {
  const find = (pattern: RegExp) => pattern.exec(curl)?.[1];
  const path = find(/"\$BATCH_URL([^"]+)"/) ?? '';
  const config = find(/^config='([^']+)'$/m);
  const method = find(/--request (\w+)/) ?? (config ? 'POST' : 'GET');
  const isOfJob = path.includes('$job_id');
  const of = LANGUAGES[language];
  return fill(readFileSync(`src/lib/requestPrograms/${language}.mustache`, 'utf8'), {
    form: config !== undefined,
    job: isOfJob,
    get: method === 'GET',
    purpose: find(/^#.*\n#.*\n# (.+)$/m) ?? '',
    problem: `Set API_KEY ${isOfJob ? 'and name a job id' : 'first'}`,
    Name: className,
    METHOD: method,
    Method: method.charAt(0) + method.slice(1).toLowerCase(),
    path: of.path(path),
    config: of.config(config ?? ''),
  });
}

/** The path as an expression in which quoted texts and a variable are added. */
function added(variable: string) {
  return (path: string) => `"${path.replace('$job_id', `" + ${variable} + "`)}"`.replace(' + ""', '');
}

/**
 * Fills in a template. Of Mustache, it knows `{{name}}`, and sections of whole lines or of a part of one: `{{#name}}` is left
 * out where the value is false, `{{^name}}` where it is true. Tokens of the site have a dot in their names, and stay.
 */
function fill(template: string, values: Readonly<Record<string, string | boolean>>): string {
  return template
    .replace(/\{\{([#^])(\w+)\}\}\n?([\s\S]*?)\{\{\/\2\}\}\n?/g, (_, sign, name, text) =>
      values[name] === (sign === '#') ? text : '',
    )
    .replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]));
}
