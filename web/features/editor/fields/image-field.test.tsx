import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ImageRef } from '#shared/model/media/media.ts';
import { EMPTY_POPUP_CONTENT, newPopup } from '#shared/model/sites/popup.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import type { SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { ProductItem } from '#web/features/editor/inspector/products/product-item.tsx';
import { SitePanel } from '#web/features/editor/inspector/site/site-panel.tsx';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { addLanguage } from '#web/features/editor/model/translation/language-changes.ts';
import { useUnseenFailures } from '#web/features/editor/page/use-unseen-failures.ts';
import { putPopup } from '#web/features/editor/model/document/edit-popups.ts';
import { PopupContentGroup } from '#web/features/editor/popups/form/popup-content-group.tsx';
import { createEditor, type Editor, EditorProvider, useEditor, useEditorState } from '#web/features/editor/state/editor.ts';
import { api } from '#web/lib/api/api-client.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { createPictureQueue } from '#web/lib/upload/queue/picture-queue.ts';
import type { QueueOutcome } from '#web/lib/upload/queue/file-queue.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const POPUP = sheetIdOf(840);
const PRODUCT = { ...newProduct('01J00000000000000000000PRD'), productName: '茶' };
const A1 = { cell: 'A1', language: 'jp' } as const;
const SITE: SiteDocument = putPopup(
  editSheet(placeSheet(addLanguage(emptySite(2, 2), 'en'), A1, sheetIdOf(1)), A1, { products: [PRODUCT] }),
  POPUP,
  {
    ...newPopup('timeLimit'),
    content: {
      jp: { ...EMPTY_POPUP_CONTENT },
      en: { ...EMPTY_POPUP_CONTENT },
    },
  },
);
const DRAWN = { address: 'blob:local', width: 40, height: 40, colour: '#102030' };

/** The fields of one section at a time, as in the editor. */
function Sections() {
  const editor = useEditor();
  useUnseenFailures(editor);
  const section = useEditorState((state) => state.section);
  const popup = useEditorState(({ history }) => history.present.popups[POPUP]);
  const panel = useEditorState((state) => state.panel);
  if (section === 'popups') return popup ? <PopupContentGroup popupId={POPUP} popup={popup} /> : null;
  return panel === 'site' ? <SitePanel /> : <ProductItem product={PRODUCT} index={0} />;
}

async function open(show: (editor: Editor) => void) {
  const settle: ((outcome: QueueOutcome<unknown>) => void)[] = [];
  const pictures = createPictureQueue({
    send: (_picture, { signal }) =>
      new Promise((resolve, reject) => {
        settle.push(resolve);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
    draw: () => Promise.resolve(DRAWN),
  });
  const site = { id: 'abcdefghij12', working: '1', customDomain: null, url: 'https://abcdefghij12.example.com/' } as SiteSummary;
  const opened = { site, document: SITE, limits: { ...TEST_USER.limits, popupCta: true } };
  const editor = createEditor(opened, null, { client: {} as never, send: vi.fn(), pictures });
  show(editor);
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <Sections />
      </EditorProvider>
    ),
  });
  const field = await screen.findByRole('group', { name: /^(画像|ロゴ)/ });
  const choose = (): void =>
    void fireEvent.change(field.querySelector('input[type=file]') ?? expect.unreachable(), {
      target: { files: [new File(['x'], 'photo.png', { type: 'image/png' })] },
    });
  const finish = (outcome: QueueOutcome<unknown>): Promise<void> => act(async () => settle.at(-1)?.(outcome));
  return { editor, choose, finish, uploads: () => settle.length };
}

const documentOf = (editor: Editor): SiteDocument => editor.store.getState().history.present;
const READY: { ok: true; image: ImageRef } = { ok: true, image: IMAGE };

afterEach(() => vi.restoreAllMocks());

it('ImageField shows the local picture at once, with the upload progress', async () => {
  const { choose } = await open((editor) => editor.showSection('popups'));
  choose();
  await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe('blob:local'));
  expect(screen.getByText('photo.png')).toBeDefined();
  expect(screen.getByRole('progressbar')).toBeDefined();
});

