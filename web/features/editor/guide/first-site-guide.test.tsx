import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_SHEET, type SiteDocument } from '#shared/model/sites/site.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { FirstSiteGuide } from '#web/features/editor/guide/first-site-guide.tsx';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { type Commands, CommandsProvider } from '#web/features/editor/state/use-commands.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_SITE } from '#web/testing/test-site.ts';

const A1 = { cell: 'A1', language: 'jp' as const };
const PICTURED = placeSheet(emptySite(1, 2), A1, sheetIdOf(1), { ...EMPTY_SHEET, image: IMAGE });
const commands = { goToLocation: vi.fn(), showReview: vi.fn(), isPublishing: false };

async function open(document: SiteDocument, site: Partial<typeof TEST_SITE> = {}): Promise<Editor> {
  const opened = { site: { ...TEST_SITE, ...site }, document, limits: TEST_USER.limits };
  const editor = createEditor(opened, null, { client: {} as never, send: vi.fn() });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <CommandsProvider value={commands as unknown as Commands}>
          <FirstSiteGuide />
        </CommandsProvider>
      </EditorProvider>
    ),
  });
  return editor;
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

it('FirstSiteGuide leads from pictures to the text of the first sheet and to publishing', async () => {
  const editor = await open(PICTURED);
  fireEvent.click(await screen.findByRole('button', { name: '見出しを書く' }));
  expect(commands.goToLocation).toHaveBeenCalledWith({ at: 'cell', cell: 'A1', language: null, focusedField: { name: 'mainText' } });
  act(() => editor.edit((document) => editSheet(document, A1, { mainText: 'お茶' }), { panel: 'sheet', cell: 'A1' }));
  fireEvent.click(await screen.findByRole('button', { name: 'サイトを公開' }));
  expect(commands.showReview).toHaveBeenCalledWith(true);
});

it('FirstSiteGuide opens the place of a fault that prevents publishing', async () => {
  await open(editSheet(PICTURED, A1, { mainText: 'お茶', linkButtonText: '買う' }));
  fireEvent.click(await screen.findByRole('button', { name: '不足している項目を入力' }));
  expect(commands.goToLocation.mock.calls[0]?.[0]).toMatchObject({ at: 'cell', cell: 'A1' });
});

it('FirstSiteGuide is hidden for a published site, and after it was closed', async () => {
  await open(PICTURED, { publishedAt: '2026-11-20T05:05:00.000Z' });
  expect(screen.queryByRole('region', { name: /はじめてのサイト/ })).toBeNull();
  document.body.replaceChildren();
  await open(emptySite(1, 2));
  fireEvent.click(await screen.findByRole('button', { name: 'ガイドを閉じる' }));
  expect(screen.queryByRole('region', { name: /はじめてのサイト/ })).toBeNull();
  document.body.replaceChildren();
  await open(emptySite(1, 2));
  expect(screen.queryByRole('region', { name: /はじめてのサイト/ })).toBeNull();
});
