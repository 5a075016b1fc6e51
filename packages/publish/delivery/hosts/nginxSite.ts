/** A whole site to start from: certificates and folders are where Debian, Let's Encrypt, and `npm run release` put them. */
import {HOSTING_FOLDER} from '../hostFiles';
import type {HostedSite} from './hostedSite';
import {NOTE} from './nginxText';

/**
 * Returns `root.conf`, the folder of the pages. A release replaces it by its own folder, so that nginx changes pages and
 * policy at the same moment: when it is reloaded.
 */
export function nginxRoot(folder: string): string {
  return `root ${folder};\n`;
}

/** Returns the folder that a server keeps the current release of a site in. */
export function siteFolder(site: HostedSite): string {
  return `/var/www/${hostnameOf(site)}/current`;
}

function hostnameOf({siteUrl, isPreview}: HostedSite): string {
  return `${isPreview ? 'preview.' : ''}${new URL(siteUrl).hostname}`;
}

/** nginx 1.25.1 replaced the parameter of `listen` by a directive: each version warns about, or rejects, the other. */
type Http2 = 'directive' | 'parameter';

/** Returns `site.conf` (nginx 1.25.1 and later) or, with `parameter`, the file for older versions. */
export function nginxSite(site: HostedSite, http2: Http2): string {
  const hostname = hostnameOf(site);
  const folder = siteFolder(site);
  const listen = http2 === 'parameter' ? '443 ssl http2' : '443 ssl';
  return `${NOTE}# For nginx ${http2 === 'parameter' ? 'before 1.25.1' : '1.25.1 or later'}. DEPLOY.md says where it goes.
include ${folder}/${HOSTING_FOLDER}/nginx/maps.conf;

server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  return 301 https://$host$request_uri;
}

server {
  listen ${listen};
  listen [::]:${listen};
  server_name ${hostname};
${http2 === 'directive' ? '  http2 on;\n' : ''}  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;

  include ${folder}/${HOSTING_FOLDER}/nginx/root.conf;
  include ${folder}/${HOSTING_FOLDER}/nginx/server.conf;
}
`;
}
