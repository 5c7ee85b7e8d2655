import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ManagedPlan, SEED_PLANS } from '#shared/model/plans/plan.ts';
import { nextMonth, monthOf } from '#shared/rules/time/japanese-month.ts';
import { PlanManagementPage } from '#web/features/plans/manage/plan-management-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const MASTER = { ...TEST_USER, userTypeId: 'MASTER' as const, workRole: 'MASTER' as const };
const plan = (id: string, differences: Partial<ManagedPlan> = {}): ManagedPlan => {
  const seed = SEED_PLANS.find((one) => one.id === id);
  if (!seed) throw new Error(`No seed plan ${id}`);
  return { ...seed, accounts: 0, ...differences };
};
const RAISED = {
  from: nextMonth(monthOf(new Date())),
  appliesTo: 'new' as const,
  price: 12_800,
  limitAccess: 10_000,
  limitAccessPrice: 1_000,
  licencePrice: 0,
};

let list: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  list = vi.spyOn(api.plan, 'listManaged').mockResolvedValue({
    plans: [
      plan('trial', { accounts: 3 }),
      plan('light', { accounts: 2, prices: [RAISED] }),
      plan('standard', { retired: true }),
      plan('ep'),
    ],
  });
});
afterEach(() => vi.restoreAllMocks());

const open = async (user = MASTER): Promise<void> => {
  await renderScreen({ element: <PlanManagementPage />, user });
  await screen.findByRole('rowheader', { name: /light/ });
};
const openMenu = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`${name}.*操作`) }));
  await screen.findByRole('menu');
};
const choose = (name: RegExp): void => void fireEvent.click(screen.getByRole('menuitem', { name }));
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (name: RegExp, value: string): void => void fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

