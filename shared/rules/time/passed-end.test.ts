import { expect, it } from 'vitest';
import { isGivenPassedEnd } from '#shared/rules/time/passed-end.ts';

const NOW = new Date('2026-11-28T03:00:00Z');

it.each([
  ['no end', null, null, false],
  ['an end in the future', '2026-11-28T03:00:01Z', null, false],
  ['an end that is now', '2026-11-28T03:00:00Z', null, true],
  ['an end that has passed', '2026-11-27T03:00:00Z', null, true],
  ['a different end that has passed', '2026-11-27T03:00:00Z', '2026-11-26T03:00:00Z', true],
  ['the stored end, rounded to the minute of a form', '2026-11-27T03:00:00Z', '2026-11-27T03:00:59.123Z', false],
])('isGivenPassedEnd detects a changed end that has passed: %s', (_, end, former, expected) => {
  expect(isGivenPassedEnd(end, former, NOW)).toBe(expected);
});
