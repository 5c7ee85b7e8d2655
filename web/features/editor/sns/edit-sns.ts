import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { SnsType } from '#shared/model/sites/sns-type.ts';
import { EMPTY_SNS, type SnsEntry } from '#shared/model/sites/sns.ts';
import { editLanguagePart } from '#web/features/editor/model/document/edit-language-part.ts';
import { orderByKeys } from '#web/features/editor/model/document/order-by-keys.ts';

/** Edits of the SNS entries of a site in one language. The first edit creates the part. */

const entriesIn = (document: SiteDocument, language: Language): readonly SnsEntry[] => document.sns[language]?.entries ?? [];

const withEntries = (document: SiteDocument, language: Language, entries: SnsEntry[]): SiteDocument =>
  editLanguagePart(document, 'sns', language, { entries }, EMPTY_SNS);

/** Returns the address or number of an SNS; empty if there is none. */
export const snsUrlOf = (entries: readonly SnsEntry[] | undefined, snsType: SnsType): string =>
  entries?.find((entry) => entry.snsType === snsType)?.snsUrl ?? '';

/** Returns the SNS types that have an address, in their order. */
export const enteredSns = (entries: readonly SnsEntry[] | undefined): SnsType[] =>
  (entries ?? []).flatMap(({ snsType, snsUrl }) => (snsUrl.trim() === '' ? [] : [snsType]));

/**
 * Sets an address or number; a new entry is added at the end. An emptied entry keeps its position, because an address may be typed again.
 */
export function setSnsUrl(document: SiteDocument, language: Language, snsType: SnsType, snsUrl: string): SiteDocument {
  const entries = entriesIn(document, language);
  if (entries.some((entry) => entry.snsType === snsType))
    return withEntries(
      document,
      language,
      entries.map((entry) => (entry.snsType === snsType ? { snsType, snsUrl } : entry)),
    );
  return snsUrl === '' ? document : withEntries(document, language, [...entries, { snsType, snsUrl }]);
}

/** Sorts the entries in the order of `types`. */
export function sortSns(document: SiteDocument, language: Language, types: readonly SnsType[]): SiteDocument {
  const entries = entriesIn(document, language);
  return entries.length === 0
    ? document
    : withEntries(
        document,
        language,
        orderByKeys(entries, types, ({ snsType }) => snsType),
      );
}
