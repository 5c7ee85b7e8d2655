import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import type { UserDetail, UserSummary } from '#shared/model/accounts/user.ts';
import { CUSTOMER, detailOf, OEM, OEM_ACCOUNT, OPERATOR } from '#web/features/accounts/users/user-fixture.ts';
import { UserPage } from '#web/features/accounts/users/detail/user-page.tsx';
import { TEST_PAYMENT } from '#web/features/billing/shared/bill-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { i18n } from '#web/lib/i18n.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const STAFF: UserInfo = { ...OPERATOR, id: '01J00000000000000000000009', userTypeId: 'MASTER_USER', routeSegment: 'master-user' };

async function open(
  target: UserSummary,
  user: UserInfo = OPERATOR,
  differences: Partial<UserDetail> = {},
): Promise<{ path: () => string }> {
  const family = user.workRole === 'MASTER' ? api.masterUser : api.oemMasterUser;
  vi.spyOn(family, 'get').mockResolvedValue({ user: { ...detailOf(target), ...differences } });
  const at = `/${user.routeSegment}/user/${target.id}`;
  const rendered = await renderScreen({ element: <UserPage />, user, at, route: '/:segment/user/:id' });
  await screen.findByRole('heading', { name: target.companyName });
  return rendered;
}
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const isClosed = (name: string): boolean => button(name).getAttribute('aria-disabled') === 'true';

beforeEach(() => {
  vi.spyOn(api.plan, 'list').mockResolvedValue({ plans: [...SEED_PLANS] });
  vi.spyOn(api.bill, 'list').mockResolvedValue({ payments: [], nextCursor: null });
  vi.spyOn(api.audit, 'list').mockResolvedValue({ entries: [], nextCursor: null });
});
afterEach(() => vi.restoreAllMocks());

