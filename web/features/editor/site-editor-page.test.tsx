import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ErrorPayload } from '#shared/api-contract/envelope.ts';
import type { Publication } from '#shared/model/publishing/publication.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { SiteEditorPage } from '#web/features/editor/site-editor-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { TEST_SITE } from '#web/testing/test-site.ts';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';

const A1 = { cell: 'A1', language: 'jp' as const };
const DOCUMENT = placeSheet(emptySite(2, 2), A1, sheetIdOf(1));

const refused = (status: number, refusal: ErrorPayload) =>
  new ApiError({ kind: 'refused', status, statusText: '', message: null, refusal });

async function openPage(user = TEST_USER, site = TEST_SITE, more: { isOwn?: boolean } = {}) {
  vi.spyOn(api.site, 'get').mockResolvedValue({ site, document: DOCUMENT, limits: LIGHT_LIMITS, ...more });
  vi.spyOn(api.site, 'presence').mockResolvedValue({ others: [], ...site });
  const shown = await renderScreen({ element: <SiteEditorPage />, user });
  await screen.findByRole('grid');
  return shown;
}

const mainText = (): HTMLInputElement => screen.getByRole('textbox', { name: '見出し' });
const type = (field: HTMLElement, value: string): boolean => fireEvent.change(field, { target: { value } });
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const liveText = (): string | undefined =>
  [...document.querySelectorAll('div')].flatMap((host) => host.shadowRoot?.querySelector('.text')?.textContent ?? [])[0];
const gridcell = (name: RegExp): HTMLElement => screen.getByRole('gridcell', { name });

afterEach(() => vi.restoreAllMocks());

