/**
 * The request of a reference page in Java, Go, C#, and TypeScript. Its command for curl is the source: each program sends
 * the same method, path, and form, and prints the response.
 */
import {type SampleLanguage, sampleLanguages} from '../../data/sampleLanguages';

interface CurlRequest {
  /** What the program does, as a comment. */
  purpose: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** After the base address: text, with the ID of a job between the first part and the rest. */
  path: [string, ...string[]];
  /** JSON of the form; its other part is a recording. */
  config: string | undefined;
}

/** Returns what a command for curl sends. */
function readCurl(sample: string): CurlRequest {
  const find = (pattern: RegExp) => pattern.exec(sample)?.[1];
  const config = find(/^config='([^']+)'$/m);
  const path = (find(/"\$BATCH_URL([^"]+)"/) ?? '').split('$job_id') as [string, ...string[]];
  const method = (find(/--request (\w+)/) ?? (config ? 'POST' : 'GET')) as CurlRequest['method'];
  return {purpose: find(/^#.*\n#.*\n# (.+)$/m) ?? '', method, path, config};
}

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const title = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();
/** Joins the lines; those that don't apply are left out. */
const text = (...lines: (string | false | undefined)[]) =>
  `${lines.filter((line) => line !== false && line !== undefined).join('\n')}\n`;
/** The path as an expression in which quoted texts and a variable are added. */
const added = ([first, ...rest]: string[], variable: string) =>
  [`"${first}"`, ...rest.flatMap((part) => [variable, part && `"${part}"`])].filter(Boolean).join(' + ');
const problemOf = (isOfJob: boolean) => `Set API_KEY ${isOfJob ? 'and name a job id' : 'first'}`;
const BASE = 'https://eu1.{{provider.batchHost}}/v2';

function java(name: string, {purpose, method, path, config}: CurlRequest): string {
  const isOfJob = path.length > 1;
  return text(
    '// Java 17 or later. Packages: none',
    `// ${purpose}`,
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    config && 'import java.net.http.HttpRequest.BodyPublishers;',
    'import java.net.http.HttpResponse.BodyHandlers;',
    config && 'import java.nio.file.Path;',
    '',
    `public class ${pascal(name)} {`,
    config && `  static final String CONFIG = """\n${config.replace(/^/gm, '      ')}""";\n`,
    '  public static void main(String[] args) throws Exception {',
    '    String key = System.getenv("API_KEY");',
    '    String url = System.getenv().getOrDefault(',
    `        "BATCH_URL", "${BASE}");`,
    `    if (key == null${isOfJob ? ' || args.length < 1' : ''}) {`,
    `      System.err.println("${problemOf(isOfJob)}");`,
    '      System.exit(1);',
    '    }',
    config && '    Path audio = Path.of(args.length > 0 ? args[0] : "example.wav");',
    config && '    String boundary = "form-" + System.nanoTime();',
    config && '    String head = """',
    config &&
      '        --%1$s\\r\n        Content-Disposition: form-data; name="config"\\r\n        \\r\n        %2$s\\r',
    config && '        --%1$s\\r\n        Content-Disposition: form-data; name="data_file"; filename="%3$s"\\r',
    config && '        \\r\n        """.formatted(boundary, CONFIG, audio.getFileName());',
    '    HttpRequest request = HttpRequest.newBuilder()',
    `        .uri(URI.create(url + ${added(path, 'args[0]')}))`,
    '        .header("Authorization", "Bearer " + key)',
    config && '        .header("Content-Type", "multipart/form-data; boundary=" + boundary)',
    config ? '        .POST(BodyPublishers.concat(' : `        .${method}()`,
    config && '            BodyPublishers.ofString(head), BodyPublishers.ofFile(audio),',
    config && '            BodyPublishers.ofString("\\r\\n--" + boundary + "--\\r\\n")))',
    '        .build();',
    '    var response = HttpClient.newHttpClient()',
    '        .send(request, BodyHandlers.ofString());',
    '    System.out.println(response.body());',
    '    if (response.statusCode() >= 400) System.exit(1);',
    '  }',
    '}',
  );
}

function go(_: string, {purpose, method, path, config}: CurlRequest): string {
  const isOfJob = path.length > 1;
  const imports = [
    'fmt',
    'io',
    'log',
    'net/http',
    'os',
    ...(config ? ['bytes', 'mime/multipart', 'path/filepath'] : []),
  ];
  return text(
    '// Go 1.19 or later. Packages: none',
    '',
    `// ${purpose}`,
    'package main',
    '',
    `import (\n${imports
      .sort()
      .map((one) => `\t"${one}"`)
      .join('\n')}\n)`,
    '',
    config && `const config = \`${config}\`\n`,
    'func main() {',
    '\tkey, url := os.Getenv("API_KEY"), os.Getenv("BATCH_URL")',
    `\tif url == "" {\n\t\turl = "${BASE}"\n\t}`,
    `\tif key == ""${isOfJob ? ' || len(os.Args) < 2' : ''} {\n\t\tlog.Fatal("${problemOf(isOfJob)}")\n\t}`,
    config && '\taudioPath := "example.wav"\n\tif len(os.Args) > 1 {\n\t\taudioPath = os.Args[1]\n\t}',
    config && '\taudio, err := os.Open(audioPath)\n\tcheck(err)\n\tdefer audio.Close()\n\tvar body bytes.Buffer',
    config && '\tform := multipart.NewWriter(&body)\n\tcheck(form.WriteField("config", config))',
    config && '\tpart, err := form.CreateFormFile("data_file", filepath.Base(audioPath))\n\tcheck(err)',
    config && '\t_, err = io.Copy(part, audio)\n\tcheck(err)\n\tcheck(form.Close())',
    `\turl += ${added(path, 'os.Args[1]')}`,
    `\trequest, err := http.NewRequest("${method}", url, ${config ? '&body' : 'nil'})`,
    '\tcheck(err)',
    '\trequest.Header.Set("Authorization", "Bearer "+key)',
    config && '\trequest.Header.Set("Content-Type", form.FormDataContentType())',
    '\tresponse, err := http.DefaultClient.Do(request)\n\tcheck(err)\n\tdefer response.Body.Close()',
    '\ttext, err := io.ReadAll(response.Body)\n\tcheck(err)\n\tfmt.Println(string(text))',
    '\tif response.StatusCode >= 400 {\n\t\tos.Exit(1)\n\t}',
    '}',
    '',
    'func check(err error) {\n\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n}',
  );
}

function csharp(name: string, {purpose, method, path, config}: CurlRequest): string {
  const isOfJob = path.length > 1;
  return text(
    '// C# with .NET 10 or later. Packages: none',
    `// ${purpose}`,
    'using System;',
    config && 'using System.IO;',
    'using System.Net.Http;',
    'using System.Net.Http.Headers;',
    'using System.Threading.Tasks;',
    '',
    `class ${pascal(name)}`,
    '{',
    config && `    const string Config = @"${config.replaceAll('"', '""')}";\n`,
    '    static async Task<int> Main(string[] args)',
    '    {',
    '        string key = Environment.GetEnvironmentVariable("API_KEY");',
    '        string url = Environment.GetEnvironmentVariable("BATCH_URL")',
    `            ?? "${BASE}";`,
    `        if (key == null${isOfJob ? ' || args.Length < 1' : ''})`,
    `        {\n            Console.Error.WriteLine("${problemOf(isOfJob)}");\n            return 1;\n        }`,
    '        var request = new HttpRequestMessage(',
    `            HttpMethod.${title(method)}, url + ${added(path, 'args[0]')});`,
    '        request.Headers.Authorization =',
    '            new AuthenticationHeaderValue("Bearer", key);',
    config && '        string audio = args.Length > 0 ? args[0] : "example.wav";',
    config &&
      '        var form = new MultipartFormDataContent();\n        form.Add(new StringContent(Config), "config");',
    config &&
      '        form.Add(new StreamContent(File.OpenRead(audio)),\n            "data_file", Path.GetFileName(audio));',
    config && '        request.Content = form;',
    '        using (var client = new HttpClient())',
    '        using (var response = await client.SendAsync(request))',
    '        {',
    '            Console.WriteLine(await response.Content.ReadAsStringAsync());',
    '            return response.IsSuccessStatusCode ? 0 : 1;',
    '        }',
    '    }',
    '}',
  );
}

function typescript(_: string, {purpose, method, path, config}: CurlRequest): string {
  const isOfJob = path.length > 1;
  return text(
    '// Node.js 22.18 or later. Packages: npm install @types/node',
    `// ${purpose}`,
    config && "import {openAsBlob} from 'node:fs';\nimport {basename} from 'node:path';\n",
    `const {API_KEY, BATCH_URL = '${BASE}'} =\n  process.env;`,
    (isOfJob || config) && `const [${isOfJob ? 'jobId' : "audioPath = 'example.wav'"}] = process.argv.slice(2);`,
    `if (!API_KEY${isOfJob ? ' || !jobId' : ''}) {`,
    `  console.error('${problemOf(isOfJob)}');\n  process.exit(1);\n}`,
    config && `\nconst config = \`${config}\`;\nconst form = new FormData();\nform.set('config', config);`,
    config && "form.set('data_file', await openAsBlob(audioPath), basename(audioPath));",
    '',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a template of the program
    `const url = \`\${BATCH_URL}${path.join('${jobId}')}\`;`,
    'const response = await fetch(url, {',
    method !== 'GET' && `  method: '${method}',`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a template of the program
    '  headers: {Authorization: `Bearer ${API_KEY}`},',
    config && '  body: form,',
    '});',
    'console.log(await response.text());',
    'if (!response.ok) process.exit(1);',
  );
}

const WRITERS: Partial<Record<SampleLanguage, typeof java>> = {java, go, csharp, typescript};

/** Returns the programs in the languages that a page loads, with their paths below the project. */
export function requestPrograms(name: string, curl: string) {
  return sampleLanguages.flatMap(({id, label, fences}) => {
    const write = WRITERS[id];
    const [[ending = '', language = ''] = []] = Object.entries(fences);
    if (!write) return [];
    const isNamedByClass = id === 'java' || id === 'csharp';
    const file = `samples/reference/${id}/${isNamedByClass ? pascal(name) : name}${ending}`;
    return [{id, label, language, file, text: write(name, readCurl(curl))}];
  });
}