it('ImageField stores the picture of a popup even if another section is open when the upload ends (R-12.26)', async () => {
  const { editor, choose, finish } = await open((one) => one.showSection('popups'));
  choose();
  act(() => editor.showSection('sheets'));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(editor.isUploading()).toBe(true);
  await finish(READY);
  expect(documentOf(editor).popups[POPUP]?.content.jp?.image).toEqual(IMAGE);
  expect(editor.isUploading()).toBe(false);
});

it('ImageField stores the picture in the language that was active when the upload started', async () => {
  const { editor, choose, finish } = await open((one) => one.showSection('popups'));
  choose();
  act(() => editor.switchLanguage('en'));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await finish(READY);
  const { content } = documentOf(editor).popups[POPUP] ?? expect.unreachable();
  expect([content.jp?.image, content.en?.image]).toEqual([IMAGE, null]);
});

it('ImageField stores the picture of a product even if its sheet was moved during the upload', async () => {
  const { editor, choose, finish } = await open((one) => one.focusField({ name: 'products', productId: PRODUCT.id }));
  choose();
  act(() => {
    const { grid } = documentOf(editor);
    editor.edit((site) => ({ ...site, grid: { ...grid, cells: { B2: grid.cells['A1'] ?? '' } } }), { panel: 'sheet', cell: 'B2' });
    editor.uploads.relocate((cell) => (cell === 'A1' ? 'B2' : cell));
  });
  await finish(READY);
  expect(documentOf(editor).sheets[sheetIdOf(1)]?.jp?.products[0]?.image).toEqual(IMAGE);
});

it('ImageField cancels the upload for a product when the cell of its sheet is cleared', async () => {
  const { editor, choose } = await open((one) => one.focusField({ name: 'products', productId: PRODUCT.id }));
  choose();
  act(() => editor.uploads.cancelCells(['A1']));
  expect(editor.isUploading()).toBe(false);
});

it('ImageField uploads the logo even if the panel of a sheet is opened during the upload', async () => {
  const { editor, choose, finish } = await open((one) => one.showPanel('site'));
  choose();
  act(() => editor.showPanel('sheet'));
  await finish(READY);
  expect(documentOf(editor).settings.logo).toEqual(IMAGE);
});

it('ImageField reports a failed upload beside the field, and sends the same file again', async () => {
  const { editor, choose, finish, uploads } = await open((one) => one.showSection('popups'));
  choose();
  await finish({ ok: false, fault: { kind: 'transfer' } });
  expect((await screen.findByRole('alert')).textContent).toContain('「photo.png」をアップロードできませんでした');
  fireEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
  await waitFor(() => expect(uploads()).toBe(2));
  await finish(READY);
  expect(documentOf(editor).popups[POPUP]?.content.jp?.image).toEqual(IMAGE);
});

it('ImageField reports a failed upload of a hidden section in a toast, and beside the field once the section is shown', async () => {
  const toasts = recordToasts();
  const { editor, choose, finish } = await open((one) => one.showSection('popups'));
  choose();
  act(() => editor.showSection('sheets'));
  await finish({ ok: false, fault: { kind: 'transfer' } });
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('「photo.png」')]));
  act(() => editor.showSection('popups'));
  expect((await screen.findByRole('alert')).textContent).toContain('「photo.png」');
});

it('ImageField takes a picture of its kind from the media library (R-12.127)', async () => {
  const file = { id: IMAGE.mediaId, kind: 'popup' as const, name: 'moon.png', image: IMAGE, video: null };
  const library = vi.spyOn(api.media, 'library').mockResolvedValue({
    files: [{ ...file, size: 1, createdAt: '2026-11-20T03:00:00.000Z', tags: [], isKept: false }],
    nextCursor: null,
  });
  const { editor } = await open((one) => one.showSection('popups'));
  fireEvent.click(screen.getByRole('button', { name: 'ライブラリ' }));
  fireEvent.click(await screen.findByRole('button', { name: 'moon.png' }));
  expect(documentOf(editor).popups[POPUP]?.content.jp?.image).toEqual(IMAGE);
  expect(library.mock.calls[0]?.[0]).toEqual({ query: { siteId: 'abcdefghij12', kinds: 'popup' } });
});
