import { LANGUAGES, type Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { LANGUAGE_KINDS, languageKey, parsePartKey, type PartKey, popupKey, sheetKey } from '#shared/rules/sites/site-parts.ts';
import {
  contentInLanguage,
  isTranslatedKind,
  translationStamp,
  type Translatable,
  applyContentUpdates,
  textDigest,
  type ContentUpdate,
} from '#web/features/editor/model/translation/translation.ts';

function itemOf(key: PartKey): { item: Translatable; languages: readonly Language[] } | undefined {
  const name = parsePartKey(key);
  if (name.kind === 'sheet') return { item: { kind: 'sheet', sheetId: name.sheetId }, languages: [name.language] };
  if (name.kind === 'popup') return { item: { kind: 'popup', popupId: name.popupId }, languages: LANGUAGES };
  return 'language' in name && isTranslatedKind(name.kind) ? { item: { kind: name.kind }, languages: [name.language] } : undefined;
}

function* editedKeys(before: SiteDocument, after: SiteDocument): Generator<PartKey> {
  if (before.sheets !== after.sheets)
    for (const [sheetId, byLanguage] of Object.entries(after.sheets)) {
      if (before.sheets[sheetId] === byLanguage) continue;
      for (const language of LANGUAGES) if (byLanguage[language] !== before.sheets[sheetId]?.[language]) yield sheetKey(sheetId, language);
    }
  for (const kind of LANGUAGE_KINDS)
    for (const language of LANGUAGES) if (before[kind][language] !== after[kind][language]) yield languageKey(kind, language);
  for (const popupId of Object.keys(after.popups)) if (before.popups[popupId] !== after.popups[popupId]) yield popupKey(popupId);
}

/**
 * Sets `basedOn` of every translation whose text an edit changed to the digest of the current original. Translations with unchanged text
 * keep their value.
 */
export function stampTranslations(before: SiteDocument, after: SiteDocument): SiteDocument {
  const { languages, defaultLanguage } = after.settings;
  if (before === after || languages.length === 1) return after;
  const stamps: ContentUpdate[] = [];
  for (const key of editedKeys(before, after)) {
    const found = itemOf(key);
    for (const language of found?.languages ?? []) {
      if (!found || language === defaultLanguage) continue;
      const { item } = found;
      // Content that the edit copied from elsewhere already has the right `basedOn`.
      const isOwnWriting =
        (contentInLanguage(before, item, language)?.basedOn ?? null) === (contentInLanguage(after, item, language)?.basedOn ?? null);
      if (isOwnWriting && textDigest(before, item, language) !== textDigest(after, item, language))
        stamps.push(...translationStamp(after, item, language));
    }
  }
  return applyContentUpdates(after, stamps);
}
