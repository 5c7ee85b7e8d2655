import { describe, expect, it } from 'vitest';
import { contractOutlook } from '#web/features/summary/contract-outlook.ts';

const TODAY = '2026-11-20';

describe('contractOutlook', () => {
  it.each([
    [null, 'open', Number.POSITIVE_INFINITY],
    ['2026-11-19', 'ended', -1],
    ['2026-11-20', 'last-days', 0],
    ['2026-11-21', 'last-days', 1],
    ['2026-11-27', 'last-days', 7],
    ['2026-11-28', 'soon', 8],
    ['2026-12-20', 'soon', 30],
    ['2026-12-21', 'running', 31],
    ['2027-11-20', 'running', 365],
  ] as const)('for the end %s, returns the state %s', (end, state, days) => expect(contractOutlook(end, TODAY)).toEqual({ state, days }));
});
