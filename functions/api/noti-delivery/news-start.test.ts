import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsStart } from '#functions/api/noti-delivery/news-start.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const EARLIER = '2026-11-01T00:00:00.000Z';
const LATER = '2026-12-01T00:00:00.000Z';
const instant = { publishType: 'instant', startDate: null, isDraft: false } as const;
const was = (isDraft: boolean, startDate: string | null) => ({ isDraft, startDate, endDate: null });

describe('news begin', () => {
  it.each([
    ['when they say, where they are scheduled', { ...instant, publishType: 'scheduled', startDate: LATER } as const, undefined, LATER],
    [
      'when they say, even if that is over',
      { ...instant, publishType: 'scheduled', startDate: EARLIER } as const,
      was(false, LATER),
      EARLIER,
    ],
    ['at once, where they are instant', instant, undefined, NOW.toISOString()],
    ['at once, whatever start was sent along', { ...instant, startDate: LATER }, undefined, NOW.toISOString()],
    ['when they did, where only their text is changed', instant, was(false, EARLIER), EARLIER],
    ['at once, where they were a draft until now', instant, was(true, EARLIER), NOW.toISOString()],
    ['at once, where they were to begin later', instant, was(false, LATER), NOW.toISOString()],
    ['never as long as they are an instant draft', { ...instant, isDraft: true }, was(false, EARLIER), null],
  ])('%s', (_, news, before, expected) => {
    expect(newsStart(news, before, NOW)).toBe(expected);
  });

  it('never later than they are saved where they are instant, and the same however often', () => {
    const start = fc.option(fc.constantFrom(EARLIER, LATER, NOW.toISOString()));
    fc.assert(
      fc.property(fc.option(fc.record({ isDraft: fc.boolean(), startDate: start })), fc.nat(1e9), (before, ms) => {
        const begun = newsStart(instant, before ? { ...before, endDate: null } : undefined, NOW) ?? '';
        expect(Date.parse(begun)).toBeLessThanOrEqual(NOW.getTime());
        expect(newsStart(instant, was(false, begun), new Date(NOW.getTime() + ms))).toBe(begun);
      }),
    );
  });
});
