import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { SiteEditorPage } from '#web/features/editor/site-editor-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { TEST_SITE } from '#web/testing/test-site.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const A1 = { cell: 'A1', language: 'jp' as const };
const EMPTY = placeSheet(emptySite(2, 2), A1, sheetIdOf(1));
const COMPLETE = editSheet(EMPTY, A1, { image: IMAGE });
/** 31 December of this year at 10:00 in Japan, as it is typed and stored. */
const YEAR = new Date().getFullYear();
const TYPED = `${YEAR}-12-31T10:00`;
const AT = `${YEAR}-12-31T01:00:00.000Z`;
const SCHEDULED: SiteSummary = {
  ...TEST_SITE,
  scheduled: [{ visibility: 'public', at: AT, revision: '01J00000000000000000000001', by: 'Hana' }],
};

const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));

async function openDialog(site = TEST_SITE, document = COMPLETE): Promise<HTMLElement> {
  vi.spyOn(api.site, 'get').mockResolvedValue({ site, document, limits: LIGHT_LIMITS });
  vi.spyOn(api.site, 'presence').mockResolvedValue({ others: [], ...site });
  await renderScreen({ element: <SiteEditorPage />, user: TEST_USER });
  await screen.findByRole('grid');
  press('ほかの公開方法');
  fireEvent.click(await screen.findByRole('menuitem', { name: /公開を予約する/ }));
  return screen.findByRole('dialog', { name: '公開の予約' });
}
const fields = (dialog: HTMLElement) => ({
  publishAt: within(dialog).getByLabelText<HTMLInputElement>('公開する日時(日本時間)'),
  unpublishAt: within(dialog).getByLabelText<HTMLInputElement>('非公開にする日時(日本時間)'),
});
const type = (field: HTMLElement, value: string): void => {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

afterEach(() => vi.restoreAllMocks());

describe('ScheduleDialog', () => {
  it('schedules the saved revision, in Japanese time, and shows the schedule', async () => {
    const schedule = vi.spyOn(api.site, 'schedule').mockResolvedValue({ site: SCHEDULED, deadLinks: [] });
    const toasts = recordToasts();
    type(fields(await openDialog()).publishAt, TYPED);
    press('予約を保存する');
    await waitFor(() => expect(toasts()).toEqual(['公開の予約を保存しました']));
    expect(schedule.mock.calls[0]?.[0].body).toEqual({ public: { at: AT, revision: TEST_SITE.working }, private: null });
    const strip = await screen.findByRole('region', { name: '公開の予約' });
    expect(strip.textContent).toContain(`${YEAR}/12/31 10:00に公開`);
    expect(strip.textContent).toContain('予約したあとの編集は含まれません');
  });

  it('asks once for confirmation before it schedules a site with broken links (R-9.27)', async () => {
    const schedule = vi.spyOn(api.site, 'schedule').mockResolvedValue({ site: SCHEDULED, deadLinks: [] });
    const link = { linkButtonText: '問合せ', linkDestinationUrl: '/contact', isInternalLink: true };
    const dialog = await openDialog(TEST_SITE, editSheet(COMPLETE, A1, link));
    type(fields(dialog).publishAt, TYPED);
    press('予約を保存する');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('お問い合わせページが、まだありません');
    expect(schedule).not.toHaveBeenCalled();
    press('このまま予約する');
    await waitFor(() => expect(schedule).toHaveBeenCalledOnce());
  });

  it('keeps the scheduled revision, replaces it on request, and cancels the schedule', async () => {
    const schedule = vi.spyOn(api.site, 'schedule').mockResolvedValue({ site: SCHEDULED, deadLinks: [] });
    const toasts = recordToasts();
    const dialog = await openDialog(SCHEDULED);
    const { publishAt, unpublishAt } = fields(dialog);
    expect(publishAt.value).toBe(`${YEAR}/12/31 10:00`);
    type(unpublishAt, `${YEAR}-12-31T11:00`);
    press('予約を保存する');
    await waitFor(() => expect(schedule).toHaveBeenCalledTimes(1));
    press('変更する');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'いまの内容に差し替える' }));
    press('予約を保存する');
    await waitFor(() => expect(schedule).toHaveBeenCalledTimes(2));
    press('変更する');
    fireEvent.click(await screen.findByRole('button', { name: '公開する日時(日本時間)を取り消す' }));
    press('予約を保存する');
    await waitFor(() => expect(toasts()).toContain('公開の予約を取り消しました'));
    expect(schedule.mock.calls.map(([{ body }]) => body)).toEqual([
      { public: { at: AT, revision: '01J00000000000000000000001' }, private: { at: `${YEAR}-12-31T02:00:00.000Z` } },
      { public: { at: AT, revision: TEST_SITE.working }, private: null },
      { public: null, private: null },
    ]);
  });

  it('shows errors of the local check and of the server next to the field', async () => {
    const refusal = { code: 'invalid-input' as const, fields: [{ path: 'public.at', rule: 'not-in-future' as const }] };
    const schedule = vi
      .spyOn(api.site, 'schedule')
      .mockRejectedValue(new ApiError({ kind: 'refused', status: 400, statusText: '', message: null, refusal }));
    const { publishAt, unpublishAt } = fields(await openDialog());
    type(unpublishAt, TYPED);
    press('予約を保存する');
    expect(await screen.findByText(/その時点ではサイトは公開されていません/)).toBeDefined();
    expect(schedule).not.toHaveBeenCalled();
    type(unpublishAt, '');
    type(publishAt, TYPED);
    press('予約を保存する');
    expect(await screen.findByText('現在より後の日時を選んでください。')).toBeDefined();
  });

  it('rejects scheduling a site that is not ready to be published', async () => {
    const schedule = vi.spyOn(api.site, 'schedule');
    type(fields(await openDialog(TEST_SITE, EMPTY)).publishAt, TYPED);
    press('予約を保存する');
    expect((await screen.findByRole('alert')).textContent).toContain('公開できない項目がある');
    expect(schedule).not.toHaveBeenCalled();
  });
});
