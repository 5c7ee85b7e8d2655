import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import { PlanRequestPanel } from '#web/features/accounts/users/plan-request/plan-request-panel.tsx';
import { CUSTOMER, detailOf, OPERATOR } from '#web/features/accounts/users/user-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const target = {
  ...detailOf(CUSTOMER),
  planRequest: {
    planId: 'premium',
    message: 'サイトを増やしたいです',
    requestedAt: '2026-11-20T05:00:00.000Z',
    requestedBy: '茶谷 葉月',
    declined: null,
  },
};
beforeEach(() => {
  vi.spyOn(api.plan, 'list').mockResolvedValue({ plans: [...SEED_PLANS] });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('PlanRequestPanel approves a request, or declines it with a reason (R-21.61)', async () => {
  const answer = vi.spyOn(api.masterUser, 'answerPlanRequest').mockResolvedValue({ user: detailOf(CUSTOMER) });
  const toasts = recordToasts();
  await renderScreen({ element: <PlanRequestPanel target={target} mayAnswer />, user: OPERATOR });
  expect(await screen.findByText(/茶谷 葉月さん?が.*に「premium」への変更を依頼しました/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '翌月1日から承認する' }));
  await waitFor(() => expect(toasts()).toEqual(['依頼を承認しました']));
  fireEvent.click(screen.getByRole('button', { name: '見送る' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^理由/), { target: { value: '来期に' } });
  fireEvent.click(dialog.getByRole('button', { name: '見送る' }));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  expect(answer.mock.calls.map(([{ body }]) => body)).toEqual([
    { version: 3, approve: true, reason: '' },
    { version: 3, approve: false, reason: '来期に' },
  ]);
});

it('PlanRequestPanel shows nothing without an open request, and no buttons to a login that may not answer', async () => {
  await renderScreen({ element: <PlanRequestPanel target={target} mayAnswer={false} />, user: OPERATOR });
  expect(await screen.findByText(/サイトを増やしたいです/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '見送る' })).toBeNull();
  const declined = { ...target.planRequest, declined: { at: '2026-11-21T05:00:00.000Z', reason: '' } };
  await renderScreen({ element: <PlanRequestPanel target={{ ...target, planRequest: declined }} mayAnswer />, user: OPERATOR });
  expect(screen.queryByRole('heading', { name: 'プラン変更の依頼' })).toBeNull();
});
