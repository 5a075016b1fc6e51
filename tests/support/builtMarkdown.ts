/** The Markdown of the built site, as text and as trees. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD} from '../../tools/paths';
import {parseMarkdown} from './copyProof';
import {remembered} from './remembered';

/** Returns the text of the file at an address. */
export const textOf = remembered((address) => readFileSync(join(BUILD, decodeURIComponent(address)), 'utf8'));

/** Returns the tree of the Markdown at an address, without its front matter. */
export const markdownOf = remembered((address) => parseMarkdown(textOf(address)));
