import { expect, it } from 'vitest';
import { newsFiguresIn } from '#shared/rules/analytics/visits/news-figures.ts';

it('newsFiguresIn sums the figures of each news item over periods, and ignores other counters', () => {
  const periods = [
    new Map([
      ['news/A/shown', 3],
      ['news/A/clicked', 1],
      ['popup/A/shown', 9],
    ]),
    new Map([
      ['news/A/shown', 2],
      ['news/B/closed', 1],
      ['news/A/other', 5],
    ]),
  ];
  expect(Object.fromEntries(newsFiguresIn(periods))).toEqual({
    A: { shown: 5, clicked: 1, closed: 0 },
    B: { shown: 0, clicked: 0, closed: 1 },
  });
});
