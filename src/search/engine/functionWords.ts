/**
 * Words that hold a question together and say nothing of what is asked. In a manual they are rare enough to pass for
 * telling ones, so they count for little beside other words. They are not dropped: `from` and `to` are field names too.
 */
const FUNCTION_WORDS = new Set(
  (
    'a an the this that these those there it its i me my we us our you your he she they them their who whom whose what ' +
    'which when where why how is are was were be been being am do does did doing done have has had having can could ' +
    'will would shall should may might must of in on at by for from with without to into onto about as than then so if ' +
    'or and but not no nor any some all each every get gets got getting want wants need needs know please help tell ' +
    'way ways possible s t m re ve d ll dont doesnt cant isnt im lets let happen happens mean means'
  ).split(' '),
);

export const isFunctionWord = (word: string) => FUNCTION_WORDS.has(word.replace(/['’]/g, ''));
