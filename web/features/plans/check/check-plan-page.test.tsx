import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Plan, SEED_PLANS } from '#shared/model/plans/plan.ts';
import type { PlanCheck, PlanOption } from '#shared/model/plans/plan-check.ts';
import type { PageViewUsage } from '#shared/model/billing/page-view-usage.ts';
import { CheckPlanPage } from '#web/features/plans/check/check-plan-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const plan = (id: string): Plan => {
  const seed = SEED_PLANS.find((one) => one.id === id);
  if (!seed) throw new Error(`No seed plan ${id}`);
  return seed;
};
const option = (id: string, differences: Partial<PlanOption> = {}): PlanOption => ({
  plan: plan(id),
  price: plan(id),
  faults: [],
  ...differences,
});
const TOO_LARGE = { path: 'planId', rule: 'plan-popups-in-use' as const, params: { name: '春の案内', siteId: 'abcdefghijkl' } };
const CHECK: PlanCheck = {
  plan: plan('standard'),
  price: plan('standard'),
  prices: [],
  contractStart: '2026-04-01',
  contractEnd: null,
  change: null,
  changeFaults: [],
  licences: null,
  decidedBy: null,
  use: { sites: 2, sheets: 24, direction: 12, languages: 1, popups: 3, forms: 2 },
  changesFrom: '2026-12',
  firstContract: null,
  ending: { months: ['2027-03', '2027-04'], request: null, hasEnded: false },
  options: [option('light', { faults: [TOO_LARGE] }), option('premium'), option('premium-multilanguage')],
  askable: [],
  request: null,
};
const TRIAL: PlanCheck = {
  ...CHECK,
  plan: plan('trial'),
  price: plan('trial'),
  firstContract: { initialFee: 100_000, minimumEnd: '2027-11-30' },
  ending: null,
};
const CHANGE = { planId: 'premium', from: '2026-12', requestedAt: '2026-11-20T05:05:00.000Z', requestedBy: '山田 花子' };

/** Page views that have reached the second block. */
const USAGE: PageViewUsage = {
  month: '2026-11',
  views: 45_000,
  late: 0,
  block: { size: 30_000, price: 2_000, used: { blocks: 2, charge: 2_000 }, left: 15_000 },
  forecast: { views: 61_000, blocks: 3, charge: 4_000 },
  sites: [],
};

async function open(check: PlanCheck, user = TEST_USER): Promise<void> {
  vi.spyOn(api.usage, 'pageViews').mockResolvedValue(USAGE);
  vi.spyOn(api.plan, 'check').mockResolvedValue({ check });
  await renderScreen({ element: <CheckPlanPage />, user });
  await screen.findByRole('heading', { name: check.plan.name });
}
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

describe('CheckPlanPage', () => {
  it('shows price, contract period and usage of the plan', async () => {
    await open(CHECK);
    for (const text of ['月額 ¥19,800(税抜)', '2 / 3', '24 / 60', '12 / 60', '3件']) expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText(/2026\/04\/01 から/)).toBeDefined();
    expect(screen.queryByText('料金の改定(税抜)')).toBeNull();
  });

  it('shows the changes of the price with their first month (R-22.146)', async () => {
    await open({ ...CHECK, prices: [{ ...plan('standard'), from: '2099-01', price: 21_000 }] });
    expect(screen.getByText('料金の改定(税抜)')).toBeDefined();
    expect(screen.getByText('2099/01分から')).toBeDefined();
    expect(screen.getByText(/¥21,000\/月/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /取り消す/ })).toBeNull();
  });

  it('shows the licences of an OEM with their cost, and labels its own sites (R-21.65)', async () => {
    await open({ ...CHECK, licences: { used: 4, granted: 10, price: 4_000, cost: 16_000 } });
    for (const text of ['4 / 10', '月額 ¥16,000(税抜・1件¥4,000)', '自社のサイト']) expect(screen.getByText(text)).toBeDefined();
  });

  it('lists what exceeds the plan of a requested change, with its date (R-21.63)', async () => {
    await open({ ...CHECK, change: CHANGE, changeFaults: [TOO_LARGE] });
    expect(screen.getByText(/^2026\/12\/01の時点で次の内容がプランを超えていると/)).toBeDefined();
    expect(screen.getAllByText(/春の案内/).length).toBeGreaterThan(0);
  });

  it('shows the page views of the month with the cost of the next block and a forecast', async () => {
    await open(CHECK);
    expect((await screen.findByRole('meter', { name: 'ページビュー' })).getAttribute('aria-valuetext')).toBe('45,000 / 60,000');
    for (const text of [/15,000/, /約61,000/, /¥4,000/]) expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: 'サイト別に見る' })).toBeDefined();
  });

  it('names the OEM that decides on the plan, and hides the other plans', async () => {
    await open({ ...CHECK, options: [], decidedBy: 'あおぞらメディア株式会社' });
    expect(screen.getByText('プランの変更は、ご契約先の「あおぞらメディア株式会社」にご相談ください。')).toBeDefined();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('shows multilanguage plans on request, and links to the popup that prevents the choice of a plan', async () => {
    await open(CHECK);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['light', 'premium']);
    const light = within(screen.getByRole('heading', { name: 'light' }).closest('li') ?? document.body);
    expect(light.getByText(/「春の案内」にポップアップがあるため/)).toBeDefined();
    expect(light.getByRole('link').getAttribute('href')).toBe(`/${TEST_USER.routeSegment}/site/abcdefghijkl?section=popups`);
    expect(light.queryByRole('button')).toBeNull();
    fireEvent.click(screen.getByRole('switch'));
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['premium multilanguage']);
  });
});

