import { expect, test } from 'vitest';
import { isSlow } from '#site-renderer/visitor/loading/connection.ts';

test.each([
  [undefined, undefined],
  [{ saveData: false, downlink: 10 }, false],
  [{ saveData: false, downlink: 1.45 }, true],
  [{ saveData: true, downlink: 10 }, true],
])('isSlow(%j) returns %s', (facts, slow) => {
  expect(isSlow(facts)).toBe(slow);
});
