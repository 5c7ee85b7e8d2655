import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/model/language.ts';
import { EMPTY_POPUP_CONTENT } from '#shared/model/sites/popup.ts';
import { placedPopups } from '#shared/rules/popups/placed-popups.ts';
import { image, popupOver } from '#site-renderer/render/render-fixture.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const content = { ...EMPTY_POPUP_CONTENT, image };
const sheets = [1, 2, 3].map((number) => ({ id: numberedUlid(number), cell: `A${number}` }));
const cellsOf = (popup: ReturnType<typeof popupOver>, language: Language = 'en') =>
  placedPopups({ one: popup }, { language, settings: { defaultLanguage: 'jp' } }, sheets).map(({ cells }) => cells);

describe('placedPopups', () => {
  it('returns the cells of the sheets that show the popup', () => {
    expect(cellsOf(popupOver([3, 1, 99]))).toEqual([['A1', 'A3']]);
  });

  it('omits a popup that no sheet shows (R-16.7)', () => {
    expect([cellsOf(popupOver([])), cellsOf(popupOver([99]))]).toEqual([[], []]);
  });

  it('omits a popup without content in the language or the default language', () => {
    expect(cellsOf(popupOver([1], { content: {} }))).toEqual([]);
    expect(cellsOf(popupOver([1], { content: { kr: content } }))).toEqual([]);
    expect(cellsOf(popupOver([1], { content: { jp: content } }))).toEqual([['A1']]);
    expect(cellsOf(popupOver([1], { content: { kr: content } }), 'kr')).toEqual([['A1']]);
  });
});
