/**
 * Skills for coding agents, from `data/skills/`, with an index in the discovery format 0.2.0 (agentskills.io). A skill has the
 * tokens of the site, and programs by name: an empty code block with `file=` is filled with that file.
 */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {replaceSiteTokens} from '../../../data/siteTokens';
import {withoutRegionMarks} from '../../content/sampleFiles.server';

const FOLDER = '.well-known/agent-skills';
const FORMAT = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Returns the skills and their index, with paths below the site's root; `url` is the site's address and ends with a slash. */
export function skillFiles(siteDir: string, url: string): {path: string; content: string}[] {
  const files = readdirSync(join(siteDir, 'data/skills')).map((name) => ({
    name,
    path: `${FOLDER}/${name}/SKILL.md`,
    content: skillText(siteDir, `data/skills/${name}/SKILL.md`),
  }));
  const skills = files.map(({name, path, content}) => ({
    name,
    type: 'skill-md',
    description: String(parse(content.split('---\n')[1] ?? '').description),
    url: `${url}${path}`,
    digest: `sha256:${createHash('sha256').update(content).digest('hex')}`,
  }));
  return [...files, {path: `${FOLDER}/index.json`, content: `${JSON.stringify({$schema: FORMAT, skills}, null, 2)}\n`}];
}

function skillText(siteDir: string, file: string): string {
  // Each file on its own, so that an unknown token is reported with its file and line.
  const read = (path: string) => replaceSiteTokens(readFileSync(join(siteDir, path), 'utf8'), path);
  return read(file).replace(
    /^(```\w+) file=(\S+)\n(?=```$)/gm,
    (_, fence, sample) => `${fence}\n${withoutRegionMarks(read(sample))}`,
  );
}
