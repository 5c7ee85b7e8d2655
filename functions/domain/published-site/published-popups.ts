import type { LiveContent } from '#functions/domain/published-site/live-content.ts';
import { requiredPart } from '#functions/domain/site/part-source.ts';
import type { PopupContent, PopupCta } from '#shared/model/site/popup.ts';
import { parsePartKey, type PartKey, popupKey } from '#shared/rules/site/site-parts.ts';
import { localisedValue } from '#shared/rules/site/localised-value.ts';
import type { z } from 'zod';

export interface PublishedPopup {
  id: string;
  popup: PopupCta;
  content: z.infer<typeof PopupContent>;
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
    return content && popup.effectiveSheets.some((id) => sheetIds.has(id)) ? [{ id: name.popupId, popup, content }] : [];
  });
}
