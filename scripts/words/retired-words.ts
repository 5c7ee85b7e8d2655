/** A retired word, the plain term to use instead, and where it is retired. */
export interface RetiredWord {
  pattern: RegExp;
  instead: string;
  /**
   * `text`: everywhere. `name`: as part of an identifier or a file name only; the word is fine in a sentence. `sentence`: not in names,
   * which may repeat the key of a message.
   */
  in: 'text' | 'name' | 'sentence';
}

const inText = (source: string, instead: string): RetiredWord => ({
  pattern: new RegExp(`\\b(?:${source})\\b`, 'gi'),
  instead,
  in: 'text',
});
const inSentences = (source: string, instead: string): RetiredWord => ({ ...inText(source, instead), in: 'sentence' });
const inNames = (source: string, instead: string): RetiredWord => ({ pattern: new RegExp(`\\b${source}\\b`, 'g'), instead, in: 'name' });

/** The retired words, which complement the glossary of CONTRIBUTING.md. Patterns see camelCase names as separate words. */
export const RETIRED_WORDS: readonly RetiredWord[] = [
  inText('stands', 'is, is stored, applies'),
  inText('anew', 'again'),
  inText('meanwhile', 'concurrently, in the meantime'),
  inText('nobody', 'no login, no one, not found'),
  inText('somebody', 'a login, a visitor, another editor'),
  inText('thrown on', 'retried'),
  inText('in other hands', 'lease lost'),
  inText('on the air|on air', 'published'),
  inText('off the air|off air', 'unpublished'),
  inText('the way of', 'how …'),
  inText('mend(?:s|ed|ing)?', 'fix, repair'),
  inText('leftovers?', 'stale files, orphaned items'),
  inText('says who', 'names the login'),
  inText('goes on', 'continues'),
  inText('meets? others', 'rebases'),
  inText('takes? in', 'pulls, accepts'),
  inText('comes? in between', 'changes concurrently'),
  inText('whoever', 'the caller, the manager, a login that …'),
  inText('for good', 'permanently'),
  inText('in vain', 'without effect, to no result'),
  inText('for want of', 'without'),
  inText('cleared? away|clears? away', 'deleted, removed'),
  inText('works? off|worked off', 'processes'),
  inText('goes out', 'is sent'),
  inText('asked for', 'requested'),
  inText('how it went', 'the result'),
  inText('of it all', 'of all of them'),
  inText('thereby', 'so'),
  inSentences('told', 'notified, reported, shown'),
  // Does not match PULSE, the name of an animation.
  inNames('[Pp]ulse', 'progress'),
];
