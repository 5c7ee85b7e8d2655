import { describe, expect, it } from 'vitest';
import type { StoredPlanRequest } from '#shared/model/plans/plan-request.ts';
import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import { openPlanRequest, wayToPlan, withDeclinedRequest, withPlanRequest } from '#shared/rules/plans/plan-request.ts';
import { requester } from '#shared/rules/plans/requester-fixture.ts';

const waysOf = (role: 'OEM_MASTER' | 'OEM_ADMIN' | 'USER', depth: number, planId: string): Record<string, string> =>
  Object.fromEntries(
    SEED_PLANS.filter(({ multiLanguage, id }) => !multiLanguage || id === 'ep' || id === 'oem').map((plan) => [
      plan.id,
      wayToPlan({ role, depth, planId }, plan) ?? '-',
    ]),
  );

describe('wayToPlan (R-21.60)', () => {
  it.each([
    [
      'a USER of the operator',
      'USER',
      2,
      'light',
      { trial: '-', light: '-', standard: 'choose', premium: 'choose', pro: 'choose', ep: 'ask', oem: '-' },
    ],
    ['a USER below an OEM', 'USER', 3, 'light', { trial: '-', light: '-', standard: 'ask', premium: 'ask', pro: 'ask', ep: '-', oem: '-' }],
    [
      'an OEM_MASTER',
      'OEM_MASTER',
      2,
      'oem',
      { trial: '-', light: 'ask', standard: 'ask', premium: 'ask', pro: 'ask', ep: 'ask', oem: '-' },
    ],
    ['an OEM_ADMIN', 'OEM_ADMIN', 3, 'oem', { trial: '-', light: '-', standard: '-', premium: '-', pro: '-', ep: '-', oem: '-' }],
  ] as const)('returns for %s which plans it chooses and which it asks for', (_, role, depth, planId, expected) => {
    expect(waysOf(role, depth, planId)).toEqual(expected);
  });

  it('offers no retired plan', () => {
    const [plan] = SEED_PLANS.filter(({ id }) => id === 'pro');
    expect(plan && wayToPlan({ role: 'USER', depth: 2, planId: 'light' }, { ...plan, retired: true })).toBeUndefined();
  });
});

it('a request is open until it is declined, and the next one replaces it', () => {
  const now = new Date('2026-11-20T03:00:00Z');
  const account: { planRequest: StoredPlanRequest | null } = { planRequest: null };
  const asked = withPlanRequest(account, { planId: 'pro', message: '' }, now, requester('A person'));
  expect(openPlanRequest(asked.planRequest)).toBe('pro');
  const declined = withDeclinedRequest(asked, 'Too early', now);
  expect([openPlanRequest(declined.planRequest), declined.planRequest?.declined?.reason]).toEqual([undefined, 'Too early']);
  expect(openPlanRequest(withPlanRequest(declined, { planId: 'ep', message: '' }, now, requester('A person')).planRequest)).toBe('ep');
  expect(openPlanRequest(null)).toBeUndefined();
});