describe('SiteEditorPage', () => {
  it('shows typed text in the preview at once and undoes it from the field', async () => {
    await openPage();
    type(mainText(), 'ようこそ');
    expect(liveText()).toBe('ようこそ');
    expect(screen.getByText('未保存')).toBeDefined();
    fireEvent.keyDown(mainText(), { key: 'z', ctrlKey: true });
    expect(mainText().value).toBe('');
    press('やり直す');
    expect(mainText().value).toBe('ようこそ');
  });

  it('saves the changes and shows that they are saved', async () => {
    await openPage();
    const update = vi
      .spyOn(api.site, 'update')
      .mockResolvedValue({ site: { ...TEST_SITE, working: '01J00000000000000000000003' }, merged: {}, mergedBy: null });
    const toasts = recordToasts();
    type(mainText(), 'ようこそ');
    press(/下書き保存/);
    await screen.findByText('保存済み');
    expect(toasts()).toEqual(['下書きを保存しました']);
    expect(update.mock.calls[0]?.[0].body).toMatchObject({
      base: TEST_SITE.working,
      changes: { sheets: { [sheetIdOf(1)]: { jp: { mainText: 'ようこそ' } } } },
    });
  });

  it('saves the edits before the site is saved as a template, which sites of other accounts cannot be', async () => {
    await openPage();
    expect(screen.queryByRole('button', { name: 'テンプレートとして保存' })).toBeNull();
    document.body.replaceChildren();
    await openPage(TEST_USER, TEST_SITE, { isOwn: true });
    vi.spyOn(api.siteTemplate, 'list').mockResolvedValue({ templates: [], max: 50 });
    const update = vi
      .spyOn(api.site, 'update')
      .mockRejectedValueOnce(new ApiError({ kind: 'no-response' }))
      .mockResolvedValue({ site: { ...TEST_SITE, working: '01J00000000000000000000003' }, merged: {}, mergedBy: null });
    type(mainText(), 'ようこそ');
    press('テンプレートとして保存');
    await screen.findByRole('region', { name: '保存できませんでした' });
    expect(screen.queryByRole('dialog')).toBeNull();
    press('テンプレートとして保存');
    expect(await screen.findByRole('dialog', { name: 'テンプレートとして保存' })).toBeDefined();
    expect(update).toHaveBeenCalledTimes(2);
  });

  it('keeps the edits if a save fails and shows why', async () => {
    await openPage();
    vi.spyOn(api.site, 'update').mockRejectedValue(new ApiError({ kind: 'no-response' }));
    const toasts = recordToasts();
    type(mainText(), 'ようこそ');
    press(/下書き保存/);
    expect((await screen.findByRole('region', { name: '保存できませんでした' })).textContent).toContain('サーバーに接続できません');
    expect(toasts()).toEqual([expect.stringMatching(/^保存できませんでした: サーバーに接続できません/)]);
    expect(mainText().value).toBe('ようこそ');
  });

  it('shows faults next to their fields, and focuses the field instead of saving', async () => {
    await openPage();
    const update = vi.spyOn(api.site, 'update');
    type(mainText(), 'あ'.repeat(121));
    expect(screen.getByText('120文字以内で入力してください。')).toBeDefined();
    fireEvent.click(gridcell(/^B2/));
    press(/下書き保存/);
    await waitFor(() => expect(document.activeElement).toBe(mainText()));
    expect(update).not.toHaveBeenCalled();
  });

  it('shows both versions of a conflict and saves the chosen version', async () => {
    await openPage();
    const theirs = editSheet(DOCUMENT, A1, { mainText: '相手の文章' });
    const newer = { ...TEST_SITE, working: '01J00000000000000000000009' };
    const part = { sheets: {} };
    const conflict = { site: newer, changedAt: '2026-11-20T05:05:00.000Z', changedBy: '花子', base: part, theirs: part, mine: part };
    const update = vi.spyOn(api.site, 'update').mockRejectedValueOnce(refused(409, { code: 'edit-conflict', conflict }));
    type(mainText(), '自分の文章');
    vi.spyOn(api.site, 'get').mockResolvedValue({ site: newer, document: theirs, limits: LIGHT_LIMITS });
    press(/下書き保存/);
    expect((await screen.findByRole('dialog')).textContent).toContain('花子さん');
    expect(screen.getByText('相手の文章', { selector: 'mark' })).toBeDefined();
    expect(screen.getByRole('button', { name: '選んだ内容で保存する' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('radio', { name: /自分の変更/ }));
    update.mockResolvedValue({ site: newer, merged: {}, mergedBy: null });
    press('選んだ内容で保存する');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls[1]?.[0].body).toMatchObject({
      base: newer.working,
      changes: { sheets: { [sheetIdOf(1)]: { jp: { mainText: '自分の文章' } } } },
    });
  });

  it('moves between cells by keyboard with one tab stop, and asks before it clears a cell', async () => {
    await openPage();
    type(mainText(), '文章');
    fireEvent.keyDown(gridcell(/^A1/), { key: 'ArrowRight' });
    expect(gridcell(/^B1/).tabIndex).toBe(0);
    expect(gridcell(/^A1/).tabIndex).toBe(-1);
    fireEvent.keyDown(gridcell(/^B1/), { key: 'Home' });
    fireEvent.keyDown(gridcell(/^A1/), { key: 'Delete' });
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'クリア' }));
    await waitFor(() => expect(gridcell(/^A1, 空/)).toBeDefined());
    press('元に戻す');
    expect(gridcell(/^A1, 文章/)).toBeDefined();
  });

  it('lists the faults that prevent publishing, and selects the cell of a chosen fault', async () => {
    await openPage();
    fireEvent.click(gridcell(/^B2/));
    press(/^公開する/);
    fireEvent.click(await screen.findByRole('button', { name: 'セルA1に画像がありません。' }));
    expect(gridcell(/^A1/).getAttribute('aria-selected')).toBe('true');
  });

  it.each([
    ['done', 'public', '公開しました', 'サイトを公開しています'],
    ['done', 'private', '非公開にしました', 'サイトを非公開にしています'],
    ['failed', 'public', '公開の作業を終えられませんでした', 'サイトを公開しています'],
  ] as const)(
    'shows the progress and the outcome of a publication in one notice (%s, %s)',
    async (state, visibility, outcome, progress) => {
      const publication = (of: 'running' | 'done' | 'failed'): Publication => ({
        id: '01J0000000000000000000000P',
        state: of,
        siteId: TEST_SITE.id,
        progress: { done: 1, total: 2 },
        attempts: 1,
        createdAt: TEST_SITE.createdAt,
        updatedAt: TEST_SITE.createdAt,
      });
      const site: SiteSummary = {
        ...TEST_SITE,
        status: visibility === 'public' ? 'PUBLISH' : 'PRIVATE',
        publicationId: publication('done').id,
      };
      vi.spyOn(api.site, 'publication')
        .mockResolvedValueOnce({ publication: publication('running') })
        .mockResolvedValue({ publication: publication(state) });
      const toasts = recordToasts();
      await openPage(TEST_USER, site);
      expect((await screen.findByRole('region', { name: '公開の進み具合' })).textContent).toContain(progress);
      expect(screen.getAllByRole('progressbar')).toHaveLength(1);
      expect(document.querySelector('button[data-loading]')).toBeNull();

      const confirmation = await screen.findByText(outcome);
      const notice = screen.getByRole('region', { name: '公開の進み具合' });
      expect(notice.contains(confirmation)).toBe(true);
      expect(screen.queryAllByRole('progressbar')).toEqual([]);
      expect(screen.queryByRole('alert')?.contains(notice) ?? false).toBe(state === 'failed');
      expect(within(notice).queryByRole('button', { name: 'もう一度試す' }) !== null).toBe(state === 'failed');
      expect(toasts()).toEqual([]);
      fireEvent.click(within(notice).getByRole('button', { name: '閉じる' }));
      expect(screen.queryByText(outcome)).toBeNull();
    },
  );

  it('shows the site read-only to a login without write permission', async () => {
    await openPage({ ...TEST_USER, authority: 'view' });
    expect(screen.getByText(/編集の権限がない/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /下書き保存|公開する/ })).toBeNull();
    expect(mainText().readOnly).toBe(true);
  });

  it('shows a message for a site that does not exist', async () => {
    vi.spyOn(api.site, 'get').mockRejectedValue(refused(404, { code: 'not-found' }));
    await act(() => renderScreen({ element: <SiteEditorPage /> }));
    expect(await screen.findByRole('heading', { name: 'ページが見つかりません' })).toBeDefined();
  });
});
