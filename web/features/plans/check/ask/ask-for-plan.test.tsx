import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import type { PlanCheck } from '#shared/model/plans/plan-check.ts';
import { AskablePlans } from '#web/features/plans/check/ask/askable-plans.tsx';
import { RequestedPlan } from '#web/features/plans/check/ask/requested-plan.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const planOf = (id: string) => SEED_PLANS.find((plan) => plan.id === id) ?? expect.unreachable(id);
const optionOf = (id: string) => ({ plan: planOf(id), price: planOf(id), faults: [] });
const CHECK: PlanCheck = {
  plan: planOf('light'),
  price: planOf('light'),
  prices: [],
  contractStart: null,
  contractEnd: null,
  change: null,
  changeFaults: [],
  licences: null,
  decidedBy: 'OEM株式会社',
  use: { sites: 1, sheets: 1, direction: 1, languages: 1, popups: 0, forms: 0 },
  changesFrom: '2026-12',
  firstContract: null,
  ending: null,
  options: [],
  askable: [optionOf('standard'), optionOf('ep')],
  request: null,
};
const REQUEST = {
  planId: 'standard',
  message: 'サイトを増やしたいです',
  requestedAt: '2026-11-20T05:00:00.000Z',
  requestedBy: '山田 花子',
  declined: null,
};
afterEach(() => {
  vi.restoreAllMocks();
});

it('AskablePlans asks for a plan with a message, and names the account that decides (R-21.60)', async () => {
  const ask = vi.spyOn(api.plan, 'ask').mockResolvedValue({ check: { ...CHECK, request: REQUEST } });
  const toasts = recordToasts();
  await renderScreen({ element: <AskablePlans check={CHECK} />, user: TEST_USER });
  expect(screen.getByText(/「OEM株式会社」が決定します/)).toBeDefined();
  expect(screen.getByText('月額 ¥19,800(税抜)')).toBeDefined();
  expect(screen.getByText('個別見積もり')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'このプランを依頼する: standard' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('メッセージ(任意)'), { target: { value: REQUEST.message } });
  fireEvent.click(dialog.getByRole('button', { name: '依頼する' }));
  await waitFor(() => expect(toasts()).toEqual(['「standard」への変更を依頼しました']));
  expect(ask.mock.calls[0]?.[0]).toEqual({ body: { planId: 'standard', message: REQUEST.message, agreed: false } });
});

it('RequestedPlan shows an open request, which can be withdrawn, and the reason of a declined one', async () => {
  const withdraw = vi.spyOn(api.plan, 'withdrawRequest').mockResolvedValue({ check: CHECK });
  await renderScreen({ element: <RequestedPlan check={{ ...CHECK, request: REQUEST }} />, user: TEST_USER });
  expect(screen.getByText('「standard」への変更を依頼中です')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '依頼を取り消す' }));
  await waitFor(() => expect(withdraw).toHaveBeenCalledOnce());
  const declined = { at: '2026-11-21T05:00:00.000Z', reason: '来期にご相談ください' };
  await renderScreen({ element: <RequestedPlan check={{ ...CHECK, request: { ...REQUEST, declined } }} />, user: TEST_USER });
  expect(screen.getByText(/「standard」への変更は見送られました/)).toBeDefined();
  expect(screen.getByText('来期にご相談ください')).toBeDefined();
  expect(screen.getByRole('button', { name: '表示を消す' })).toBeDefined();
});