describe('CheckPlanPage: change of the plan', () => {
  it('shows the cost and the first day of the new plan before it sends the request', async () => {
    const request = vi.spyOn(api.plan, 'request').mockResolvedValue({ check: { ...CHECK, change: CHANGE } });
    await open(CHECK);
    press(/このプランに変更する: premium/);
    const dialog = within(await screen.findByRole('dialog', { name: '「premium」に変更しますか?' }));
    for (const text of ['2026/12/01', '¥19,800', '¥39,800']) expect(dialog.getByText(text)).toBeDefined();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    const toasts = recordToasts();
    press('変更を申し込む');
    await waitFor(() => expect(toasts()).toEqual(['「premium」への変更を申し込みました']));
    expect(request.mock.calls[0]?.[0]).toEqual({ body: { planId: 'premium', agreed: false } });
    expect(await screen.findByText('2026/12/01から「premium」に変わります')).toBeDefined();
  });

  it('shows a trial account the initial fee and the minimum term, and requires agreement to them', async () => {
    const request = vi.spyOn(api.plan, 'request').mockResolvedValue({ check: TRIAL });
    await open(TRIAL);
    press(/このプランに変更する: premium/);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('¥100,000')).toBeDefined();
    expect(dialog.getByText('12か月(2027/11/30まで)。途中で解約はできません。')).toBeDefined();
    press('変更を申し込む');
    expect(await dialog.findByText('同意が必要です。')).toBeDefined();
    expect(request).not.toHaveBeenCalled();
    fireEvent.click(dialog.getByRole('checkbox'));
    press('変更を申し込む');
    await waitFor(() => expect(request.mock.calls[0]?.[0]).toEqual({ body: { planId: 'premium', agreed: true } }));
  });

  it('shows a requested change until it takes effect, and withdraws it on request', async () => {
    const withdraw = vi.spyOn(api.plan, 'withdraw').mockResolvedValue({ check: CHECK });
    await open({ ...CHECK, change: CHANGE });
    expect(screen.getByText(/山田 花子さんが2026\/11\/20 14:05に申し込みました/)).toBeDefined();
    expect(screen.getByRole('button', { name: '申し込み済み' }).hasAttribute('disabled')).toBe(true);
    press('変更の申し込みを取り消す');
    await waitFor(() => expect(screen.queryByText(/から「premium」に変わります/)).toBeNull());
    expect(withdraw).toHaveBeenCalledOnce();
  });

  it('offers no change to a login that may only view', async () => {
    await open({ ...CHECK, change: CHANGE }, { ...TEST_USER, authority: 'view' });
    expect(screen.getByText('変更を申し込めるのは、編集権限のある主担当です。')).toBeDefined();
    expect(screen.queryByRole('button', { name: /このプランに変更する|取り消す/ })).toBeNull();
  });
});

describe('CheckPlanPage: end of the contract', () => {
  const ENDING = {
    months: ['2027-03', '2027-04'],
    request: { requestedAt: '2026-11-20T05:05:00.000Z', requestedBy: '山田 花子' },
    hasEnded: false,
  };
  const ended: PlanCheck = { ...CHECK, contractEnd: '2027-04-30', ending: ENDING };

  it('shows the earliest end and the consequences before it sends the request', async () => {
    const end = vi.spyOn(api.plan, 'end').mockResolvedValue({ check: ended });
    await open({ ...CHECK, change: CHANGE });
    expect(screen.getByText('最短で2027/03/31に解約できます。')).toBeDefined();
    press('解約する');
    const dialog = within(await screen.findByRole('dialog', { name: '契約を終了しますか?' }));
    fireEvent.change(dialog.getByLabelText('契約の最終日'), { target: { value: '2027-04' } });
    expect(dialog.getByText('2027/04/30までは、これまでどおり利用できます。')).toBeDefined();
    expect(dialog.getByText(/プラン変更の申し込みは、取り消されます/)).toBeDefined();
    const toasts = recordToasts();
    press('解約を申し込む');
    await waitFor(() => expect(toasts()).toEqual(['2027/04/30での解約を申し込みました']));
    expect(end.mock.calls[0]?.[0]).toEqual({ body: { month: '2027-04' } });
    expect(await screen.findByText('2027/04/30で契約が終了します')).toBeDefined();
    expect(screen.queryByRole('button', { name: '解約する' })).toBeNull();
  });

  it('withdraws a requested end of the contract', async () => {
    const proceed = vi.spyOn(api.plan, 'continue').mockResolvedValue({ check: CHECK });
    await open(ended);
    press('解約を取り消す');
    await waitFor(() => expect(screen.queryByText('2027/04/30で契約が終了します')).toBeNull());
    expect(proceed).toHaveBeenCalledOnce();
  });

  it('shows that the contract has ended, and offers to continue it', async () => {
    await open({ ...ended, ending: { ...ENDING, months: [], hasEnded: true } });
    expect(screen.getByText('2027/04/30で契約が終了しました')).toBeDefined();
    expect(screen.getByRole('button', { name: '契約を再開する' })).toBeDefined();
  });

  it('hides the section from trial accounts, and the withdraw button from view-only logins', async () => {
    await open(TRIAL);
    expect(screen.queryByRole('region', { name: '解約' })).toBeNull();
    await open(ended, { ...TEST_USER, authority: 'view' });
    expect(screen.queryByRole('button', { name: '解約を取り消す' })).toBeNull();
  });
});
