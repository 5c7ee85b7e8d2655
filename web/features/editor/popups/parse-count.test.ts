import { expect, it } from 'vitest';
import { parseCount } from '#web/features/editor/popups/parse-count.ts';

it.each([
  ['', null],
  ['なし', null],
  ['30', 30],
  ['１２３', 123],
  [' 1,000名 ', 1_000],
  ['0', 0],
  ['９９９９９９９９９９', 9_999_999_999],
  ['1'.repeat(40), 111_111_111_111_111],
])('%j is %j', (typed, count) => expect(parseCount(typed)).toBe(count));
