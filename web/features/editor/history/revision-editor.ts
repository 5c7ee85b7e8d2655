import type { SiteDocument } from '#shared/model/site/site.ts';
import { createEditor, type Editor } from '#web/features/editor/state/editor.ts';
import { api } from '#web/lib/api/api-client.ts';

/** An editor in which a saved state can be looked at with the parts of the page, and nothing else. It begins in the cell that is open now. */
export function createRevisionEditor({ store }: Editor, document: SiteDocument): Editor {
  const { site, limits, activeCell: selected, language } = store.getState();
  const send = () => Promise.reject(new Error('Nothing is added to a state of the past'));
  const editor = createEditor({ site, document, limits }, 'earlier', { client: api.site, send });
  editor.select(selected);
  if (document.settings.languages.includes(language)) editor.switchLanguage(language);
  return editor;
}
