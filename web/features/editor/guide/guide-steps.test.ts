import { expect, it } from 'vitest';
import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { guideStep } from '#web/features/editor/guide/guide-steps.ts';
import { placeSheet } from '#web/features/editor/model/document/edit-document.ts';

const DRAFT = { live: null };
const EMPTY = emptySite(1, 2);
const withSheet = (sheet: Partial<typeof EMPTY_SHEET>) =>
  placeSheet(EMPTY, { cell: 'A1', language: 'jp' }, sheetIdOf(1), { ...EMPTY_SHEET, ...sheet });

it('guideStep returns the next step by the pictures and texts of the site', () => {
  expect(guideStep(EMPTY, DRAFT)).toBe('pictures');
  expect(guideStep(withSheet({ mainText: 'お茶' }), DRAFT)).toBe('pictures');
  expect(guideStep(withSheet({ image: IMAGE }), DRAFT)).toBe('text');
  expect(guideStep(withSheet({ image: IMAGE, mainText: ' ' }), DRAFT)).toBe('text');
  expect(guideStep(withSheet({ image: IMAGE, mainText: 'お茶' }), DRAFT)).toBe('publish');
});

it('guideStep returns the last step once the site is published, whatever its content', () => {
  expect(guideStep(EMPTY, { live: '01J00000000000000000000001' })).toBe('phone');
});
