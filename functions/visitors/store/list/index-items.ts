import { wordSortKey } from '#functions/platform/engine/versioned-index.ts';
import type { Item } from '#functions/platform/engine/table.ts';
import { RECORD_MAIL_PREFIX, RECORD_WORD_PREFIX, recordIndexPartition, recordListPrefix } from '#functions/platform/keys/keys.ts';
import { emailInKey, HIDDEN_STATE, type ListedRecord } from '#functions/visitors/store/records/listed-record.ts';

/**
 * The index items of a record. They are written and removed in transactions that also write the record, so that they always match it and
 * need no versions:
 * - One for each list that contains it: by state and language, by only one of them, and unfiltered.
 * - One by e-mail address.
 * - One for each word prefix, without the state, because a change of state would have to rewrite all these items.
 */

/**
 * Separates the word beginnings in the attribute that contains all of them. Normalised text does not contain it, because its only white
 * space is the space.
 */
const BEGINNING = '\n';
const BEGINNING_LENGTH = 2;

/** Returns the separator and the first two characters of a further search word. A query filters by them before it reads records. */
export const wordPrefix = (word: string): string => BEGINNING + Array.from(word).slice(0, BEGINNING_LENGTH).join('');

const indexItem = ({ siteId, kind, id, key, expiresAt }: ListedRecord, sk: string): Item => ({
  pk: recordIndexPartition(siteId, kind),
  sk,
  entity: 'record-index',
  recordId: id,
  recordSk: key.sk,
  expiresAt,
});

/** Returns the index items that a change of the state moves or changes. */
export function stateItems(record: ListedRecord): Item[] {
  const { kind, id, state, lang, email } = record;
  const states = state === HIDDEN_STATE[kind] ? [state] : [state, undefined];
  const lists = states.flatMap((listed) => [recordListPrefix(listed, lang), recordListPrefix(listed)]);
  return [
    ...lists.map((prefix) => indexItem(record, prefix + id)),
    { ...indexItem(record, `${RECORD_MAIL_PREFIX}${wordSortKey(emailInKey(email), id)}`), lang, state },
  ];
}

/** Returns the index items of the word prefixes, which never change. */
export function wordItems(record: ListedRecord, words: readonly string[]): Item[] {
  const { id, lang, email } = record;
  const beginnings = [...new Set(words.map(wordPrefix))].join('');
  return words.map((word) => ({
    ...indexItem(record, RECORD_WORD_PREFIX + wordSortKey(word, id)),
    lang,
    email: emailInKey(email),
    beginnings,
  }));
}
