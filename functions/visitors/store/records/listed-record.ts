import { addressInKey } from '#functions/platform/keys/digest.ts';
import type { Key } from '#functions/platform/keys/key.ts';
import type { FormAnswer, FormColumns } from '#functions/visitors/store/records/form-entry.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';
import type { Language } from '#shared/model/language.ts';
import { searchPrefixes } from '#shared/rules/text/search-text.ts';

/** A form entry or a member, as used by lists and their index. */
export interface ListedRecord {
  siteId: string;
  kind: FormKind;
  /** A ULID by which lists sort. */
  id: string;
  /** Key of the item, in the partition of all records of the kind (`RecordType`). */
  key: Key;
  /** An entry state or member state of `shared/model/visitors`. */
  state: string;
  lang: Language;
  email: string;
  answers: readonly Pick<FormAnswer, 'id' | 'key' | 'title' | 'value'>[];
  /** The fields of the form, if it does not show some of them. */
  formColumns?: FormColumns;
  /** Accounts whose figures count new records of the kind; empty for members. */
  lineage: readonly string[];
  /** The word prefixes of the record's index items; `undefined` if it is not indexed yet. */
  words: readonly string[] | undefined;
  /** Epoch seconds after which the item, and so its index items, expire. */
  expiresAt?: number | undefined;
}

/** For each kind, the state that lists without a state filter leave out. */
export const HIDDEN_STATE: Readonly<Record<FormKind, string>> = { contact: 'spam', homepage: 'spam', membership: 'left' };

/** Maximum number of words, so that the transaction that indexes a record stays far below 100 writes. */
const WORDS_MAX = 60;
/** Maximum number of code points of an address in a sort key, which is limited to 1,024 bytes. */
const EMAIL_IN_KEY = 200;

/** Returns the address as index items contain it and queries compare it. */
export const emailInKey = (email: string): string => Array.from(addressInKey(email)).slice(0, EMAIL_IN_KEY).join('');

/**
 * Returns the word prefixes by which a record is found: of its e-mail address, then of short answers, then of long answers, as many as fit.
 * The result is stored with the record, because a newer version of ICU may segment words differently.
 */
export function recordWords({ email, answers }: Pick<ListedRecord, 'email' | 'answers'>): string[] {
  const texts = answers.flatMap(({ value }) => value).toSorted((one, other) => one.length - other.length);
  const words = new Set<string>();
  for (const text of [addressInKey(email), ...texts]) {
    if (words.size >= WORDS_MAX) break;
    for (const word of searchPrefixes([text])) words.add(word);
  }
  return [...words].slice(0, WORDS_MAX);
}
