// Node.js 20 or later. Packages: none
// Says what the service can do with a language today.
// Usage: node feature-discovery.mjs es
const DISCOVERY_URL =
  process.env.DISCOVERY_URL ??
  'https://eu1.{{provider.batchHost}}/v1/discovery/features';
const code = process.argv[2] ?? 'en';
// No response.
process.on('uncaughtException', (error) => stop(`${error.cause ?? error}`));

const response = await fetch(DISCOVERY_URL);
if (!response.ok) stop(`HTTP ${response.status}: ${await response.text()}`);
const {batch} = await response.json();
const {languages, locales, domains} = batch.transcription;

if (!has(languages)) {
  const codes = languages.join(', ');
  stop(`${code} cannot be transcribed. Choose one of: ${codes}`);
}
console.log(`${code} can be transcribed`);
console.log(`has output locales: ${has(locales) ? 'yes' : 'no'}`);
console.log(`has domains: ${has(domains) ? 'yes' : 'no'}`);
console.log(`can be identified: ${has(batch.languageid) ? 'yes' : 'no'}`);
const targets = batch.translation[code] ?? [];
console.log(`can be translated into: ${targets.join(', ') || 'no language'}`);

/** Finds the code in a list of codes, or among the names of a map. */
function has(codes) {
  return Array.isArray(codes) ? codes.includes(code) : code in codes;
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
