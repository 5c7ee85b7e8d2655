import { expect, it } from 'vitest';
import { NewsState } from '#shared/model/news/news.ts';
import { mayBecome } from '#shared/rules/news/news-state.ts';

it.each([
  [undefined, ['draft', 'public']],
  ['draft', ['draft', 'public']],
  ['public', ['draft', 'public', 'unpublic']],
  ['unpublic', ['draft', 'public', 'unpublic']],
] as const)('mayBecome allows a news item in state %s exactly the states %j', (from, expected) => {
  expect(NewsState.options.filter((to) => mayBecome(from, to))).toEqual(expected);
});
