import { expect, it } from 'vitest';
import { ImageMaxMb } from '#shared/model/media/image-max-mb.ts';

it.each([
  [undefined, 30],
  ['30', 30],
  ['1', 1],
  ['100', 100],
  [12, 12],
])('ImageMaxMb parses %j as %d MB', (value, limit) => {
  expect(ImageMaxMb.parse(value)).toBe(limit);
});

it.each(['', '0', '-1', '2.5', '101', 'much', '30MB'])('ImageMaxMb rejects %j', (value) => {
  expect(ImageMaxMb.safeParse(value).success).toBe(false);
});
