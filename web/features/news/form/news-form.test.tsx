import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { News } from '#shared/model/news/news.ts';
import { CreateNewsPage } from '#web/features/news/form/create-news-page.tsx';
import { EditNewsPage } from '#web/features/news/form/edit-news-page.tsx';
import { DRAFT_NEWS, NEWS, OTHER_SITE_ID, SITE_DOCUMENT, SITE_ID } from '#web/features/news/news-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import * as uploading from '#web/lib/upload/upload-media.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { stubCropping } from '#web/testing/stub-cropping.tsx';
import { TEST_SITE } from '#web/testing/test-site.ts';
import * as cropping from '#web/ui/crop/crop-file.ts';

const AREA = { x: 10, y: 20, width: 300, height: 300 };
const OWNER = { id: TEST_USER.workAccountId, companyName: TEST_USER.companyName };
const listed = (id: string, name: string, owner = OWNER) => ({
  ...TEST_SITE,
  id,
  name,
  editedAt: TEST_SITE.updatedAt,
  owner,
  newEntries: 0,
});
const stale = new ApiError({ kind: 'refused', status: 409, statusText: '', refusal: { code: 'version-conflict' }, message: null });

const showCreate = (siteId: string | null) =>
  siteId === null
    ? renderScreen({
        element: <CreateNewsPage />,
        at: '/admin-user/latest-information/create',
        route: '/:segment/latest-information/create',
      })
    : renderScreen({
        element: <CreateNewsPage />,
        at: `/admin-user/notification-delivery/${siteId}/create`,
        route: '/:segment/notification-delivery/:siteId/create',
      });
const showEdit = async (news: News) => {
  vi.spyOn(api.news, 'get').mockResolvedValue({ news });
  const rendered = await renderScreen({
    element: <EditNewsPage />,
    at: `/admin-user/latest-information/edit/${news.id}`,
    route: '/:segment/latest-information/edit/:id',
  });
  await screen.findByRole('textbox', { name: /^タイトル/ });
  return rendered;
};
const field = (name: RegExp): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string): void => void fireEvent.change(field(name), { target: { value } });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  stubCropping(AREA);
  vi.spyOn(uploading, 'uploadMedia');
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(api.site, 'list').mockResolvedValue({
    sites: [
      listed(SITE_ID, '白樺'),
      listed(OTHER_SITE_ID, '冬の旅'),
      listed('abcdefghij14', '他社のサイト', { id: '01J00000000000000000000099', companyName: '湯川温泉' }),
    ],
    nextCursor: null,
  });
  vi.spyOn(api.site, 'get').mockImplementation(async ({ params }) => ({
    site: { ...TEST_SITE, id: params.id, name: params.id === SITE_ID ? '白樺' : '冬の旅' },
    document: params.id === SITE_ID ? SITE_DOCUMENT : { ...SITE_DOCUMENT, grid: { ...SITE_DOCUMENT.grid, cells: {} }, sheets: {} },
    limits: TEST_USER.limits,
  }));
});
afterEach(() => vi.restoreAllMocks());

