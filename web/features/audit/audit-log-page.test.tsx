import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { AuditLogPage } from '#web/features/audit/audit-log-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import * as saveCsvModule from '#web/ui/table-export/save-csv.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const OTHER = '01J00000000000000000000009';
const MASTER: UserInfo = { ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' };

const entry = (id: number, differences: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `01J000000000000000000001${String(id).padStart(2, '0')}`,
  at: '2026-11-20T05:05:00.000Z',
  action: 'account.update',
  actor: { id: OTHER, name: '運営 太郎', role: 'MASTER_USER' },
  subject: { kind: 'account', id: OTHER, name: '株式会社サンプル', ownerId: OTHER },
  changes: [],
  ...differences,
});

const answer = (...entries: AuditEntry[]) => vi.spyOn(api.audit, 'list').mockResolvedValue({ entries, nextCursor: null });
const asked = () => vi.mocked(api.audit.list).mock.lastCall?.[0].query;
const notFound = new ApiError({ kind: 'refused', status: 404, statusText: '', refusal: { code: 'not-found' }, message: null });

/** Loads catalogues once, outside the timeout of a single test. */
beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['audit', 'users']);
});
beforeEach(() => {
  answer(entry(1));
  vi.spyOn(api.plan, 'list').mockResolvedValue({ plans: [] });
  vi.spyOn(api.masterUser, 'list').mockResolvedValue({ users: [], nextCursor: null });
  vi.spyOn(api.masterUser, 'get').mockRejectedValue(notFound);
});
afterEach(() => vi.restoreAllMocks());

describe('AuditLogPage: entry', () => {
  it('shows time in Japan, actor with role, action and subject', async () => {
    answer(
      entry(1),
      entry(2, { action: 'site.expire', actor: null, subject: { kind: 'site', id: 'abcdefghij12', name: '春の新作', ownerId: OTHER } }),
    );
    await renderScreen({ element: <AuditLogPage />, user: MASTER });
    await screen.findByText('春の新作');
    const [, first, second] = within(screen.getByRole('table', { name: '操作履歴' })).getAllByRole('row');
    for (const words of ['2026/11/20 14:05', '運営 太郎', '運営スタッフ', 'アカウント情報を変更', '株式会社サンプル'])
      expect(first?.textContent).toContain(words);
    for (const words of ['システム(自動)', 'サイトが期限切れに変更', '春の新作']) expect(second?.textContent).toContain(words);
  });

  it('links to the subject only if the login may open the subject', async () => {
    const subject = (id: string, ownerId = id): AuditEntry['subject'] => ({ kind: 'account', id, name: `対象${id.at(-1)}`, ownerId });
    const further = '01J00000000000000000000008';
    const entries = [
      entry(1),
      entry(2, { subject: { kind: 'site', id: 'abcdefghij12', name: '春の新作', ownerId: OTHER } }),
      entry(3, { action: 'sub-admin.update', subject: subject(further, MASTER.workAccountId) }),
      entry(4, { action: 'sub-admin.update', subject: { ...subject(further, OTHER), name: 'よその管理者' } }),
      entry(5, { action: 'account.delete', subject: { ...subject(OTHER), name: '消えた会社' } }),
      entry(6, { action: 'account.picture', subject: { ...subject(MASTER.workAccountId), name: '自社' } }),
    ];
    answer(...entries);
    await renderScreen({ element: <AuditLogPage />, user: MASTER });
    const path = (name: string) => screen.getByText(name).closest('a')?.getAttribute('href') ?? null;
    await screen.findByText('株式会社サンプル');
    expect(path('株式会社サンプル')).toBe(`/master/user/${OTHER}`);
    expect(path('春の新作')).toBe('/master/site/abcdefghij12');
    expect(path('対象8')).toBe('/master/admin-list');
    for (const name of ['よその管理者', '消えた会社', '自社']) expect(path(name)).toBeNull();
    await renderScreen({ element: <AuditLogPage /> });
    await screen.findByText('株式会社サンプル');
    expect(path('株式会社サンプル')).toBeNull();
    expect(path('春の新作')).toBe('/admin-user/site/abcdefghij12');
  });

  it('shows a single change directly, and several changes collapsed, with translated values', async () => {
    vi.spyOn(api.plan, 'list').mockResolvedValue({
      plans: [{ id: 'standard', name: 'スタンダード' }] as Awaited<ReturnType<typeof api.plan.list>>['plans'],
    });
    const changes = [
      { field: 'planId', from: 'trial', to: 'standard' },
      { field: 'contractEnd', from: '2026-12-20', to: null },
      { field: 'authority', from: 'edit', to: 'view' },
      { field: 'licenceGrant', from: null, to: '1200' },
      { field: 'language', from: 'jp', to: 'kr' },
      { field: 'somethingNew', from: 'a', to: 'b' },
    ];
    answer(
      entry(1, { action: 'sub-admin.update', changes: [{ field: 'permission', from: 'viewer', to: 'editor' }] }),
      entry(2, { changes }),
    );
    await renderScreen({ element: <AuditLogPage />, user: MASTER });
    expect((await screen.findByText('閲覧者 → 編集者')).closest('details')).toBeNull();
    const fold = screen.getByText('6項目').closest('details');
    expect(fold?.open).toBe(false);
    await screen.findByText('trial → スタンダード');
    const facts = [...(fold?.querySelectorAll('dl > div') ?? [])].map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'プランtrial → スタンダード',
      '契約終了日2026/12/20 → (なし)',
      '権限編集 → 閲覧',
      'ライセンス発行数1,200',
      'メールの言語日本語 → 한국어',
      'somethingNewa → b',
    ]);
  });
});

