import { expect, it } from 'vitest';
import { playedVideo, playedVideoVariants } from '#shared/rules/media/played-video.ts';

const mp4 = (width: number) => ({ width, format: 'mp4' }) as const;
const m4v = (width: number) => ({ width, format: 'm4v' }) as const;

it.each([
  ['a light video with sound', 720, [mp4(720), m4v(720)], [mp4(720), m4v(720)]],
  ['a light video without sound', 720, [mp4(720)], [mp4(720)]],
  ['a video of an earlier version', 1_080, [mp4(1_080)], [mp4(1_080)]],
  ['a video of an earlier version that was converted later', 1_080, [mp4(1_080), mp4(720), m4v(720)], [mp4(720), m4v(720)]],
  ['a video without sound that was converted later', 480, [mp4(480), mp4(478)], [mp4(478)]],
  ['a video without known files', 640, [], [mp4(640)]],
])('playedVideoVariants returns the smallest files of %s', (_, width, stored, expected) => {
  expect(playedVideoVariants({ width }, stored)).toEqual(expected);
});

it('playedVideo omits a file without sound if its picture has another width', () => {
  expect(playedVideo({ width: 1_080 }, [mp4(720), m4v(1_080)])).toEqual({ full: mp4(720) });
});
