/**
 * `npm run setup`: finds what the tests need beyond npm, installs what is missing, and names with its command what
 * could not be installed. Does nothing, fast, when all is there. `npm test` calls it; building and reading the site
 * never need it.
 */
import {type Requirement, requirements} from './requirements';

interface SetUp {
  found: {name: string; path: string}[];
  missing: Requirement[];
}

export async function setUp(tools = requirements()): Promise<SetUp> {
  const result: SetUp = {found: [], missing: []};
  for (const tool of tools) {
    const path = tool.find() ?? (await install(tool));
    if (path) result.found.push({name: tool.name, path});
    else result.missing.push(tool);
  }
  return result;
}

async function install(tool: Requirement): Promise<string | undefined> {
  for (const {label, install} of tool.ways) {
    console.log(`setup: ${tool.name} is not here; trying ${label} …`);
    const {code, output} = await install();
    const path = tool.find();
    if (path) return path;
    const reason = code === 124 ? 'it took too long' : reasonIn(output) || `exit status ${code}`;
    console.log(code === 0 ? 'setup: that is there; more is needed.' : `setup: that did not work (${reason}).`);
  }
  return undefined;
}

/** Returns the line that says what went wrong: the last one that calls itself an error, or the last but for a stack. */
export function reasonIn(output: string): string | undefined {
  const lines = output.split('\n').map((line) => line.trim());
  const spoken = lines.filter((line) => line && !/^at .*[:(]|^[{}]|^Node\.js v/.test(line));
  return (spoken.findLast((line) => /^(?:E:|\w*error\b)/i.test(line)) ?? spoken.at(-1))?.replace(/\.$/, '');
}

/** Says where everything is, and what to type for what is missing. */
export function describeSetUp({found, missing}: SetUp): string {
  const lines = [
    ...found.map(({name, path}) => `setup: ${name}: ${path}`),
    ...missing.map(
      ({name, purpose, command}) =>
        `setup: ${name} is missing. It is needed for ${purpose}. Install it with:\n         ${command}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

if (require.main === module) {
  void setUp().then((result) => {
    console.log(describeSetUp(result));
    process.exitCode = result.missing.some(({optional}) => !optional) ? 1 : 0;
  });
}
