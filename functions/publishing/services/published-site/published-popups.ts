import type { LiveContent } from '#functions/publishing/services/published-site/live-content.ts';
import { requiredPart } from '#functions/sites/services/part-source.ts';
import type { PopupContent, PopupCta } from '#shared/model/site/popup.ts';
import { parsePartKey, type PartKey, popupKey, type SheetKey, sheetKey } from '#shared/rules/site/site-parts.ts';
import { localisedValue } from '#shared/rules/site/localised-value.ts';
import type { z } from 'zod';

export interface PublishedPopup {
  id: string;
  popup: PopupCta;
  content: z.infer<typeof PopupContent>;
  /** The effective sheets that exist. */
  sheetIds: readonly string[];
}

/** Popups that have an existing effective sheet and content in the language. One read. */
export async function publishedPopups({ settings, language, manifest, read }: LiveContent): Promise<PublishedPopup[]> {
  const keys = (Object.keys(manifest) as PartKey[]).map((key) => ({ key, name: parsePartKey(key) }));
  const parts = await read(['grid', ...keys.filter(({ name }) => name.kind === 'popup').map(({ key }) => key)]);
  const sheetIds = new Set(Object.values(requiredPart(parts, 'grid').cells));
  return keys.flatMap(({ name }): PublishedPopup[] => {
    if (name.kind !== 'popup') return [];
    const popup = requiredPart(parts, popupKey(name.popupId));
    const content = localisedValue(popup.content, language, settings.defaultLanguage);
    const shownOn = popup.effectiveSheets.filter((id) => sheetIds.has(id));
    return content && shownOn.length > 0 ? [{ id: name.popupId, popup, content, sheetIds: shownOn }] : [];
  });
}

/**
 * The popups that are over a public sheet, in the content's language or else in the default one. Reads the first sheet of each
 * popup, and the others of those whose first sheet is for members only: one read, rarely two, none without popups.
 */
export async function popupsOverPublicSheets(
  { settings, language, manifest, read }: LiveContent,
  popups: readonly PublishedPopup[],
): Promise<PublishedPopup[]> {
  const keysOf = (popup: PublishedPopup): SheetKey[] =>
    popup.sheetIds.flatMap((id) => {
      const keys = [language, settings.defaultLanguage].map((spoken) => sheetKey(id, spoken));
      return keys.find((key) => manifest[key] !== undefined) ?? [];
    });
  const withPublicSheet = async (candidates: readonly PublishedPopup[], keysToRead: typeof keysOf): Promise<Set<PublishedPopup>> => {
    if (candidates.length === 0) return new Set();
    const parts = await read(candidates.flatMap(keysToRead));
    const isPublic = (key: SheetKey): boolean => !requiredPart(parts, key).membersOnlyLock;
    return new Set(candidates.filter((popup) => keysToRead(popup).some(isPublic)));
  };
  const first = await withPublicSheet(popups, (popup) => keysOf(popup).slice(0, 1));
  const others = await withPublicSheet(
    popups.filter((popup) => !first.has(popup)),
    (popup) => keysOf(popup).slice(1),
  );
  return popups.filter((popup) => first.has(popup) || others.has(popup));
}
