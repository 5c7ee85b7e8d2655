import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldError } from '#shared/model/error.ts';
import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { CreateUserPage } from '#web/features/accounts/users/form/create-user-page.tsx';
import { CUSTOMER, detailOf, OEM, OEM_ACCOUNT, OPERATOR } from '#web/features/accounts/users/user-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const type = (label: RegExp, value: string): boolean => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = (): boolean => fireEvent.click(screen.getByRole('button', { name: '追加して招待する' }));
const open = (parentId: string, user: UserInfo) =>
  renderScreen({
    element: <CreateUserPage />,
    user,
    at: `/${user.routeSegment}/create-user/${parentId}`,
    route: '/:segment/create-user/:id',
  });
const refused = (code: 'invalid-input' | 'licence-limit-reached', status: number, fields?: FieldError[]) =>
  new ApiError({ kind: 'refused', status, statusText: '', refusal: { code, ...(fields && { fields }) }, message: null });

async function choosePlan(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('combobox', { name: /プラン/ }));
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name} ?月額`) }));
}

async function fill(): Promise<void> {
  type(/会社名/, '喫茶 こもれび');
  type(/担当者名/, '茶谷 葉月');
  type(/メールアドレス/, 'Customer@example.com');
  await choosePlan('standard');
}

beforeEach(() => {
  vi.spyOn(api.plan, 'list').mockResolvedValue({ plans: [...SEED_PLANS] });
});
afterEach(() => vi.restoreAllMocks());

describe('CreateUserPage', () => {
  it('creates a customer of the operator, and opens the detail page of the customer', async () => {
    const create = vi.spyOn(api.masterUser, 'create').mockResolvedValue({ user: detailOf(CUSTOMER) });
    const toasts = recordToasts();
    const { path } = await open(OPERATOR.workAccountId, OPERATOR);
    await fill();
    type(/^契約開始日/, '2026-12-01');
    fireEvent.click(screen.getByRole('button', { name: '終了日を2027/11/30にする' }));
    submit();
    await waitFor(() => expect(path()).toBe(`/master/user/${CUSTOMER.id}`));
    expect(create.mock.calls[0]?.[0].body).toEqual({
      role: 'USER',
      parentId: OPERATOR.workAccountId,
      companyName: '喫茶 こもれび',
      contactName: '茶谷 葉月',
      email: 'customer@example.com',
      planId: 'standard',
      contractStart: '2026-12-01',
      contractEnd: '2027-11-30',
      authority: 'edit',
      licenceGrant: null,
      language: 'jp',
      initialPassword: null,
      billingStart: null,
    });
    expect(toasts()).toEqual(['「喫茶 こもれび」を追加し、customer@example.com に招待メールを送りました']);
  });

  it('shows the first invoice before the account is saved, and sends how its billing begins (R-2.60, R-2.63)', async () => {
    vi.setSystemTime('2026-11-20T03:00:00Z');
    vi.spyOn(api.bill, 'settings').mockResolvedValue({ settings: { chargeDay: 27 } as never, version: 1 });
    const create = vi.spyOn(api.masterUser, 'create').mockResolvedValue({ user: detailOf(CUSTOMER) });
    await open(OPERATOR.workAccountId, OPERATOR);
    const preview = screen.getByRole('region', { name: '最初の請求書' });
    expect(within(preview).getByText('プランを選ぶと、最初の請求額を表示します。')).toBeDefined();
    await fill();
    expect(await within(preview).findByText('2026/12/01 発行 / お支払期限 2026/12/28')).toBeDefined();
    expect(within(preview).getByText('¥153,560')).toBeDefined();
    type(/^契約開始日/, '2025-04-01');
    await waitFor(() => expect(screen.getByRole('radio', { name: '別途請求済み' })).toHaveProperty('checked', true));
    expect(within(preview).getByText('¥21,780')).toBeDefined();
    expect(screen.getByText(/契約は2025\/04に始まっています/)).toBeDefined();
    fireEvent.change(screen.getByLabelText('請求を始める月'), { target: { value: '2026-12' } });
    type(/^割引額/, '1800');
    fireEvent.click(screen.getByRole('radio', { name: '免除する' }));
    submit();
    expect(await screen.findByText('入力してください。')).toBeDefined();
    expect(create).not.toHaveBeenCalled();
    type(/^割引の月数/, '6');
    expect(await within(preview).findByText('¥19,800', { selector: '[class*=total] dd' })).toBeDefined();
    submit();
    await waitFor(() =>
      expect(create.mock.calls[0]?.[0].body).toMatchObject({
        contractStart: '2025-04-01',
        billingStart: { initialFee: 'waive', firstBilledMonth: '2026-12', discount: { amount: 1_800, months: 6 } },
      }),
    );
    vi.useRealTimers();
  });

  it('shows price and limits of the selected plan', async () => {
    await open(OPERATOR.workAccountId, OPERATOR);
    await choosePlan('light');
    expect(screen.getAllByText('月額¥9,800(税抜) / サイト 1 / シート 30 / 一方向 30').length).toBeGreaterThan(0);
  });

  it('shows only the fields of the account type', async () => {
    await open(OPERATOR.workAccountId, OPERATOR);
    expect(screen.queryByLabelText(/ライセンス発行数/)).toBeNull();
    expect(screen.getByLabelText('請求を始める月')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'OEM/EPユーザー' }));
    expect(screen.queryByLabelText('請求を始める月')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'OEM/EPマスター' }));
    expect(screen.getByLabelText(/ライセンス発行数/)).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: '運営スタッフ' }));
    expect(screen.queryByLabelText(/ライセンス発行数/)).toBeNull();
    expect(screen.queryByLabelText(/契約開始日/)).toBeNull();
    expect(screen.queryByRole('combobox', { name: /プラン/ })).toBeNull();
  });

  it('requires an OEM for account types below an OEM, and shows the licences of that OEM', async () => {
    vi.spyOn(api.masterUser, 'list').mockResolvedValue({ users: [OEM_ACCOUNT], nextCursor: null });
    vi.spyOn(api.masterUser, 'get').mockResolvedValue({ user: detailOf(OEM_ACCOUNT) });
    const create = vi.spyOn(api.masterUser, 'create').mockResolvedValue({ user: detailOf(CUSTOMER) });
    await open(OPERATOR.workAccountId, OPERATOR);
    fireEvent.click(screen.getByRole('radio', { name: 'OEM/EPユーザー' }));
    await fill();
    submit();
    expect((await screen.findByRole('combobox', { name: /^OEM/ })).getAttribute('aria-invalid')).toBe('true');
    expect(create).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('combobox', { name: /^OEM/ }));
    fireEvent.click(await screen.findByRole('option', { name: OEM_ACCOUNT.companyName }));
    expect(await screen.findByText('4 / 10件を使用中')).toBeDefined();
    submit();
    await waitFor(() => expect(create.mock.calls[0]?.[0].body).toMatchObject({ role: 'USER', parentId: OEM_ACCOUNT.id }));
  });

  it('uses the OEM in the URL as the parent', async () => {
    vi.spyOn(api.masterUser, 'get').mockResolvedValue({ user: detailOf(OEM_ACCOUNT) });
    await open(OEM_ACCOUNT.id, OPERATOR);
    expect(await screen.findByText(OEM_ACCOUNT.companyName)).toBeDefined();
    expect(screen.getAllByRole('radio', { name: /OEM/ })).toHaveLength(2);
    expect(screen.queryByRole('radio', { name: '運営スタッフ' })).toBeNull();
  });

  it('disables creation of a user when the OEM has no licence left', async () => {
    vi.spyOn(api.dashboard, 'summary').mockResolvedValue({ licences: { grant: 2, used: 2 } } as Awaited<
      ReturnType<typeof api.dashboard.summary>
    >);
    await open(OEM.workAccountId, OEM);
    expect(await screen.findByText('残りがありません')).toBeDefined();
    expect(screen.getByRole('button', { name: '追加して招待する' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'OEM/EP管理者' }));
    expect(screen.getByRole('button', { name: '追加して招待する' }).hasAttribute('disabled')).toBe(false);
  });

  it('shows missing values beside their fields and focuses the first', async () => {
    const create = vi.spyOn(api.masterUser, 'create');
    await open(OPERATOR.workAccountId, OPERATOR);
    fireEvent.click(screen.getByRole('checkbox', { name: '初期パスワードを発行する' }));
    submit();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/会社名/)));
    expect(screen.getAllByText('入力してください。')).toHaveLength(5);
    expect(create).not.toHaveBeenCalled();
  });

  it('shows field errors of the server beside their fields', async () => {
    const create = vi
      .spyOn(api.masterUser, 'create')
      .mockRejectedValueOnce(refused('invalid-input', 400, [{ path: 'email', rule: 'email-taken' }]))
      .mockRejectedValueOnce(refused('licence-limit-reached', 409));
    await open(OPERATOR.workAccountId, OPERATOR);
    await fill();
    submit();
    expect(await screen.findByText('このメールアドレスはすでに使われています。')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/メールアドレス/)));
    submit();
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    expect((await screen.findAllByText(/^発行できるライセンスが残っていません/)).length).toBeGreaterThan(0);
  });

  it('refuses read-only logins, and parent accounts that cannot have users', async () => {
    await open(OPERATOR.workAccountId, { ...OPERATOR, authority: 'view' });
    expect(screen.getByText('この操作を行う権限がありません。')).toBeDefined();
    vi.spyOn(api.masterUser, 'get').mockResolvedValue({ user: detailOf(CUSTOMER) });
    await open(CUSTOMER.id, OPERATOR);
    expect(await screen.findByText('この操作はできません')).toBeDefined();
    expect(screen.queryByLabelText(/会社名/)).toBeNull();
  });
});
