import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPlanCheckDue,
  type PlanHolder,
  withDuePlan,
  withPlanAtOnce,
  withPostponedPlan,
  withRequestedPlan,
  withWarnedChange,
} from '#shared/rules/plans/change-plan.ts';
import { startOfMonth } from '#shared/rules/time/japanese-month.ts';
import { requester } from '#shared/rules/plans/requester-fixture.ts';

const PAID: PlanHolder = { planId: 'light', planSince: null, planChange: null, contractStart: '2026-01-01', contractEnd: '2026-12-31' };
const TRIAL: PlanHolder = { ...PAID, planId: 'trial', contractStart: '2026-11-01', contractEnd: '2026-12-01' };
const NOW = new Date('2026-11-20T12:00:00Z');
const request = (account: PlanHolder, planId: string, now = NOW) => withRequestedPlan(account, planId, now, requester('山田'));

describe('a requested plan', () => {
  it('takes effect on the first of the next month at 00:00 in Japan, not a millisecond earlier', () => {
    const asked = request(PAID, 'pro');
    expect(asked).toMatchObject({ planId: 'light', planChange: { planId: 'pro', from: '2026-12', requestedBy: '山田' } });
    expect(withDuePlan(asked, new Date('2026-11-30T14:59:59.999Z'))).toBeUndefined();
    const due = withDuePlan(asked, new Date('2026-11-30T15:00:00Z'));
    expect(due).toEqual({ ...PAID, planId: 'pro', planSince: '2026-12', planChange: null });
    expect(withDuePlan(due ?? PAID, new Date('2027-03-01T00:00:00Z'))).toBeUndefined();
  });

  it('takes effect after the current month in Japan, not in UTC', () =>
    expect(request(PAID, 'pro', new Date('2026-11-30T15:00:00Z')).planChange?.from).toBe('2027-01'));

  it('is replaced by a later request, and withdrawn by a request for the current plan', () => {
    const twice = request(request(PAID, 'pro'), 'standard');
    expect(twice.planChange?.planId).toBe('standard');
    expect(request(twice, 'light')).toEqual(PAID);
  });

  it('does not change if the same plan is requested again', () => {
    const asked = request(PAID, 'pro');
    expect(request(asked, 'pro', new Date(NOW.getTime() + 1_000))).toBe(asked);
    expect(request(PAID, 'light')).toBe(PAID);
  });
});

describe('a change of plan that use exceeds', () => {
  const asked = request(PAID, 'pro');
  it.each([
    ['2026-11-23T14:59:59Z', false],
    ['2026-11-23T15:00:00Z', true],
    ['2026-11-30T14:59:59Z', true],
    ['2026-11-30T15:00:00Z', false],
  ])('is checked in the seven days before it takes effect, at %s: %s (R-21.64)', (now, isDue) => {
    expect(isPlanCheckDue(asked, new Date(now))).toBe(isDue);
    expect(isPlanCheckDue(withWarnedChange(asked), new Date(now))).toBe(false);
    expect(isPlanCheckDue(PAID, new Date(now))).toBe(false);
  });

  it('a change that use exceeds is postponed by a month, in which the account is warned again (R-21.63)', () => {
    const postponed = withPostponedPlan(withWarnedChange(asked), new Date('2026-11-30T15:00:00Z'));
    expect(postponed).toMatchObject({ planId: 'light', planChange: { planId: 'pro', from: '2027-01' } });
    expect(isPlanCheckDue(postponed, new Date('2026-12-28T00:00:00Z'))).toBe(true);
    expect(withDuePlan(postponed, new Date('2026-12-31T15:00:00Z'))?.planId).toBe('pro');
  });
});

it('withRequestedPlan applies an overdue plan change before it stores another request', () => {
  const late = request(request(PAID, 'pro'), 'standard', new Date('2026-11-30T15:00:30Z'));
  expect(late).toMatchObject({ planId: 'pro', planSince: '2026-12', planChange: { planId: 'standard', from: '2027-01' } });
});

describe('the first paid plan of a trial', () => {
  it('sets the end of the trial to the day before the contract begins, even if the trial has ended', () => {
    for (const contractEnd of ['2026-12-10', '2026-11-25', '2026-10-01'])
      expect(request({ ...TRIAL, contractEnd }, 'light').contractEnd).toBe('2026-11-30');
    const due = withDuePlan(request(TRIAL, 'light'), startOfMonth('2026-12'));
    expect(due).toMatchObject({ planId: 'light', contractStart: '2026-12-01', contractEnd: null });
  });

  it('restores the end of the trial when the request is withdrawn, however often the plan was changed', () => {
    const asked = request(request(TRIAL, 'light'), 'pro');
    expect(asked.contractEnd).toBe('2026-11-30');
    expect(request(asked, 'trial')).toEqual(TRIAL);
  });
});

describe('withPlanAtOnce', () => {
  it('applies the plan in the current month and drops a pending change', () =>
    expect(withPlanAtOnce(request(PAID, 'pro'), 'standard', NOW)).toEqual({ ...PAID, planId: 'standard', planSince: '2026-11' }));

  it('starts the contract of a trial account today', () =>
    expect(withPlanAtOnce(TRIAL, 'light', NOW)).toMatchObject({ contractStart: '2026-11-20', contractEnd: null }));
});

it('withDuePlan applies the last requested plan, for any sequence of requests', () => {
  const plan = fc.constantFrom('trial', 'light', 'standard', 'pro');
  fc.assert(
    fc.property(fc.constantFrom(PAID, TRIAL), fc.array(plan, { minLength: 1 }), (account, plans) => {
      const asked = plans.reduce((present, planId) => request(present, planId), account);
      const due = withDuePlan(asked, startOfMonth('2026-12')) ?? asked;
      expect(due.planId).toBe(plans.at(-1));
      if (due.planId === account.planId) expect(due).toEqual(account);
    }),
  );
});
