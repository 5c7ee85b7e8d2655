import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readVisitBatchMs } from '#functions/platform/base/environment.ts';
import { endOfBatch } from '#functions/analytics/store/visit-hours.ts';

const MINUTE_MS = 60_000;
const BATCH_MS = 15 * MINUTE_MS;
const NOW = Date.parse('2026-11-20T03:30:00Z');
const siteIds = fc.stringMatching(/^[a-z0-9]{12}$/);
const instants = fc.integer({ min: NOW, max: NOW + 400 * 86_400_000 });

it('endOfBatch is after now, at most one batch later, and the same for all instants before it in that batch', () => {
  fc.assert(
    fc.property(siteIds, instants, fc.integer({ min: 1, max: 15 }), (siteId, now, minutes) => {
      const end = endOfBatch(siteId, new Date(now), minutes * MINUTE_MS).getTime();
      expect(end).toBeGreaterThan(now);
      expect(end).toBeLessThanOrEqual(now + minutes * MINUTE_MS);
      expect(endOfBatch(siteId, new Date(end - 1), minutes * MINUTE_MS).getTime()).toBe(end);
      expect(endOfBatch(siteId, new Date(end), minutes * MINUTE_MS).getTime()).toBe(end + minutes * MINUTE_MS);
    }),
  );
});

it('endOfBatch spreads the roll-ups of 10,000 sites evenly over the minutes of a batch', () => {
  const ends = Array.from({ length: 10_000 }, (_, number) => endOfBatch(`site${String(number).padStart(8, '0')}`, new Date(NOW), BATCH_MS));
  const perMinute = Map.groupBy(ends, (end) => Math.floor((end.getTime() - NOW - 1) / MINUTE_MS));
  expect(perMinute.size).toBe(15);
  for (const ofMinute of perMinute.values()) expect(ofMinute.length).toBeLessThan(800);
});

it('readVisitBatchMs accepts whole seconds up to the longest delay of a message, and nothing else', () => {
  expect(readVisitBatchMs({ VISIT_BATCH_SECONDS: '900' })).toBe(BATCH_MS);
  for (const value of [undefined, '', '0', '901', '1.5', 'soon'])
    expect(() => readVisitBatchMs({ VISIT_BATCH_SECONDS: value })).toThrow(/"code"/);
});
