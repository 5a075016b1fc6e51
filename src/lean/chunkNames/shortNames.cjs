/**
 * Short names for the chunks of pages. A name is in the table of pages and in the bundler's runtime, so that each of
 * its letters is paid for by every reader, once per page of the site. It depends on the module alone: a new page
 * renames no other, but for the rare one with which it collides.
 */
const {createHash} = require('node:crypto');

/** Without vowels: no name may read like a word that blockers of advertisements look for. */
const LETTERS = '0123456789bcdfghjkmnpqrstvwxz';
const LENGTH = 3;

/** Returns the name of each module's chunk. */
exports.shortNames = function shortNames(modules) {
  const names = new Map();
  const taken = new Set();
  for (const module of [...modules].sort()) {
    let name = '';
    for (let attempt = 0; !name || taken.has(name); attempt++) name = nameOf(`${attempt} ${module}`);
    taken.add(name);
    names.set(module, name);
  }
  return names;
};

function nameOf(text) {
  const digest = createHash('sha256').update(text).digest();
  return Array.from({length: LENGTH}, (_, index) => LETTERS[digest.readUInt32LE(index * 4) % LETTERS.length]).join('');
}
