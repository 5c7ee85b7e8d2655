import type { Language } from '#shared/model/language.ts';
import type { LanguageKind, LanguagePart, SiteDocument } from '#shared/model/sites/site.ts';
import { copyTranslation } from '#web/features/editor/model/translation/copy-translation.ts';
import { canonicalJson } from '#shared/rules/sites/site-parts.ts';
import { isTranslatedKind } from '#web/features/editor/model/translation/translation.ts';

/** Sets a part that a site has once in each language, or removes it (`null`). */
export function setLanguagePart<K extends LanguageKind>(
  document: SiteDocument,
  kind: K,
  language: Language,
  part: LanguagePart<K> | null,
): SiteDocument {
  const { [language]: former, ...others } = document[kind];
  if (part === null) return former === undefined ? document : { ...document, [kind]: others };
  if (former !== undefined && canonicalJson(former) === canonicalJson(part)) return document;
  return { ...document, [kind]: { ...document[kind], [language]: part } };
}

/** Edits fields of a part. Starts from `empty` if the part is missing in this language. */
export const editLanguagePart = <K extends LanguageKind>(
  document: SiteDocument,
  kind: K,
  language: Language,
  patch: Partial<LanguagePart<K>>,
  empty: LanguagePart<K>,
): SiteDocument =>
  setLanguagePart(document, kind, language, { ...((document[kind][language] as LanguagePart<K> | undefined) ?? empty), ...patch });

/** Copies a part from another language as a start for translating. Never overwrites an existing part. */
export function copyLanguagePart(document: SiteDocument, kind: LanguageKind, language: Language, from: Language): SiteDocument {
  if (isTranslatedKind(kind)) return copyTranslation(document, { kind }, language, from);
  const source = document[kind][from];
  return !source || document[kind][language] ? document : setLanguagePart(document, kind, language, source);
}
