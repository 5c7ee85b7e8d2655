import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { ReplaceDialog } from '#web/features/editor/replace/replace-dialog.tsx';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const TEXTS = { A1: '春の庭', B1: '春の池', C1: '秋の山' };
const SITE = Object.entries(TEXTS).reduce<SiteDocument>(
  (document, [cell, mainText], index) => {
    const place = { cell, language: 'jp' as const };
    return editSheet(placeSheet(document, place, sheetIdOf(index)), place, { mainText, linkButtonText: cell === 'B1' ? '春' : '' });
  },
  emptySite(1, 3),
);

async function open(): Promise<{ editor: Editor; texts: () => (string | undefined)[] }> {
  const opened = { site: { id: 'abcdefghij12', working: '1' } as SiteSummary, document: SITE, limits: TEST_USER.limits };
  const editor = createEditor(opened, null, { client: {} as never, send: vi.fn() });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <ReplaceDialog isOpen onClose={() => undefined} />
      </EditorProvider>
    ),
  });
  const texts = () => [0, 1, 2].map((index) => currentDocument(editor.store.getState()).sheets[sheetIdOf(index)]?.jp?.mainText);
  return { editor, texts };
}

const type = (label: string, value: string): void => void fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('ReplaceDialog replaces the chosen matches in one undo step, and leaves out those that would break a rule (R-6.112)', async () => {
  const { editor, texts } = await open();
  await screen.findByText('検索する内容を入力してください。');
  type('検索する内容', '春');
  type('置き換える内容', '夏'.repeat(21));
  await screen.findByText('3か所見つかりました');
  const list = within(screen.getByRole('list', { name: '見つかった場所' }));
  expect(list.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).disabled)).toEqual([false, false, true]);
  fireEvent.click(list.getAllByRole('checkbox')[1] as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: '1か所を置き換える' }));
  await waitFor(() => expect(texts()).toEqual([`${'夏'.repeat(21)}の庭`, '春の池', '秋の山']));
  editor.undo();
  expect(texts()).toEqual(Object.values(TEXTS));
});

it('ReplaceDialog offers no replacement while nothing is found', async () => {
  await open();
  await screen.findByText('検索する内容を入力してください。');
  type('検索する内容', '冬');
  await screen.findByText('0か所見つかりました');
  expect(screen.getByRole('button', { name: '0か所を置き換える' }).hasAttribute('disabled')).toBe(true);
});