describe('AuditLogPage with filters', () => {
  it('restores filters from the URL, and ignores invalid parameters', async () => {
    const search = `?action=site.publish&from=2026-11-01&to=2026-11-20&account=${OTHER}&actor=${OTHER}`;
    await renderScreen({ element: <AuditLogPage />, search, user: MASTER });
    await waitFor(() =>
      expect(asked()).toEqual({
        action: 'site.publish',
        from: '2026-11-01',
        to: '2026-11-20',
        accountId: OTHER,
        actorId: OTHER,
        limit: 50,
      }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('開始日').value).toBe('2026/11/01');
    await renderScreen({ element: <AuditLogPage />, search: '?action=nothing&from=yesterday&to=2026-02-30&account=x&actor=%00' });
    await waitFor(() => expect(asked()).toEqual({ limit: 50 }));
  });

  it('reloads the log after each change of a filter, and clears all filters at once', async () => {
    const { path } = await renderScreen({ element: <AuditLogPage />, user: MASTER });
    fireEvent.change(screen.getByLabelText('操作'), { target: { value: 'sub-admin.create' } });
    await waitFor(() => expect(asked()).toEqual({ action: 'sub-admin.create', limit: 50 }));
    fireEvent.change(screen.getByLabelText('開始日'), { target: { value: '2026-11-01' } });
    await waitFor(() => expect(path()).toBe('/here?action=sub-admin.create&from=2026-11-01'));
    fireEvent.click(await screen.findByRole('button', { name: '「運営 太郎」の操作だけを表示する' }));
    await waitFor(() => expect(asked()).toEqual({ action: 'sub-admin.create', from: '2026-11-01', actorId: OTHER, limit: 50 }));
    fireEvent.click(await screen.findByRole('button', { name: '「運営 太郎」による絞り込みを解除する' }));
    await waitFor(() => expect(path()).toBe('/here?action=sub-admin.create&from=2026-11-01'));
    fireEvent.click(screen.getByRole('button', { name: '条件をクリアする' }));
    await waitFor(() => expect(path()).toBe('/here'));
    expect(screen.queryByRole('button', { name: '条件をクリアする' })).toBeNull();
  });

  it('sends no request if the end is before the start', async () => {
    const list = answer(entry(1));
    await renderScreen({ element: <AuditLogPage />, search: '?from=2026-11-20&to=2026-11-01' });
    expect(screen.getByText('開始日以降の日付にしてください。')).toBeDefined();
    expect(screen.getByLabelText('終了日').getAttribute('aria-invalid')).toBe('true');
    expect(list).not.toHaveBeenCalled();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('offers a search of accounts only to logins that may see users', async () => {
    const list = vi.spyOn(api.masterUser, 'list').mockResolvedValue({
      users: [{ id: OTHER, companyName: '株式会社サンプル' }] as Awaited<ReturnType<typeof api.masterUser.list>>['users'],
      nextCursor: null,
    });
    const { path } = await renderScreen({ element: <AuditLogPage />, user: MASTER });
    const box = await screen.findByRole('combobox', { name: 'アカウント' });
    // The select ignores input without focus, since browsers autofill that way.
    box.focus();
    fireEvent.change(box, { target: { value: 'サンプル' } });
    await waitFor(() => expect(list.mock.lastCall?.[0].query).toMatchObject({ keyword: 'サンプル' }));
    fireEvent.click(await screen.findByRole('option', { name: '株式会社サンプル', hidden: true }));
    await waitFor(() => expect(path()).toBe(`/here?account=${OTHER}`));
    await renderScreen({ element: <AuditLogPage /> });
    await screen.findByRole('table');
    expect(screen.queryByRole('combobox', { name: 'アカウント' })).toBeNull();
  });
});

describe('AuditLogPage without entries', () => {
  it('distinguishes an empty log from a filter without matches', async () => {
    answer();
    await renderScreen({ element: <AuditLogPage /> });
    expect(await screen.findByText('まだ操作の記録がありません')).toBeDefined();
    const { path } = await renderScreen({ element: <AuditLogPage />, search: '?action=site.delete' });
    expect(await screen.findByText('条件に一致する操作はありません')).toBeDefined();
    fireEvent.click(screen.getAllByRole('button', { name: '条件をクリアする' })[1] ?? document.body);
    await waitFor(() => expect(path()).toBe('/here'));
  });

  it('offers to search on while only part of the log has been searched', async () => {
    const list = vi.spyOn(api.audit, 'list').mockResolvedValueOnce({ entries: [], nextCursor: 'further' });
    list.mockResolvedValue({ entries: [entry(1)], nextCursor: null });
    await renderScreen({ element: <AuditLogPage />, search: '?action=account.update' });
    fireEvent.click(await screen.findByRole('button', { name: '続きを探す' }));
    expect(await screen.findByText('株式会社サンプル')).toBeDefined();
    expect(asked()).toMatchObject({ cursor: 'further' });
  });

  it('offers a retry after a failure, and reports that the account of the filter is not found', async () => {
    const list = vi.spyOn(api.audit, 'list').mockRejectedValueOnce(new ApiError({ kind: 'no-response' }));
    list.mockResolvedValue({ entries: [entry(1)], nextCursor: null });
    await renderScreen({ element: <AuditLogPage /> });
    fireEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByText('株式会社サンプル')).toBeDefined();
    list.mockRejectedValue(notFound);
    await renderScreen({ element: <AuditLogPage />, search: `?account=${OTHER}` });
    expect(await screen.findByText('アカウントが見つかりません')).toBeDefined();
  });
});

it('AuditLogPage appends the next page on request', async () => {
  const list = vi.spyOn(api.audit, 'list').mockResolvedValueOnce({ entries: [entry(1)], nextCursor: 'further' });
  list.mockResolvedValue({
    entries: [entry(2, { subject: { kind: 'account', id: OTHER, name: '次の会社', ownerId: OTHER } })],
    nextCursor: null,
  });
  await renderScreen({ element: <AuditLogPage /> });
  fireEvent.click(await screen.findByRole('button', { name: 'さらに表示する' }));
  expect(await screen.findByText('次の会社')).toBeDefined();
  expect(screen.getByText('株式会社サンプル')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'さらに表示する' })).toBeNull();
});

