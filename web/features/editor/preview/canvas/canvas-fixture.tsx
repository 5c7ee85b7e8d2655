import { act } from '@testing-library/react';
import type { Sheet } from '#shared/model/sites/site.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { changeSettings, editSheet } from '#web/features/editor/model/document/edit-document.ts';
import { loadTextWriter } from '#web/features/editor/preview/canvas/text-writer.tsx';
import { renderPreview } from '#web/features/editor/preview/preview-fixture.tsx';
import type { Editor } from '#web/features/editor/state/editor.ts';

/** Opens the preview of a site with a theme, with A1 changed. */
export async function openThemed(patch: Partial<Sheet> = {}, options?: Parameters<typeof renderPreview>[0]): Promise<Editor> {
  await loadTextWriter();
  const { editor } = await renderPreview(options);
  await act(async () => {
    const { history } = editor.store.getState();
    const themed = changeSettings(history.present, { theme: curatedTheme('ink') });
    editor.store.setState({ history: { ...history, present: editSheet(themed, { cell: 'A1', language: 'jp' }, patch) } });
    await Promise.resolve();
  });
  return editor;
}

/** Changes A1 as another part of the editor does. */
export const changeSelectedSheet = (editor: Editor, patch: Partial<Sheet>): void =>
  act(() => editor.edit((document) => editSheet(document, { cell: 'A1', language: 'jp' }, patch), { panel: 'sheet', cell: 'A1' }));
