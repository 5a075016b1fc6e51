/** All files of the nginx configuration, by their names inside `_hosting/nginx/`. */
import type {HostedSite} from './hostedSite';
import {nginxMaps, nginxSizes} from './nginxMaps';
import {nginxServer} from './nginxServer';
import {nginxRoot, nginxSite, siteFolder} from './nginxSite';

export function nginxFiles(site: HostedSite): Record<string, string> {
  return {
    'maps.conf': nginxMaps(site),
    'server.conf': nginxServer(site),
    'site.conf': nginxSite(site, 'directive'),
    'site-before-1.25.1.conf': nginxSite(site, 'parameter'),
    'root.conf': nginxRoot(siteFolder(site)),
    'sizes.conf': nginxSizes(site),
  };
}