describe('AuditLogPage: export', () => {
  it('saves all entries that match the filter as CSV, in the texts of the list (R-24.46)', async () => {
    const saved: string[] = [];
    vi.spyOn(saveCsvModule, 'saveCsv').mockImplementation((csv) => void saved.push(csv));
    const changes = [{ field: 'total', from: '26180', to: '-43780' }];
    vi.spyOn(api.audit, 'list').mockImplementation(({ query }) =>
      Promise.resolve(
        query?.cursor === undefined ? { entries: [entry(1, { changes })], nextCursor: 'next' } : { entries: [entry(2)], nextCursor: null },
      ),
    );
    await renderScreen({ element: <AuditLogPage />, user: MASTER, search: '?action=account.update' });
    fireEvent.click(await screen.findByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked()).toEqual({ action: 'account.update', limit: 100, cursor: 'next' });
    const [headings, first, second] = saved[0]?.split('\r\n') ?? [];
    expect(headings).toBe('"日時","操作した人","操作","対象","変更内容"');
    expect(first).toContain('"2026-11-20 14:05","運営 太郎","アカウント情報を変更","株式会社サンプル"');
    expect(first).toContain('¥26,180');
    expect(first).toContain('-¥43,780');
    expect(second).toContain('運営 太郎');
  });
});
