import type { LiveContent } from '#functions/domain/published-site/live-content.ts';
import type { PopupContent, PopupCta } from '#shared/model/site/popup.ts';
import type { Grid } from '#shared/model/site/site.ts';
import { parsePartKey, type PartKey } from '#shared/rules/site/site-parts.ts';
import { localisedValue } from '#shared/rules/translation/localised-value.ts';
import type { z } from 'zod';

export interface PublishedPopup {
  id: string;
  popup: PopupCta;
  content: z.infer<typeof PopupContent>;
}

/** Those that float over a sheet there is and have something to say in the language. One read. */
export async function publishedPopups({ settings, language, manifest, read }: LiveContent): Promise<PublishedPopup[]> {
  const keys = (Object.keys(manifest) as PartKey[]).map((key) => ({ key, name: parsePartKey(key) }));
  const parts = await read(['grid', ...keys.filter(({ name }) => name.kind === 'popup').map(({ key }) => key)]);
  const sheetIds = new Set(Object.values((parts.get('grid') as Grid).cells));
  return keys.flatMap(({ key, name }): PublishedPopup[] => {
    if (name.kind !== 'popup') return [];
    const popup = parts.get(key) as PopupCta;
    const content = localisedValue(popup.content, language, settings.defaultLanguage);
    return content && popup.effectiveSheets.some((id) => sheetIds.has(id)) ? [{ id: name.popupId, popup, content }] : [];
  });
}