describe('CreateNewsPage', () => {
  it('creates a scheduled item for the site in the URL, and opens it (R-19.2)', async () => {
    const create = vi.spyOn(api.news, 'create').mockResolvedValue({ news: NEWS });
    const toasts = recordToasts();
    const { path } = await showCreate(SITE_ID);
    await screen.findByRole('textbox', { name: /^タイトル/ });
    type(/^タイトル/, '冬のセール');
    type(/^本文/, '全品20%引き');
    fireEvent.click(screen.getByRole('radio', { name: /日時を指定/ }));
    type(/^公開開始/, '2036/12/01 10:00');
    type(/^公開終了/, '2036/12/24 18:00');
    expect(screen.getByText('2036/12/01 10:00から2036/12/24 18:00まで表示されます。')).toBeDefined();
    press('公開を予約する');
    await waitFor(() => expect(path()).toBe(`/admin-user/notification-delivery/${SITE_ID}/detail/${NEWS.id}`));
    expect(create.mock.calls[0]?.[0].body).toMatchObject({
      siteIds: [SITE_ID],
      language: 'jp',
      title: '冬のセール',
      publishType: 'scheduled',
      startDate: '2036-12-01T01:00:00.000Z',
      endDate: '2036-12-24T09:00:00.000Z',
      state: 'public',
    });
    expect(toasts()).toEqual(['「冬のセール」を作成しました']);
  });

  it('reports missing and invalid values beside the fields, without a request', async () => {
    const create = vi.spyOn(api.news, 'create');
    await showCreate(null);
    fireEvent.click(screen.getByRole('radio', { name: /日時を指定/ }));
    type(/^公開開始/, '明日');
    press('公開を予約する');
    expect(await screen.findByText('日時を正しい形式で入力してください(例: 2026/11/20 14:05)。')).toBeDefined();
    expect(screen.getAllByText('入力してください。').length).toBeGreaterThanOrEqual(3);
    expect(create).not.toHaveBeenCalled();
  });

  it('counts the characters of the text, and shows the excess over the limit', async () => {
    await showCreate(SITE_ID);
    await screen.findByRole('textbox', { name: /^本文/ });
    type(/^本文/, 'あ'.repeat(120));
    expect(screen.getByText('120 / 120')).toBeDefined();
    type(/^本文/, 'あ'.repeat(123));
    expect(screen.getByText('120文字を3文字超えています')).toBeDefined();
  });

  it('saves a draft without a text', async () => {
    const create = vi.spyOn(api.news, 'create').mockResolvedValue({ news: DRAFT_NEWS });
    await showCreate(SITE_ID);
    await screen.findByRole('textbox', { name: /^タイトル/ });
    type(/^タイトル/, '営業時間');
    fireEvent.click(screen.getByRole('radio', { name: /下書き/ }));
    expect(screen.getByText('下書きのため、訪問者には表示されません。')).toBeDefined();
    press('下書きを保存する');
    await waitFor(() => expect(create.mock.calls[0]?.[0].body).toMatchObject({ state: 'draft', content: '' }));
  });

  it('offers the languages of the site, and names the missing translations', async () => {
    const create = vi.spyOn(api.news, 'create').mockResolvedValue({ news: NEWS });
    await showCreate(SITE_ID);
    expect(await screen.findByText('翻訳がない言語: English、한국어。日本語の文が表示されます。')).toBeDefined();
    type(/^タイトル/, '冬のセール');
    type(/^本文/, '全品20%引き');
    fireEvent.click(screen.getByRole('tab', { name: /English/ }));
    type(/^タイトル/, 'Winter sale');
    press('公開する');
    expect(await screen.findByRole('tab', { name: /English.*入力エラーあり/ })).toBeDefined();
    type(/^本文/, '20% off');
    expect(screen.getByText('翻訳がない言語: 한국어。日本語の文が表示されます。')).toBeDefined();
    press('公開する');
    await waitFor(() => expect(create.mock.calls[0]?.[0].body.translations).toEqual({ en: { title: 'Winter sale', content: '20% off' } }));
  });

  it('offers only sites that belong to the account of the first chosen site', async () => {
    await showCreate(null);
    const input = screen.getByRole('combobox', { name: /^配信サイト/ });
    fireEvent.click(input);
    fireEvent.click(await screen.findByRole('option', { name: /^白樺/ }));
    fireEvent.click(input);
    const other = await screen.findByRole('option', { name: /^他社のサイト/ });
    expect(other.getAttribute('data-combobox-disabled')).toBe('true');
  });

  it('links to a sheet that is picked on the grid, and warns of sites without that sheet', async () => {
    const create = vi.spyOn(api.news, 'create').mockResolvedValue({ news: NEWS });
    await showCreate(SITE_ID);
    await screen.findByRole('textbox', { name: /^タイトル/ });
    type(/^タイトル/, '冬のセール');
    type(/^本文/, '全品20%引き');
    const sites = screen.getByRole('combobox', { name: /^配信サイト/ });
    fireEvent.click(sites);
    fireEvent.click(await screen.findByRole('option', { name: /^冬の旅/ }));
    fireEvent.click(screen.getByRole('combobox', { name: 'リンク' }));
    fireEvent.click(await screen.findByRole('option', { name: 'サイト内のシート' }));
    const map = within(await screen.findByRole('grid', { name: /白樺/ }));
    fireEvent.click(map.getByRole('gridcell', { name: 'B1, 冬のお部屋' }));
    expect(await screen.findByText('リンク先がないため、リンクは表示されません: 冬の旅')).toBeDefined();
    press('公開する');
    await waitFor(() =>
      expect(create.mock.calls[0]?.[0].body).toMatchObject({ contentUrl: '/B1', isInternalLink: true, siteIds: [SITE_ID, OTHER_SITE_ID] }),
    );
  });

  it('crops a picture and uploads it for the site', async () => {
    const cropped = new File(['x'], 'picture.jpg', { type: 'image/jpeg' });
    vi.mocked(cropping.cropFile).mockResolvedValue(cropped);
    const image = { mediaId: '01J0000000000000000000000M', width: 300, height: 300, colour: '#336699' };
    vi.mocked(uploading.uploadMedia).mockResolvedValue([
      { ok: true, media: { id: image.mediaId, kind: 'news', name: 'picture.jpg', state: 'ready', image, video: null, fault: null } },
    ]);
    const create = vi.spyOn(api.news, 'create').mockResolvedValue({ news: NEWS });
    await showCreate(SITE_ID);
    await screen.findByRole('textbox', { name: /^タイトル/ });
    type(/^タイトル/, '冬のセール');
    type(/^本文/, '全品20%引き');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'photo.jpg', { type: 'image/jpeg' });
    fireEvent.change(input ?? document.body, { target: { files: [photo] } });
    fireEvent.click(await screen.findByRole('button', { name: 'crop' }));
    press('この範囲で設定する');
    expect(await screen.findByRole('button', { name: '取り除く' })).toBeDefined();
    expect(vi.mocked(uploading.uploadMedia).mock.calls[0]?.[0]).toMatchObject({ kind: 'news', siteId: SITE_ID, files: [cropped] });
    press('公開する');
    await waitFor(() => expect(create.mock.calls[0]?.[0].body.imageId).toBe(image.mediaId));
  });

  it('asks before the page is left during an upload, and keeps the current picture if the upload fails (R-12.26)', async () => {
    const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'photo.jpg', { type: 'image/jpeg' });
    vi.mocked(cropping.cropFile).mockResolvedValue(photo);
    const outcome = Promise.withResolvers<Awaited<ReturnType<typeof uploading.uploadMedia>>>();
    vi.mocked(uploading.uploadMedia).mockReturnValue(outcome.promise);
    const image = { mediaId: '01J0000000000000000000000M', width: 300, height: 300, colour: '#336699' };
    const { path } = await showEdit({ ...NEWS, image });
    fireEvent.change(document.querySelector('input[type=file]') ?? document.body, { target: { files: [photo] } });
    fireEvent.click(await screen.findByRole('button', { name: 'crop' }));
    press('この範囲で設定する');
    await screen.findByRole('progressbar');
    fireEvent.click(screen.getByRole('link', { name: 'キャンセル' }));
    expect(await screen.findByText('保存していない変更があります')).toBeDefined();
    expect(path()).toContain('/edit/');
    press('編集を続ける');
    outcome.resolve([{ ok: false, fault: { kind: 'transfer' } }]);
    expect(await screen.findByText(/「photo.jpg」をアップロードできませんでした/)).toBeDefined();
    expect(screen.getByRole('button', { name: '取り除く' })).toBeDefined();
  });

  it('asks before unsaved changes are discarded', async () => {
    const { path } = await showCreate(SITE_ID);
    await screen.findByRole('textbox', { name: /^タイトル/ });
    type(/^タイトル/, '冬');
    fireEvent.click(screen.getByRole('link', { name: 'キャンセル' }));
    expect(await screen.findByText('保存していない変更があります')).toBeDefined();
    expect(path()).toContain('/create');
  });
});

