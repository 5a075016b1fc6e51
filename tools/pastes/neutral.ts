/** Makes a recorded text neutral: addresses of the recorder become tokens of the provider, folders those of a developer. */
import {homedir} from 'node:os';

const HOSTS = {
  batch: 'eu1.{{provider.batchHost}}',
  realtime: 'eu.{{provider.realtimeHost}}',
  flow: '{{provider.flowHost}}',
} as const;

/** Returns the text as a client of that API would have printed it on a developer's machine. */
export function neutral(
  text: string,
  api: keyof typeof HOSTS,
  folders: readonly string[],
  host: string = HOSTS[api],
): string {
  const clean = text
    .replaceAll('eu9.speech.invalid', host.replace(/^eu1?\./, 'eu9.'))
    .replace(/\b(http|ws)(?=:\/\/(?:localhost|127\.0\.0\.1)[:/])/g, '$1s')
    .replace(/localhost\/127\.0\.0\.1:\d+/g, `${host}/192.0.2.10:443`)
    .replace(
      /(localhost|127\.0\.0\.1)(:| port |', port=|, port=|\s+port: ?)\d+/g,
      (_, name, between) => `${name === 'localhost' ? host : '192.0.2.10'}${between}443`,
    )
    .replace(/(?<=https?:\/\/\S*|wss?:\/\/\S*):443(?=\/)/g, '')
    .replaceAll('localhost', host)
    .replaceAll('127.0.0.1', '192.0.2.10')
    .replace(/(port: )\d+/g, '$1443');
  return [...folders, process.cwd()]
    .reduce((result, folder) => result.replaceAll(folder, '/home/dev/app'), clean)
    .replaceAll('/home/dev/app/tools/pastes/programs', '/home/dev/app')
    .replaceAll(homedir(), '/home/dev')
    .trim();
}
