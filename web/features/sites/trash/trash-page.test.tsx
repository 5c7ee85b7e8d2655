import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrashedSite } from '#shared/model/sites/site.ts';
import { trashedUntil } from '#shared/rules/sites/site-trash.ts';
import { TrashPage } from '#web/features/sites/trash/trash-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_SITE } from '#web/testing/test-site.ts';

const DAY = 24 * 3_600_000;
const deletedAt = new Date(Date.now() - 10 * DAY + 60_000).toISOString();
const SITE: TrashedSite = {
  id: TEST_SITE.id,
  name: '春の新作',
  thumbnail: null,
  status: 'PUBLISH',
  customDomain: 'www.shop.example.jp',
  sheetCount: 5,
  owner: { id: TEST_USER.workAccountId, companyName: TEST_USER.companyName },
  deletedAt,
  restorableUntil: trashedUntil(deletedAt),
};

const refused = (code: 'plan-limit-reached') =>
  new ApiError({ kind: 'refused', status: 403, statusText: '', refusal: { code }, message: null });
const show = (user = TEST_USER) => renderScreen({ element: <TrashPage />, user });

beforeEach(() => vi.spyOn(api.site, 'trash').mockResolvedValue({ sites: [SITE], nextCursor: null }));
afterEach(() => vi.restoreAllMocks());

describe('TrashPage', () => {
  it('shows each deleted site with its former status, its domain and the time left (R-9.70)', async () => {
    await show();
    const row = within((await screen.findByText('春の新作')).closest('tr') ?? document.body);
    for (const text of ['www.shop.example.jp', '公開中', '21日']) expect(row.getByText(text)).toBeDefined();
  });

  it('restores a site, and says so', async () => {
    const toasts = recordToasts();
    const untrash = vi.spyOn(api.site, 'untrash').mockResolvedValue({ site: TEST_SITE });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: '「春の新作」を復元する' }));
    await waitFor(() => expect(untrash).toHaveBeenCalledWith({ params: { id: SITE.id } }));
    await waitFor(() => expect(toasts()).toEqual(['「春の新作」を復元しました']));
  });

  it('shows why a site cannot be restored', async () => {
    const toasts = recordToasts();
    vi.spyOn(api.site, 'untrash').mockRejectedValue(refused('plan-limit-reached'));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: '「春の新作」を復元する' }));
    await waitFor(() => expect(toasts()[0]).toMatch(/^サイトを復元できませんでした: /));
  });

  it('deletes a site permanently only after its name was typed (R-9.71)', async () => {
    const purge = vi.spyOn(api.site, 'purge').mockResolvedValue(null);
    await show();
    fireEvent.click(await screen.findByRole('button', { name: '「春の新作」を完全に削除する' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('www.shop.example.jp は、別のサイトで使えるようになります。')).toBeDefined();
    const confirm = dialog.getByRole('button', { name: '完全に削除する' });
    fireEvent.click(confirm);
    expect(purge).not.toHaveBeenCalled();
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: '春の新作' } });
    fireEvent.click(confirm);
    await waitFor(() => expect(purge).toHaveBeenCalledWith({ params: { id: SITE.id } }));
  });

  it('has no actions for a login that may only read', async () => {
    await show({ ...TEST_USER, authority: 'view' });
    expect(await screen.findByText('春の新作')).toBeDefined();
    expect(screen.queryByRole('button', { name: /復元|完全に削除/ })).toBeNull();
  });

  it('explains an empty trash', async () => {
    vi.spyOn(api.site, 'trash').mockResolvedValue({ sites: [], nextCursor: null });
    await show();
    expect(await screen.findByText('ゴミ箱は空です')).toBeDefined();
  });
});
