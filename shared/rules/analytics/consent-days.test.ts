import { expect, it } from 'vitest';
import { consentDays } from '#shared/rules/analytics/consent-days.ts';

it('consentDays returns the answers of the days that have some, in their order (R-14.104)', () => {
  const counted = new Map([
    ['2026-11-01', new Map([['total/jp/phone/direct/visits', 9]])],
    [
      '2026-11-02',
      new Map([
        ['consent/accepted', 5],
        ['consent/declined', 2],
      ]),
    ],
    ['2026-11-04', new Map([['consent/withdrawn', 1]])],
    ['2026-11-05', new Map([['consent/accepted', 7]])],
  ]);
  expect(consentDays(counted, ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'])).toEqual([
    { day: '2026-11-02', accepted: 5, declined: 2, withdrawn: 0 },
    { day: '2026-11-04', accepted: 0, declined: 0, withdrawn: 1 },
  ]);
});
