import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LibraryFile } from '#shared/model/media/library.ts';
import { emptySite } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { LibraryPage } from '#web/features/media/library/library-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_SITE } from '#web/testing/test-site.ts';

const fileOf = (id: string, name: string): LibraryFile => ({
  id,
  kind: 'creative',
  name,
  image: { mediaId: id, width: 1080, height: 1920, colour: '#336699' },
  video: null,
  size: 2_097_152,
  createdAt: '2026-11-20T03:00:00.000Z',
  tags: [],
  isKept: true,
});
const TEA = fileOf('01JD0000000000000000000001', 'tea.png');
const CUP = fileOf('01JD0000000000000000000002', 'cup.png');
const USE = { siteId: 'site00000001', siteName: '喫茶', places: [{ kind: 'sheet' as const, cell: 'B2' }], isPublished: true };

const inUse = () => new ApiError({ kind: 'refused', status: 409, statusText: '', refusal: { code: 'media-in-use' }, message: null });
const show = (user = TEST_USER) => renderScreen({ element: <LibraryPage />, user });
const tile = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  vi.spyOn(api.media, 'library').mockResolvedValue({ files: [TEA, CUP], nextCursor: null });
  vi.spyOn(api.media, 'libraryFile').mockResolvedValue({ file: TEA, uses: [USE] });
});
afterEach(() => vi.restoreAllMocks());

describe('LibraryPage', () => {
  it('shows where a file is used, and offers no deletion of it (R-12.126)', async () => {
    await show();
    fireEvent.click(await tile('tea.png'));
    const dialog = within(await screen.findByRole('dialog', { name: 'tea.png' }));
    expect(await dialog.findByRole('link', { name: '喫茶' })).toBeDefined();
    for (const text of ['セルB2', '公開中']) expect(dialog.getByText(text)).toBeDefined();
    expect(dialog.queryByRole('button', { name: '削除する' })).toBeNull();
  });

  it('saves the name and the tags of a file', async () => {
    const change = vi.spyOn(api.media, 'changeLibraryFile').mockResolvedValue({ file: TEA });
    await show();
    fireEvent.click(await tile('tea.png'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('ファイル名'), { target: { value: '' } });
    fireEvent.click(dialog.getByRole('button', { name: '保存する' }));
    expect(change).not.toHaveBeenCalled();
    fireEvent.change(dialog.getByLabelText('ファイル名'), { target: { value: '緑茶.png' } });
    fireEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(change).toHaveBeenCalledWith({ params: { id: TEA.id }, body: { name: '緑茶.png', tags: [] } }));
  });

  it('replaces a picture on every site that shows it, with one save for each (R-12.128)', async () => {
    const toasts = recordToasts();
    const document = emptySite(1, 1);
    const settings = { ...document.settings, logo: TEA.image };
    vi.spyOn(api.site, 'get').mockResolvedValue({ site: TEST_SITE, document: { ...document, settings }, limits: TEST_USER.limits });
    const update = vi.spyOn(api.site, 'update').mockResolvedValue({ site: TEST_SITE, merged: {}, mergedBy: null });
    await show();
    fireEvent.click(await tile('tea.png'));
    fireEvent.click(await screen.findByRole('button', { name: 'すべて差し替える' }));
    const picker = within(await screen.findByRole('dialog', { name: 'ライブラリから選ぶ' }));
    fireEvent.click(await picker.findByRole('button', { name: 'cup.png' }));
    fireEvent.click(await screen.findByRole('button', { name: '差し替える' }));
    await waitFor(() => expect(toasts()).toEqual(['1サイトで差し替えました']));
    const body = { base: TEST_SITE.working, changes: { settings: { ...settings, logo: CUP.image } }, kind: 'save' };
    expect(update).toHaveBeenCalledWith({ params: { id: USE.siteId }, body });
  });

  it('asks before it deletes a file that no site shows (R-12.126)', async () => {
    vi.mocked(api.media.libraryFile).mockResolvedValue({ file: TEA, uses: [] });
    const remove = vi.spyOn(api.media, 'removeFromLibrary').mockResolvedValue(null);
    await show();
    fireEvent.click(await tile('tea.png'));
    fireEvent.click(await screen.findByRole('button', { name: '削除する' }));
    const question = within(await screen.findByRole('dialog', { name: 'ファイルの削除' }));
    expect(remove).not.toHaveBeenCalled();
    fireEvent.click(question.getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(remove).toHaveBeenCalledExactlyOnceWith({ params: { id: TEA.id } });
  });

  it('deletes several files, and says how many stay because they are in use (R-12.126)', async () => {
    const toasts = recordToasts();
    const remove = vi.spyOn(api.media, 'removeFromLibrary').mockResolvedValueOnce(null).mockRejectedValueOnce(inUse());
    await show();
    fireEvent.click(await screen.findByRole('button', { name: '複数を選ぶ' }));
    fireEvent.click(await tile('tea.png'));
    fireEvent.click(await tile('cup.png'));
    fireEvent.click(screen.getByRole('button', { name: '削除する' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(toasts()).toEqual(['1件を削除しました。1件はサイトで使われているため残しました。']));
    expect(remove).toHaveBeenCalledTimes(2);
  });

  it('offers no upload and no change to a login that only views', async () => {
    await show({ ...TEST_USER, authority: 'view' });
    await tile('tea.png');
    for (const name of ['ファイルを追加する', '複数を選ぶ']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
