/** What every Markdown page goes through on its way to HTML; docusaurus.config.ts hands it to both docs instances. */
import {join} from 'node:path';
import {replaceSiteTokens} from '../../data/siteTokens';
import {autoImport} from './autoImport.server';
import {drawings} from './drawings';
import {summaryHeadings} from './headings';
import {highlightCode} from './highlightCode.server';
import {lineBreaks} from './lineBreaks';
import {sampleFiles} from './sampleFiles.server';
import {tables} from './tables';
import {unsetLinks} from './unsetLinks';
import {walkthrough} from './walkthrough.server';

const root = process.cwd();

// Docusaurus sends the configuration to the browser, with the options of these plugins. The path of the project is no
// option, because it would be published, and the main script would differ from folder to folder.
const walkthroughs = () => walkthrough({root});
const projectSamples = () => sampleFiles({root, replaceTokens: replaceSiteTokens});
const siteComponents = () => autoImport({folder: join(root, 'src/components')});

export const beforeDefaultRemarkPlugins = [walkthroughs, projectSamples];
export const remarkPlugins = [unsetLinks, drawings, siteComponents];
export const rehypePlugins = [highlightCode, summaryHeadings, tables, lineBreaks];