describe('UserPage', () => {
  it('shows the fields of the account', async () => {
    await open(OEM_ACCOUNT);
    const facts = within(screen.getByRole('region', { name: '登録内容' }));
    for (const text of ['青木 誠', 'oem@example.com', 'OEM/EPマスター', '運営事務局', '編集', '日本語', '2', '2026/11/19 14:05'])
      expect(facts.getByText(text)).toBeDefined();
    expect(await facts.findByText('OEM')).toBeDefined();
    expect(facts.getByText('4 / 10件を使用中')).toBeDefined();
    expect(screen.getByRole('link', { name: '編集' }).getAttribute('href')).toBe(`/master/update-user/oem-master/${OEM_ACCOUNT.id}`);
    expect(screen.getByRole('link', { name: 'この下にユーザーを追加' }).getAttribute('href')).toBe(`/master/create-user/${OEM_ACCOUNT.id}`);
  });

  it('links to the payments of accounts that the operator bills (R-22.131)', async () => {
    await i18n.loadNamespaces(['bills']);
    await open(CUSTOMER);
    expect(screen.getByRole('link', { name: '支払いを見る' }).getAttribute('href')).toBe(`/master/payment-list?account=${CUSTOMER.id}`);
    await open({ ...CUSTOMER, type: 'oem-user', parent: { id: OEM.id, companyName: OEM.companyName } });
    expect(screen.queryByRole('link', { name: '支払いを見る' })).toBeNull();
  });

  it('links to the parent only if the login may see it', async () => {
    await open({ ...CUSTOMER, type: 'oem-user', parent: { id: OEM.id, companyName: OEM.companyName } });
    expect(screen.getByRole('link', { name: OEM.companyName }).getAttribute('href')).toBe(`/master/user/${OEM.id}`);
    await open({ ...CUSTOMER, type: 'oem-user', parent: { id: OEM.id, companyName: OEM.companyName } }, OEM);
    expect(screen.queryByRole('link', { name: OEM.companyName })).toBeNull();
  });

  it('names the provider as the parent if the login views its own account (R-2.53)', async () => {
    await open(OEM_ACCOUNT, OEM, { parent: null, effectiveStatus: 'SUSPENDED' });
    const facts = within(screen.getByRole('region', { name: '登録内容' }));
    expect(facts.getByText('提供元').closest('div')?.querySelector('dt')?.textContent).toBe('親アカウント');
    expect(facts.queryByRole('link', { name: '提供元' })).toBeNull();
    expect(screen.getByText('親アカウント「提供元」が一時停止中のため、変更はできず、サイトは表示されません。')).toBeDefined();
  });

  it('disables actions that the state of the account forbids, with the reason', async () => {
    await open(CUSTOMER);
    expect([isClosed('招待メールを再送'), isClosed('一時停止'), isClosed('解約'), isClosed('削除')]).toEqual([true, false, false, true]);
    const reason = document.getElementById(button('削除').getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('削除するには、先に解約してください。');
  });

  it('hides actions that the policy forbids', async () => {
    await open(CUSTOMER, STAFF);
    expect(screen.queryByRole('button', { name: '解約' })).toBeNull();
    expect(screen.queryByRole('button', { name: '削除' })).toBeNull();
    expect(button('一時停止')).toBeDefined();
    await open(CUSTOMER, { ...OPERATOR, authority: 'view' });
    expect(screen.queryByText('アカウントの操作')).toBeNull();
    expect(screen.queryByRole('link', { name: '編集' })).toBeNull();
  });

  it('explains why the account is restricted, and who can lift the restriction', async () => {
    await open({ ...CUSTOMER, effectiveStatus: 'SUSPENDED' });
    expect(screen.getByText('親アカウント「運営事務局」が一時停止中のため、変更はできず、サイトは表示されません。')).toBeDefined();
    await open({ ...CUSTOMER, contractStatus: 'SUSPENDED', effectiveStatus: 'SUSPENDED', pausedBy: 'operator' }, OEM);
    expect(isClosed('再開')).toBe(true);
    expect(screen.getByText('運営が一時停止したアカウントのため、再開は運営だけが行えます。')).toBeDefined();
    await open({ ...CUSTOMER, contractStatus: 'SUSPENDED', effectiveStatus: 'SUSPENDED', pausedBy: 'payment' }, OPERATOR);
    expect(screen.getByText(/^お支払いの遅れのため、自動で一時停止しています。/u)).toBeDefined();
  });

  it('resends an invitation without confirmation', async () => {
    const resend = vi.spyOn(api.masterUser, 'resendInvitation').mockResolvedValue(null);
    await open({ ...CUSTOMER, contractStatus: 'INACTIVE', effectiveStatus: 'INACTIVE' });
    fireEvent.click(button('招待メールを再送'));
    await waitFor(() => expect(resend).toHaveBeenCalledWith({ params: { id: CUSTOMER.id } }));
    expect(await screen.findByText('customer@example.com に招待メールを送りました')).toBeDefined();
  });

  it('terminates an account after company name and reason were entered, and shows the new status', async () => {
    const ended = { ...CUSTOMER, contractStatus: 'TERMINATED', effectiveStatus: 'TERMINATED' } as const;
    const terminate = vi.spyOn(api.masterUser, 'terminate').mockResolvedValue({ user: detailOf(ended) });
    const toasts = recordToasts();
    await open(CUSTOMER);
    fireEvent.click(button('解約'));
    expect(await screen.findByText('サイトはすべて期限切れとなり、表示されなくなります。')).toBeDefined();
    expect(screen.getByText('この操作は取り消せません。')).toBeDefined();
    fireEvent.click(button('解約する'));
    expect(terminate).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText(/確認のため/), { target: { value: '喫茶 こもれび' } });
    fireEvent.click(button('解約する'));
    expect(await screen.findByText('入力してください。')).toBeDefined();
    expect(terminate).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText(/解約の理由/), { target: { value: 'ご契約期間の満了' } });
    fireEvent.click(button('解約する'));
    await waitFor(() => expect(terminate).toHaveBeenCalledWith({ params: { id: CUSTOMER.id }, body: { reason: 'ご契約期間の満了' } }));
    expect(await screen.findByText('解約済みです。ログインできず、サイトは期限切れです。データは閲覧だけができます。')).toBeDefined();
    expect([isClosed('解約'), isClosed('削除')]).toEqual([true, false]);
    expect(toasts()).toEqual(['「喫茶 こもれび」を解約しました']);
  });

  it.each([
    ['解約', CUSTOMER],
    ['削除', { ...CUSTOMER, contractStatus: 'TERMINATED', effectiveStatus: 'TERMINATED' }],
  ] as const)('names the open invoices of the account and links to them before its %s (R-22.102)', async (action, target) => {
    const part = { ...TEST_PAYMENT, ledger: { entries: 1, received: 6_180, receivedByCard: 0, writtenOff: 0 } };
    const list = vi.mocked(api.bill.list).mockResolvedValue({ payments: [TEST_PAYMENT, part], nextCursor: null });
    await open(target);
    fireEvent.click(button(action));
    expect(await screen.findByText(/未収の請求が2件あります。合計は¥46,180です。/)).toBeDefined();
    const path = `/master/payment-list?group=OPEN&account=${CUSTOMER.id}`;
    expect(screen.getByRole('link', { name: '請求を見る' }).getAttribute('href')).toBe(path);
    expect(list.mock.lastCall?.[0].query).toEqual({ account: CUSTOMER.id, group: 'OPEN', limit: 100 });
  });

  it('says that it could not read open invoices, which do not prevent a termination (R-22.102)', async () => {
    vi.mocked(api.bill.list).mockRejectedValue(new ApiError({ kind: 'no-response' }));
    await open(CUSTOMER);
    fireEvent.click(button('解約'));
    expect(await screen.findByText('未収の請求があるか確認できませんでした。')).toBeDefined();
    expect(button('解約する')).toBeDefined();
  });

  it('opens the user list after the account was deleted', async () => {
    const remove = vi.spyOn(api.masterUser, 'delete').mockResolvedValue(null);
    const toasts = recordToasts();
    const { path } = await open({ ...CUSTOMER, contractStatus: 'TERMINATED', effectiveStatus: 'TERMINATED' });
    fireEvent.click(button('削除'));
    fireEvent.change(await screen.findByLabelText(/確認のため/), { target: { value: '喫茶 こもれび' } });
    fireEvent.click(button('完全に削除する'));
    await waitFor(() => expect(path()).toBe('/master/user-list'));
    expect(remove).toHaveBeenCalledWith({ params: { id: CUSTOMER.id } });
    expect(toasts()).toEqual(['「喫茶 こもれび」を削除しました']);
  });

  it('reports an account that does not exist', async () => {
    vi.spyOn(api.masterUser, 'get').mockRejectedValue(
      new ApiError({ kind: 'refused', status: 404, statusText: '', refusal: { code: 'not-found' }, message: null }),
    );
    await renderScreen({ element: <UserPage />, user: OPERATOR, at: `/master/user/${CUSTOMER.id}`, route: '/:segment/user/:id' });
    expect(await screen.findByText('アカウントが見つかりません')).toBeDefined();
    expect(screen.getByRole('link', { name: 'ユーザー一覧へ' })).toBeDefined();
  });
});

