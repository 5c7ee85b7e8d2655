import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { EMPTY_SHEET, type SiteDocument } from '#shared/model/sites/site.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import type { FaultLocation } from '#web/features/editor/model/faults/fault-location.ts';
import { PublishReviewDialog } from '#web/features/editor/publish/review/publish-review-dialog.tsx';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { type Commands, CommandsProvider } from '#web/features/editor/state/use-commands.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_SITE } from '#web/testing/test-site.ts';

const A1 = { cell: 'A1', language: 'jp' as const };
const CURRENT = placeSheet(emptySite(2, 2), A1, sheetIdOf(1), { ...EMPTY_SHEET, image: IMAGE, imageAlt: '茶' });
const LIVE = '01J00000000000000000000099';

let publish: ReturnType<typeof vi.fn<() => Promise<void>>>;
let goToLocation: ReturnType<typeof vi.fn<(location: FaultLocation) => void>>;
let onClose: ReturnType<typeof vi.fn<() => void>>;
async function open(document: SiteDocument, site: Partial<typeof TEST_SITE> = {}): Promise<Editor> {
  publish = vi.fn<() => Promise<void>>(() => Promise.resolve());
  onClose = vi.fn<() => void>();
  const opened = { site: { ...TEST_SITE, ...site }, document, limits: TEST_USER.limits };
  const editor = createEditor(opened, null, { client: {} as never, send: vi.fn() });
  goToLocation = vi.fn<(location: FaultLocation) => void>();
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <CommandsProvider value={{ publish, isPublishing: false, goToLocation } as unknown as Commands}>
          <PublishReviewDialog isOpen onClose={onClose} />
        </CommandsProvider>
      </EditorProvider>
    ),
  });
  return editor;
}
afterEach(() => vi.restoreAllMocks());

it('PublishReviewDialog shows address, languages and sheets of a first publication, and publishes once confirmed', async () => {
  await open(CURRENT, { live: null });
  const dialog = await screen.findByRole('dialog', { name: '公開する内容の確認' });
  expect(within(dialog).getByRole('region', { name: '公開先' }).textContent).toContain('abcdefghij12');
  expect(within(dialog).getByRole('region', { name: '公開する言語' }).textContent).toContain('日本語');
  expect(within(dialog).getByRole('region', { name: 'はじめての公開: 1枚のシート' })).toBeDefined();
  expect(publish).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'この内容で公開する' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(publish).toHaveBeenCalledExactlyOnceWith('public');
});

it('PublishReviewDialog loads the published content if the page does not have it, and lists the changes', async () => {
  const earlier = editSheet(CURRENT, A1, { mainText: '前の言葉' });
  const load = vi.spyOn(api.site, 'revision').mockResolvedValue({ document: earlier });
  await open({ ...CURRENT, settings: { ...CURRENT.settings, name: '茶房' } }, { live: LIVE, status: 'PUBLISH' });
  const changes = await screen.findByRole('region', { name: '見る人に変わること' });
  expect(load.mock.calls[0]?.[0].params.revision).toBe(LIVE);
  expect(within(changes).getByText('A1')).toBeDefined();
  expect(
    within(changes)
      .getAllByRole('figure')
      .map(({ textContent }) => textContent),
  ).toEqual(['いま', '公開後']);
  expect(within(changes).getByText(/サイト名/)).toBeDefined();
});

it('PublishReviewDialog reports published content that cannot be loaded, and loads it again on request', async () => {
  vi.spyOn(api.site, 'revision')
    .mockRejectedValueOnce(new ApiError({ kind: 'no-response' }))
    .mockResolvedValue({ document: CURRENT });
  await open(editSheet(CURRENT, A1, { mainText: '新茶' }), { live: LIVE, status: 'PUBLISH' });
  expect(await screen.findByText('公開中の内容を読み込めませんでした')).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'もう一度試す' })));
  expect(await screen.findByRole('region', { name: '見る人に変わること' })).toBeDefined();
});

it('PublishReviewDialog names the languages that are not published', async () => {
  await open({ ...CURRENT, settings: { ...CURRENT.settings, languages: ['jp', 'en'] } }, { live: null });
  expect(await screen.findByText('Englishは、足りないところがあるため公開されません。')).toBeDefined();
});

it('PublishReviewDialog lists broken links, opens the place of each, and publishes only once confirmed (R-9.27)', async () => {
  await open(editSheet(CURRENT, A1, { linkButtonText: '問合せ', linkDestinationUrl: '/contact', isInternalLink: true }), { live: null });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('行き先のないリンクがあります: 1か所');
  expect(screen.queryByRole('button', { name: 'この内容で公開する' })).toBeNull();
  fireEvent.click(within(alert).getByRole('button', { name: 'A1 ボタン: リンク先のお問い合わせページが、まだありません。' }));
  expect(goToLocation).toHaveBeenCalledExactlyOnceWith({
    at: 'cell',
    cell: 'A1',
    language: 'jp',
    focusedField: { name: 'linkDestinationUrl', variationId: null },
  });
  expect(onClose).toHaveBeenCalled();
  expect(publish).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'このまま公開する' }));
  await waitFor(() => expect(publish).toHaveBeenCalledExactlyOnceWith('public'));
});
