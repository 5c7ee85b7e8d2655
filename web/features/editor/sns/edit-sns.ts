import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import type { SnsType } from '#shared/model/site/sns-type.ts';
import { EMPTY_SNS, type SnsEntry } from '#shared/model/site/sns.ts';
import { editLanguagePart } from '#web/features/editor/model/document/edit-language-part.ts';
import { orderByKeys } from '#web/features/editor/model/document/order-by-keys.ts';

/** Edits of where a site is found besides, in one language; the first one begins it. */

const entriesIn = (document: SiteDocument, language: Language): readonly SnsEntry[] => document.sns[language]?.entries ?? [];

const withEntries = (document: SiteDocument, language: Language, entries: SnsEntry[]): SiteDocument =>
  editLanguagePart(document, 'sns', language, { entries }, EMPTY_SNS);

/** The address or number entered for one SNS; none where nothing is. */
export const snsUrlOf = (entries: readonly SnsEntry[] | undefined, snsType: SnsType): string =>
  entries?.find((entry) => entry.snsType === snsType)?.snsUrl ?? '';

/** Those that something is entered for, in their order. */
export const enteredSns = (entries: readonly SnsEntry[] | undefined): SnsType[] =>
  (entries ?? []).flatMap(({ snsType, snsUrl }) => (snsUrl.trim() === '' ? [] : [snsType]));

/** Enters an address or a number; a new one comes last. One that is emptied keeps its place: it may be typed anew. */
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

/** Puts them in this order. */
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
