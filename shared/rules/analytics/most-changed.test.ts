import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostChanged } from '#shared/rules/analytics/most-changed.ts';

const site = (visits: number, former: number) => ({ compared: { visits }, previous: { visits: former } });
const visits = fc.integer({ min: 0, max: 100_000 });
const sites = fc.array(
  fc.tuple(visits, visits).map(([now, former]) => site(now, former)),
  { maxLength: 30 },
);

describe('mostChanged', () => {
  it('orders gains and losses by size', () => {
    const [loss, gain, small] = [site(100, 900), site(700, 100), site(400, 300)];
    expect(mostChanged([small, gain, loss], 3)).toEqual([loss, gain, small]);
    expect(mostChanged([small, gain, loss], 2)).toEqual([loss, gain]);
  });

  it.each([
    [3, 0],
    [12, 8],
    [1_050, 1_000],
    [0, 0],
  ])('omits %d visits after %d, as chance explains the change', (now, former) => expect(mostChanged([site(now, former)], 3)).toEqual([]));

  it('includes a site that lost all visits, and a new site', () => {
    expect(mostChanged([site(0, 5), site(40, 0)], 3)).toEqual([site(40, 0), site(0, 5)]);
  });

  it('returns only given sites, and never omits a site that changed more than a returned site', () => {
    fc.assert(
      fc.property(sites, fc.integer({ min: 0, max: 10 }), (all, limit) => {
        const found = mostChanged(all, limit);
        const change = ({ compared, previous }: (typeof all)[number]): number => Math.abs(compared.visits - previous.visits);
        expect(found.length).toBeLessThanOrEqual(limit);
        const least = Math.min(...found.map(change));
        for (const one of mostChanged(all, all.length)) if (!found.includes(one)) expect(change(one)).toBeLessThanOrEqual(least);
        expect(found.every((one) => all.includes(one))).toBe(true);
      }),
    );
  });
});
