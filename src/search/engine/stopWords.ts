/**
 * Stop words connect the words of a question. In a manual they are so rare that their inverse document frequency is high, so
 * they count less than other words. They stay in the index, because `from` and `to` are names of fields, too.
 */
const STOP_WORDS = new Set(
  (
    'a an the this that these those there it its i me my we us our you your he she they them their who whom whose what ' +
    'which when where why how is are was were be been being am do does did doing done have has had having can could ' +
    'will would shall should may might must of in on at by for from with without to into onto about as than then so if ' +
    'or and but not no nor any some all each every get gets got getting want wants need needs know please help tell ' +
    'way ways possible s t m re ve d ll dont doesnt cant isnt im lets let happen happens mean means'
  ).split(' '),
);

export const isStopWord = (word: string) => STOP_WORDS.has(word.replace(/['’]/g, ''));
