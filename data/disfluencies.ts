/**
 * The English hesitation words that carry the tag `disfluency`, and that `remove_disfluencies` takes out.
 *
 * The list is complete and fixed. Each of the other languages with `disfluencyTags` in languages.ts has its own list.
 */
export const disfluencies: readonly string[] = [
  ...'huh aha ah aw eh err hmm mm um uh uh-oh uh-huh uh-uh mhm'.split(' '),
  ...'a-ha aah aahh aaw ah-ha ahaa ahh ahha aww eeh erm hhm hhmm hm'.split(' '),
  ...'huh-uh m-hm uggh ugh ughh uhh uhhm uhm uhmm umm uuh uuhh uum'.split(' '),
];
