import { expect, it } from 'vitest';
import { startOfHour, visitHour } from '#shared/rules/analytics/visits/visit-hour.ts';
import { visitIdAt } from '#test/support/visits/visit-id-at.ts';

const BEGAN = Date.parse('2026-11-20T09:59:50Z');
const MINUTE = 60_000;
const visit = visitIdAt(BEGAN);

it.each([
  ['at once', BEGAN + 1_000],
  ['in the next hour', BEGAN + 30 * MINUTE],
  ['at the end of a day', BEGAN + 24 * 60 * MINUTE],
  ['at an edge location with a slow clock', BEGAN - 4 * MINUTE],
])('visitHour returns the hour in which the visit began for a part that arrives %s', (_when, receivedAt) => {
  expect(visitHour(visit, receivedAt)).toBe('2026-11-20T09');
});

it.each([
  ['days behind', BEGAN + 25 * 60 * MINUTE, '2026-11-21T10'],
  ['ahead', BEGAN - 6 * MINUTE, '2026-11-20T09'],
  ['years ahead', BEGAN - 10_000 * 60 * MINUTE, new Date(BEGAN - 10_000 * 60 * MINUTE).toISOString().slice(0, 13)],
])('visitHour returns the hour of the edge’s clock if the clock of the device is %s', (_what, receivedAt, hour) => {
  expect(visitHour(visit, receivedAt)).toBe(hour);
});

it('startOfHour returns the start of the hour', () => expect(startOfHour('2026-11-20T09').toISOString()).toBe('2026-11-20T09:00:00.000Z'));
