import { expect, it } from 'vitest';
import { memberGrowth } from '#shared/rules/visitors/member-growth.ts';

const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21'];

it('memberGrowth derives each day’s total from the current number of members', () => {
  const counted = [
    { day: '2026-11-19', registered: 5, left: 1 },
    { day: '2026-11-21', registered: 1, left: 2 },
  ];
  expect(memberGrowth(DAYS, counted, 7)).toEqual([
    { day: '2026-11-19', registered: 5, left: 1, total: 8 },
    { day: '2026-11-20', registered: 0, left: 0, total: 8 },
    { day: '2026-11-21', registered: 1, left: 2, total: 7 },
  ]);
});

it('memberGrowth never returns a negative number of members', () => {
  expect(memberGrowth(DAYS, [{ day: '2026-11-21', registered: 3, left: 0 }], 0).map(({ total }) => total)).toEqual([0, 0, 0]);
});