it('UserPage shows that the customer has requested the end of its contract', async () => {
  await open(CUSTOMER, OPERATOR, { endRequest: { requestedAt: '2026-11-20T05:05:00.000Z', requestedBy: '茶谷 葉月' } });
  expect(screen.getByText('茶谷 葉月さんが2026/11/20 14:05に解約を申し込みました')).toBeDefined();
});

describe('QuotationPanel', () => {
  const price = (from: string, yen: number) => ({ from, price: yen, limitAccess: 50_000, limitAccessPrice: 3_000, licencePrice: 4_000 });
  const quotations = [
    { planId: 'oem', quantitySite: 12, maxPages: 400, quantitySwipe: 50, prices: [price('2026-01', 150_000), price('2099-01', 180_000)] },
  ];
  const panel = async () => within(await screen.findByRole('region', { name: '個別見積もり' }));

  it('shows limits and prices, and can remove only a price that is not effective yet', async () => {
    const remove = vi.spyOn(api.masterUser, 'removeQuotedPrice').mockResolvedValue({ user: detailOf(OEM_ACCOUNT) });
    await open(OEM_ACCOUNT, OPERATOR, { quotations });
    const quotation = await panel();
    expect(quotation.getByText('サイト数 12 / 1サイトのセル数 400 / 一方向のセル数 50')).toBeDefined();
    expect(quotation.getByText('¥150,000/月 / 50,000 PV / +¥3,000 / ライセンス¥4,000')).toBeDefined();
    const [only, ...others] = quotation.getAllByRole('button', { name: /取り消す/ });
    expect(others).toEqual([]);
    fireEvent.click(only ?? document.body);
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ params: { id: OEM_ACCOUNT.id, planId: 'oem', from: '2099-01' } }));
  });

  it('fills the form with limits and prices of the plan, and shows a refusal beside the field', async () => {
    const refused = new ApiError({
      kind: 'refused',
      status: 400,
      statusText: '',
      refusal: { code: 'invalid-input', fields: [{ path: 'from', rule: 'not-next-month' }] },
      message: null,
    });
    const set = vi
      .spyOn(api.masterUser, 'setQuotation')
      .mockRejectedValueOnce(refused)
      .mockResolvedValue({ user: detailOf(OEM_ACCOUNT) });
    await open(OEM_ACCOUNT);
    fireEvent.click((await panel()).getByRole('button', { name: '見積もりを設定' }));
    const dialog = within(await screen.findByRole('dialog', { name: '「OEM」の個別見積もり' }));
    fireEvent.change(dialog.getByLabelText(/月額/), { target: { value: '120000' } });
    fireEvent.change(dialog.getByLabelText(/サイト数/), { target: { value: '5' } });
    fireEvent.click(dialog.getByRole('button', { name: '保存する' }));
    expect(await dialog.findByText('翌月以降の月を選んでください。')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(set.mock.calls[1]?.[0]).toMatchObject({
      params: { id: OEM_ACCOUNT.id },
      body: { planId: 'oem', version: 3, price: 120_000, licencePrice: 5_000, limitAccess: null, quantitySite: 5, maxPages: 2_600 },
    });
  });

  it('offers no changes to operator staff', async () => {
    await open(OEM_ACCOUNT, STAFF, { quotations });
    expect((await panel()).queryByRole('button')).toBeNull();
  });

  it.each([
    ['for a public plan', CUSTOMER, OPERATOR],
    ['to an OEM', { ...CUSTOMER, type: 'oem-user' as const, planId: 'ep', parent: { id: OEM.id, companyName: OEM.companyName } }, OEM],
  ])('is hidden %s', async (_case, target, user) => {
    await open(target, user);
    await screen.findByText(target.planId === 'ep' ? 'EP' : 'standard');
    expect(screen.queryByRole('region', { name: '個別見積もり' })).toBeNull();
  });
});
