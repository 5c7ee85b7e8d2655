import { describe, expect, it } from 'vitest';
import { endingTrial, nextTrialReminder } from '#shared/rules/billing/trial-reminder.ts';

const at = (instant: string): Date => new Date(instant);

describe('reminders of a trial', () => {
  it('fall due at 09:00 in Japan, seven days and one day before the last day of the trial', () => {
    const first = nextTrialReminder('2026-12-19', at('2026-11-20T03:00:00Z'));
    expect(first).toEqual({ at: at('2026-12-12T00:00:00Z'), days: 7, end: '2026-12-19' });
    expect(nextTrialReminder('2026-12-19', at('2026-12-12T00:00:00Z'))).toEqual({
      at: at('2026-12-18T00:00:00Z'),
      days: 1,
      end: '2026-12-19',
    });
    expect(nextTrialReminder('2026-12-19', at('2026-12-18T00:00:00Z'))).toBeUndefined();
  });

  it('omit the first reminder if less than a week of the trial remains', () => {
    expect(nextTrialReminder('2026-12-19', at('2026-12-15T00:00:00Z'))?.days).toBe(1);
  });

  it('are sent only if the trial ends: not if it is terminated, deleted or followed by a paid plan', () => {
    const trial = { planId: 'trial', planChange: null, contractEnd: '2026-12-19', contractStatus: 'ACTIVE' };
    expect(endingTrial(trial)).toBe('2026-12-19');
    for (const differences of [
      { planId: 'light' },
      { planChange: {} },
      { contractEnd: null },
      { contractStatus: 'TERMINATED' },
      { deletedAt: '2026-12-01' },
    ])
      expect(endingTrial({ ...trial, ...differences })).toBeUndefined();
  });
});
