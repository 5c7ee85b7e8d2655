import { expect, it } from 'vitest';
import { formatDuration } from '#web/lib/format/format-duration.ts';

it('formatDuration returns minutes and seconds, with tenths on request', () => {
  expect([0, 499, 500, 5_200, 59_499, 59_500, 754_000].map((ms) => formatDuration(ms))).toEqual([
    '0:00',
    '0:00',
    '0:01',
    '0:05',
    '0:59',
    '1:00',
    '12:34',
  ]);
  expect([0, 5_230, 59_960, 65_000].map((ms) => formatDuration(ms, { tenths: true }))).toEqual(['0:00.0', '0:05.2', '1:00.0', '1:05.0']);
});
