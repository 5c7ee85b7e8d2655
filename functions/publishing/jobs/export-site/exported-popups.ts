import { activePopups } from '#functions/popups/services/active-popups.ts';
import type { PopupCountStore } from '#functions/popups/store/popup-count-store.ts';
import type { SiteRef } from '#functions/sites/store/site.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { publishedLanguages } from '#shared/rules/publishing/publish-check.ts';
import { languageFolder, type ExportedFile } from '#site-renderer/exported/exported-files.ts';
import { visiblePopups } from '#site-renderer/visibility/visible-popups.ts';

interface Dependencies {
  popupCounts: Pick<PopupCountStore, 'read'>;
}

/** Returns one file for each language with popups: those that are active now, as the API answers it to visitors. */
export async function exportedPopups(
  { popupCounts }: Dependencies,
  site: SiteRef,
  document: SiteDocument,
  now: Date,
): Promise<ExportedFile[]> {
  const files: ExportedFile[] = [];
  for (const language of publishedLanguages(document)) {
    const shown = visiblePopups(document, language, now);
    if (shown.length === 0) continue;
    const body = JSON.stringify({ data: await activePopups({ site }, shown, { popupCounts, now }) });
    files.push({ name: [languageFolder(language, document), 'p', `${language}.json`].filter((part) => part !== '').join('/'), body });
  }
  return files;
}
