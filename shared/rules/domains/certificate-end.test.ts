import { expect, test } from 'vitest';
import { isEndingSoon } from '#shared/rules/domains/certificate-end.ts';

const DAY = 24 * 3_600_000;

test.each([
  [null, false],
  [60 * DAY, false],
  [14 * DAY, false],
  [14 * DAY - 1, true],
  [-DAY, true],
])('isEndingSoon, %s ms before the end of the certificate, returns %s', (left, expected) => {
  const now = Date.UTC(2026, 10, 23);
  expect(isEndingSoon(left === null ? null : now + left, now)).toBe(expected);
});
