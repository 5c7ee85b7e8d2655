// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEED_PLANS } from '#shared/model/account/plan.ts';
import type { UserInfo } from '#shared/model/account/session.ts';
import type { UserSummary } from '#shared/model/account/user.ts';
import { CUSTOMER, detailOf, OEM, OEM_ACCOUNT, OPERATOR } from '#web/features/users/user-fixture.ts';
import { UserPage } from '#web/features/users/detail/user-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const STAFF: UserInfo = { ...OPERATOR, id: '01J00000000000000000000009', userTypeId: 'MASTER_USER', routeSegment: 'master-user' };

async function open(target: UserSummary, user: UserInfo = OPERATOR): Promise<{ path: () => string }> {
  const family = user.workRole === 'MASTER' ? api.masterUser : api.oemMasterUser;
  vi.spyOn(family, 'get').mockResolvedValue({ user: detailOf(target) });
  const at = `/${user.routeSegment}/user/${target.id}`;
  const rendered = await renderScreen({ element: <UserPage />, user, at, route: '/:segment/user/:id' });
  await screen.findByRole('heading', { name: target.companyName });
  return rendered;
}
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const isClosed = (name: string): boolean => button(name).getAttribute('aria-disabled') === 'true';

beforeEach(() => {
  vi.spyOn(api.plan, 'list').mockResolvedValue({ plans: [...SEED_PLANS] });
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

  it('links to a parent that the login may see', async () => {
    await open({ ...CUSTOMER, type: 'oem-user', parent: { id: OEM.id, companyName: OEM.companyName } });
    expect(screen.getByRole('link', { name: OEM.companyName }).getAttribute('href')).toBe(`/master/user/${OEM.id}`);
    await open({ ...CUSTOMER, type: 'oem-user', parent: { id: OEM.id, companyName: OEM.companyName } }, OEM);
    expect(screen.queryByRole('link', { name: OEM.companyName })).toBeNull();
  });

  it('disables actions that the state forbids, with the reason', async () => {
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

  it('explains why the account is restricted, and who can lift it', async () => {
    await open({ ...CUSTOMER, effectiveStatus: 'SUSPENDED' });
    expect(screen.getByText('親アカウント「運営事務局」が一時停止中のため、変更はできず、サイトは表示されません。')).toBeDefined();
    await open({ ...CUSTOMER, contractStatus: 'SUSPENDED', effectiveStatus: 'SUSPENDED', pausedBy: 'operator' }, OEM);
    expect(isClosed('再開')).toBe(true);
    expect(screen.getByText('運営が一時停止したアカウントのため、再開は運営だけが行えます。')).toBeDefined();
  });

  it('resends an invitation without confirmation', async () => {
    const resend = vi.spyOn(api.masterUser, 'resendInvitation').mockResolvedValue(null);
    await open({ ...CUSTOMER, contractStatus: 'INACTIVE', effectiveStatus: 'INACTIVE' });
    fireEvent.click(button('招待メールを再送'));
    await waitFor(() => expect(resend).toHaveBeenCalledWith({ params: { id: CUSTOMER.id } }));
    expect(await screen.findByText('customer@example.com に招待メールを送りました')).toBeDefined();
  });

  it('terminates after the company name has been typed, and shows the new status', async () => {
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
    expect(await screen.findByText('解約済みです。ログインできず、サイトは期限切れです。データは閲覧だけができます。')).toBeDefined();
    expect([isClosed('解約'), isClosed('削除')]).toEqual([true, false]);
    expect(toasts()).toEqual(['「喫茶 こもれび」を解約しました']);
  });

  it('opens the list after the account was deleted', async () => {
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