describe('EditNewsPage', () => {
  it('shows the saved item, and sends its version with the update', async () => {
    const update = vi.spyOn(api.news, 'update').mockResolvedValue({ news: { ...NEWS, title: '歳末セール' } });
    await showEdit(NEWS);
    expect([field(/^タイトル/).value, field(/^公開開始/).value, field(/^公開終了/).value]).toEqual([
      '冬のセール',
      '2026/11/20 10:00',
      '2036/12/24 18:00',
    ]);
    expect(screen.getByText('すぐに表示され、2036/12/24 18:00に表示が終わります。')).toBeDefined();
    type(/^タイトル/, '歳末セール');
    press('更新する');
    await waitFor(() => expect(update.mock.calls[0]?.[0].body).toMatchObject({ title: '歳末セール', version: 3 }));
    expect(await screen.findByText('「歳末セール」を更新しました')).toBeDefined();
  });

  it('unpublishes news without turning it into a draft (R-19.12)', async () => {
    const update = vi.spyOn(api.news, 'update').mockResolvedValue({ news: { ...NEWS, state: 'unpublic' } });
    await showEdit(NEWS);
    fireEvent.click(screen.getByRole('radio', { name: /^非公開/ }));
    expect(screen.getByText('非公開のため、訪問者には表示されません。')).toBeDefined();
    press('非公開で保存する');
    await waitFor(() => expect(update.mock.calls[0]?.[0].body.state).toBe('unpublic'));
  });

  it('asks for confirmation before published news becomes a draft', async () => {
    const update = vi.spyOn(api.news, 'update').mockResolvedValue({ news: { ...NEWS, state: 'draft' } });
    await showEdit(NEWS);
    fireEvent.click(screen.getByRole('radio', { name: /^下書き/ }));
    press('下書きを保存する');
    const dialog = await screen.findByRole('dialog', { name: '公開中の最新情報を下書きに戻しますか?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'キャンセル' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update).not.toHaveBeenCalled();
    press('下書きを保存する');
    fireEvent.click(await screen.findByRole('button', { name: '下書きに戻す' }));
    await waitFor(() => expect(update.mock.calls[0]?.[0].body.state).toBe('draft'));
  });

  it('rejects a new end in the past, but accepts a saved end in the past', async () => {
    const update = vi.spyOn(api.news, 'update').mockResolvedValue({ news: NEWS });
    await showEdit({ ...NEWS, startDate: '2025-11-20T01:00:00.000Z', endDate: '2025-12-24T09:00:00.000Z' });
    type(/^公開終了/, '2025/12/25 18:00');
    press('更新する');
    expect(await screen.findAllByText('現在より後の日時を選んでください。')).not.toEqual([]);
    expect(update).not.toHaveBeenCalled();
    type(/^公開終了/, '2025/12/24 18:00');
    press('更新する');
    await waitFor(() => expect(update.mock.calls[0]?.[0].body.endDate).toBe('2025-12-24T09:00:00.000Z'));
  });

  it('hides the unpublished state for an item that was never published', async () => {
    await showEdit(DRAFT_NEWS);
    expect(screen.queryByRole('radio', { name: /^非公開/ })).toBeNull();
  });

  it('merges the changes of another login after a version conflict', async () => {
    const update = vi.spyOn(api.news, 'update').mockRejectedValueOnce(stale).mockResolvedValueOnce({ news: NEWS });
    await showEdit(NEWS);
    type(/^タイトル/, '歳末セール');
    press('更新する');
    expect(await screen.findByText('他の人が先に更新しました')).toBeDefined();
    vi.mocked(api.news.get).mockResolvedValue({ news: { ...NEWS, version: 4, endDate: '2036-12-31T09:00:00.000Z' } });
    press('最新の内容を読み込む');
    await waitFor(() => expect(field(/^公開終了/).value).toBe('2036/12/31 18:00'));
    expect(field(/^タイトル/).value).toBe('歳末セール');
    press('更新する');
    await waitFor(() =>
      expect(update.mock.calls[1]?.[0].body).toMatchObject({ title: '歳末セール', version: 4, endDate: '2036-12-31T09:00:00.000Z' }),
    );
  });
});