describe('PlanManagementPage', () => {
  it('shows price, next price, accounts and features of each plan', async () => {
    await open();
    const row = within(screen.getByRole('row', { name: /light/ }));
    for (const text of ['¥9,800', `${RAISED.from.replace('-', '/')}分から ¥12,800`, '2']) expect(row.getByText(text)).toBeDefined();
    expect(within(screen.getByRole('row', { name: /standard/ })).getByText('終了')).toBeDefined();
    const byQuotation = within(screen.getByRole('row', { name: /EP/ }));
    expect(byQuotation.getByText('個別見積もり')).toBeDefined();
    expect([byQuotation.getByText('–'), byQuotation.queryByText('¥0')]).toEqual([expect.anything(), null]);
  });

  it('offers no changes to operator staff', async () => {
    await open({ ...MASTER, userTypeId: 'MASTER_USER' as never });
    expect(screen.queryByRole('button', { name: 'プランを作成する' })).toBeNull();
    expect(screen.queryByRole('button', { name: /操作/ })).toBeNull();
  });

  it('creates a plan with unlimited sites if the number of sites is empty, and rejects an empty price', async () => {
    const create = vi.spyOn(api.plan, 'create').mockResolvedValue({ plan: plan('light', { name: 'mini' }) });
    await open();
    press('プランを作成する');
    await screen.findByRole('dialog', { name: 'プランの作成' });
    type(/プラン名/, 'mini');
    type(/1サイトのセル数/, '20');
    type(/一方向のセル数/, '10');
    press('作成する');
    expect(await screen.findAllByText('入力してください。')).not.toHaveLength(0);
    expect(create).not.toHaveBeenCalled();
    type(/月額料金/, '4800');
    type(/単位ごとの追加料金/, '500');
    const toasts = recordToasts();
    press('作成する');
    await waitFor(() => expect(toasts()).toEqual(['「mini」を作成しました']));
    expect(create.mock.calls[0]?.[0].body).toMatchObject({
      name: 'mini',
      price: 4_800,
      quantitySite: null,
      limitAccess: null,
      maxPages: 20,
    });
  });

  it('fills the form of a new multilanguage version from the base plan', async () => {
    const create = vi.spyOn(api.plan, 'create').mockResolvedValue({ plan: plan('light') });
    await open();
    await openMenu('light');
    choose(/多言語版を作る/);
    await screen.findByRole('dialog');
    press('作成する');
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[0].body).toMatchObject({ name: 'light 多言語', baseId: 'light', multiLanguage: true, price: 9_800 });
  });

  it('sets a price from the next month on, and shows which accounts pay the price', async () => {
    const setPrice = vi.spyOn(api.plan, 'setPrice').mockResolvedValue({ plan: plan('light') });
    await open();
    await openMenu('light');
    choose(/料金を変更する/);
    await screen.findByRole('dialog', { name: '「light」の料金' });
    expect(screen.getByText(/契約中の2アカウントにもこの料金を請求します/)).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: '新しく契約する方だけ' }));
    expect(screen.getByText(/契約中の2アカウントの料金は変わりません/)).toBeDefined();
    type(/月額料金/, '15000');
    press('この料金を設定する');
    await waitFor(() => expect(setPrice).toHaveBeenCalled());
    expect(setPrice.mock.calls[0]?.[0]).toMatchObject({
      params: { planId: 'light' },
      body: { from: RAISED.from, appliesTo: 'new', price: 15_000, limitAccess: 10_000, version: 0 },
    });
  });

  it('shows whom a price concerns and what they pay before and after (R-22.141)', async () => {
    const effect = vi.spyOn(api.plan, 'priceEffect').mockResolvedValue({ effect: { accounts: 2, before: 19_600, after: 30_000 } });
    await open();
    await openMenu('light');
    choose(/料金を変更する/);
    expect(await screen.findByText(/料金の変わる契約は2件、月額の合計は¥19,600から¥30,000になります/)).toBeDefined();
    expect(effect.mock.calls[0]?.[0]).toMatchObject({ params: { planId: 'light' }, body: { from: RAISED.from, appliesTo: 'everybody' } });
    effect.mockResolvedValue({ effect: { accounts: 0, before: 0, after: 0 } });
    fireEvent.click(screen.getByRole('radio', { name: '新しく契約する方だけ' }));
    expect(await screen.findByText(/料金の変わる契約はありません/)).toBeDefined();
  });

  it('removes a price that is not effective yet', async () => {
    const removePrice = vi.spyOn(api.plan, 'removePrice').mockResolvedValue({ plan: plan('light') });
    await open();
    await openMenu('light');
    choose(/料金を変更する/);
    fireEvent.click(await screen.findByRole('button', { name: /の料金を取り消す/ }));
    await waitFor(() => expect(removePrice.mock.calls[0]?.[0]).toEqual({ params: { planId: 'light', from: RAISED.from } }));
  });

  it('asks for confirmation before it retires a plan, and reloads the list', async () => {
    const retire = vi.spyOn(api.plan, 'retire').mockResolvedValue({ plan: plan('light', { retired: true }) });
    await open();
    await openMenu('light');
    choose(/終了する/);
    expect(await screen.findByText(/契約中の2アカウントは、そのまま使い続けられます/)).toBeDefined();
    expect(retire).not.toHaveBeenCalled();
    const before = list.mock.calls.length;
    press('プランを終了する');
    await waitFor(() => expect(list.mock.calls.length).toBeGreaterThan(before));
    expect(retire.mock.calls[0]?.[0]).toEqual({ params: { planId: 'light' } });
  });

  it('deletes only a retired plan without accounts, and never the plan of new registrations', async () => {
    const remove = vi.spyOn(api.plan, 'delete').mockResolvedValue(null);
    await open();
    await openMenu('light');
    expect(screen.getByRole('menuitem', { name: /削除する/ }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openMenu('standard');
    choose(/削除する/);
    press(await screen.findByRole('button', { name: 'プランを削除する' }).then(() => 'プランを削除する'));
    await waitFor(() => expect(remove.mock.calls[0]?.[0]).toEqual({ params: { planId: 'standard' } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openMenu('trial');
    expect(screen.queryByRole('menuitem', { name: /終了する|削除する/ })).toBeNull();
  });
});
