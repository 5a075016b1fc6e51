/**
 * Plugin: skills for coding agents, from `data/skills/`, with an index in the discovery format 0.2.0 (agentskills.io). A skill has
 * the tokens of the site, and programs by name: an empty code block with `file=` is filled with that file.
 */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeInside} from '@speech-docs/publish/htmlPages.server';
import {parse} from 'yaml';
import {replaceSiteTokens} from '../../../data/siteTokens';
import {withoutRegionMarks} from '../../content/sampleFiles';

const FOLDER = '.well-known/agent-skills';
const FORMAT = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

export default function agentSkills({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'agent-skills',
    async postBuild({outDir}) {
      const skills = readdirSync(join(siteDir, 'data/skills')).map((name) => {
        const text = skillText(siteDir, `data/skills/${name}/SKILL.md`);
        const path = `${FOLDER}/${name}/SKILL.md`;
        writeInside(outDir, path, text);
        return {
          name,
          type: 'skill-md',
          description: String(parse(text.split('---\n')[1] ?? '').description),
          url: new URL(`${baseUrl}${path}`, siteConfig.url).href,
          digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
        };
      });
      writeInside(outDir, `${FOLDER}/index.json`, `${JSON.stringify({$schema: FORMAT, skills}, null, 2)}\n`);
    },
  };
}

function skillText(siteDir: string, file: string): string {
  // Each file on its own, so that an unknown token is reported with its file and line.
  const read = (path: string) => replaceSiteTokens(readFileSync(join(siteDir, path), 'utf8'), path);
  return read(file).replace(
    /^(```\w+) file=(\S+)\n(?=```$)/gm,
    (_, fence, sample) => `${fence}\n${withoutRegionMarks(read(sample))}`,
  );
}
