import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import type { UserDetail } from '#shared/model/accounts/user.ts';
import { UpdateUserPage } from '#web/features/accounts/users/form/update-user-page.tsx';
import { CUSTOMER, detailOf, OPERATOR } from '#web/features/accounts/users/user-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const DETAIL = detailOf(CUSTOMER);
const company = (): HTMLInputElement => screen.getByLabelText(/会社名/);
const contact = (): HTMLInputElement => screen.getByLabelText(/担当者名/);
const type = (field: HTMLElement, value: string): boolean => fireEvent.change(field, { target: { value } });
const submit = (): boolean => fireEvent.click(screen.getByRole('button', { name: '保存する' }));
const get = (...answers: UserDetail[]) => {
  const calls = vi.spyOn(api.masterUser, 'get');
  for (const user of answers) calls.mockResolvedValueOnce({ user });
  return calls;
};
const open = (kind = 'user') =>
  renderScreen({
    element: <UpdateUserPage />,
    user: OPERATOR,
    at: `/master/update-user/${kind}/${CUSTOMER.id}`,
    route: '/:segment/update-user/:type/:id',
  });

beforeEach(() => {
  vi.spyOn(api.plan, 'list').mockResolvedValue({ plans: [...SEED_PLANS] });
});
afterEach(() => vi.restoreAllMocks());

describe('UpdateUserPage', () => {
  it('shows when a new plan takes effect, and lets the operator apply the plan immediately with a reason', async () => {
    get(DETAIL);
    const update = vi.spyOn(api.masterUser, 'update').mockResolvedValue({ user: { ...DETAIL, version: 4 } });
    await open();
    fireEvent.click(await screen.findByRole('combobox', { name: /プラン/ }));
    fireEvent.click(await screen.findByRole('option', { name: /^premium ?月額/ }));
    expect(await screen.findByText(/それまでは「standard」のままです/)).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: 'すぐに変更する' }));
    submit();
    expect(await screen.findByText('入力してください。')).toBeDefined();
    expect(update).not.toHaveBeenCalled();
    type(screen.getByLabelText(/理由/), '電話で合意');
    submit();
    await waitFor(() => expect(update.mock.calls[0]?.[0].body).toMatchObject({ planId: 'premium', planAtOnce: { reason: '電話で合意' } }));
  });

  it('saves the fields with the version that was loaded', async () => {
    get(DETAIL);
    const update = vi.spyOn(api.masterUser, 'update').mockResolvedValue({ user: { ...DETAIL, version: 4 } });
    const toasts = recordToasts();
    const { path } = await open();
    type(await screen.findByLabelText(/会社名/), '喫茶 こもれび 本店');
    submit();
    await waitFor(() => expect(path()).toBe(`/master/user/${CUSTOMER.id}`));
    expect(toasts()).toEqual(['「喫茶 こもれび」を保存しました']);
    expect(update.mock.calls[0]?.[0]).toEqual({
      params: { id: CUSTOMER.id },
      body: {
        role: 'USER',
        version: 3,
        companyName: '喫茶 こもれび 本店',
        contactName: '茶谷 葉月',
        email: 'customer@example.com',
        planId: 'standard',
        contractStart: '2026-04-01',
        contractEnd: '2027-03-31',
        authority: 'edit',
        licenceGrant: null,
        language: 'jp',
        planAtOnce: null,
        billingStart: null,
      },
    });
  });

  it('merges changes of other logins without losing what was typed', async () => {
    get(DETAIL, { ...DETAIL, version: 5, contactName: '茶谷 新', companyName: 'こもれび珈琲' });
    const update = vi
      .spyOn(api.masterUser, 'update')
      .mockRejectedValueOnce(
        new ApiError({ kind: 'refused', status: 409, statusText: '', refusal: { code: 'version-conflict' }, message: null }),
      )
      .mockResolvedValueOnce({ user: { ...DETAIL, version: 6 } });
    const { path } = await open();
    type(await screen.findByLabelText(/会社名/), '喫茶 こもれび 本店');
    submit();
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    fireEvent.click(await screen.findByRole('button', { name: '最新の内容を読み込む' }));
    await waitFor(() => expect(contact().value).toBe('茶谷 新'));
    expect(company().value).toBe('喫茶 こもれび 本店');
    expect(screen.getByText(/ほかの人も変更していました.*: 会社名$/)).toBeDefined();
    submit();
    await waitFor(() => expect(path()).toBe(`/master/user/${CUSTOMER.id}`));
    expect(update.mock.calls[1]?.[0].body).toMatchObject({ version: 5, companyName: '喫茶 こもれび 本店', contactName: '茶谷 新' });
  });

  it('redirects if the URL contains a wrong account type', async () => {
    get(DETAIL);
    const { path } = await open('oem-admin');
    await screen.findByLabelText(/会社名/);
    expect(path()).toBe(`/master/update-user/user/${CUSTOMER.id}`);
  });

  it('shows no form for terminated accounts', async () => {
    get({ ...DETAIL, contractStatus: 'TERMINATED', effectiveStatus: 'TERMINATED' });
    await open();
    expect(await screen.findByText('解約済みのアカウントのため、閲覧のみできます。')).toBeDefined();
    expect(screen.queryByLabelText(/会社名/)).toBeNull();
  });

  it('asks before unsaved changes are discarded', async () => {
    get(DETAIL);
    const { path } = await open();
    const before = path();
    type(await screen.findByLabelText(/会社名/), '別の名前');
    fireEvent.click(screen.getByRole('link', { name: 'キャンセル' }));
    expect(await screen.findByText('保存していない変更があります')).toBeDefined();
    expect(path()).toBe(before);
  });
});
