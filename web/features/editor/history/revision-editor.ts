import type { SiteDocument } from '#shared/model/sites/site.ts';
import { createEditor, type Editor } from '#web/features/editor/state/editor.ts';
import { api } from '#web/lib/api/api-client.ts';

/** Creates a read-only editor of a past revision, so that the page's components can show it. It starts in the active cell. */
export function createRevisionEditor({ store }: Editor, document: SiteDocument): Editor {
  const { site, limits, activeCell, language } = store.getState();
  const send = () => Promise.reject(new Error('A past revision takes no files'));
  const editor = createEditor({ site, document, limits }, 'earlier', { client: api.site, send });
  editor.select(activeCell);
  if (document.settings.languages.includes(language)) editor.switchLanguage(language);
  return editor;
}
