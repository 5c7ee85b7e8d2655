import { expect, it } from 'vitest';
import { setPoster } from '#web/features/editor/model/document/edit-poster.ts';
import { setCreative } from '#web/features/editor/model/document/edit-document.ts';
import { emptySite, IMAGE, sheetIdOf, VIDEO } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

const A1 = { cell: 'A1', language: 'jp' } as const;
const STILL = { ...IMAGE, mediaId: sheetIdOf(950) };
const clip = setCreative(emptySite(1, 2), A1, sheetIdOf(1), IMAGE, VIDEO);
const shown = (site: typeof clip) => site.sheets[sheetIdOf(1)]?.jp;

it('changes the still of a video, and nothing else', () => {
  expect(shown(setPoster(clip, A1, VIDEO.mediaId, STILL))).toEqual({ ...shown(clip), image: STILL });
});

it('leaves alone what has taken the place of that video meanwhile', () => {
  const picture = setCreative(clip, A1, sheetIdOf(2), IMAGE);
  expect(shown(picture)?.video).toBeNull();
  expect(setPoster(picture, A1, VIDEO.mediaId, STILL)).toBe(picture);
  expect(setPoster(clip, A1, sheetIdOf(951), STILL)).toBe(clip);
  expect(setPoster(clip, { ...A1, language: 'en' }, VIDEO.mediaId, STILL)).toBe(clip);
  expect(setPoster(clip, { ...A1, cell: 'B1' }, VIDEO.mediaId, STILL)).toBe(clip);
});
