/** The logo for light and dark mode. As part of the page: in files, its 200 bytes were two requests of every first visit. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const IMAGES = join(__dirname, '../../static/img');

export const logo = {src: embedded('logo.svg'), srcDark: embedded('logo-dark.svg')};

function embedded(file: string): string {
  const svg = readFileSync(join(IMAGES, file), 'utf8').trim().replace(/\s+/g, ' ');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
