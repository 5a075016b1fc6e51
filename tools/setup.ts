/**
 * `npm run setup`: finds what the tests need beyond npm, installs what is missing, and names with its command what
 * could not be installed. Does nothing, fast, when all is there. `npm test` calls it; building and reading the site
 * never need it.
 */
import {type Requirement, requirements} from './requirements';

export interface SetUp {
  found: {name: string; path: string}[];
  missing: Requirement[];
}

export async function setUp(): Promise<SetUp> {
  const result: SetUp = {found: [], missing: []};
  for (const tool of requirements) {
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
    const reason = output.trim().split('\n').at(-1);
    console.log(`setup: that did not work (${code === 124 ? 'it took too long' : reason || `exit status ${code}`}).`);
  }
  return undefined;
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
