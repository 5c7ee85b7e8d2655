import { describe, expect, it } from 'vitest';
import { EMPTY_SHEET, type Sheet } from '#shared/model/sites/site.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { SKY, SUBJECT_AT_LEFT } from '#web/features/editor/fixtures/toned-image-fixture.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { applyProposals, hasProposals, proposalFor, proposalPatch } from '#web/features/editor/model/document/edit-layouts.ts';

const sheet = (fields: Partial<Sheet>): Sheet => ({ ...EMPTY_SHEET, mainText: '香り立つ、一杯を。', ...fields });
const styled = { step: 1, isBold: null, align: null, colour: null };

describe('proposalPatch', () => {
  it('is empty without a picture or its tones', () => {
    expect(proposalPatch(sheet({}))).toEqual({});
    expect(proposalPatch(sheet({ image: IMAGE }))).toEqual({});
    expect(proposalFor(sheet({ image: IMAGE }))).toBeUndefined();
  });

  it('places and aligns the texts, and keeps their other styles', () => {
    const beside = sheet({ image: SUBJECT_AT_LEFT, textStyles: { headline: styled } });
    const patch = proposalPatch(beside);
    const end = { step: 0, isBold: null, align: 'end', colour: null };
    expect(patch).toMatchObject({ layout: 'column', textPlace: { x: 75, y: 50 } });
    expect(patch.textStyles).toEqual({ eyebrow: end, headline: { ...styled, align: 'end' }, second: end });
    expect(proposalPatch({ ...beside, ...patch })).toEqual({});
  });

  it('returns place and alignment to the layout where that suits the picture', () => {
    const moved = sheet({ image: SKY, textPlace: { x: 75, y: 50 }, textStyles: { headline: { ...styled, align: 'end' } } });
    expect(proposalPatch(moved)).toMatchObject({ layout: 'high', textPlace: null, textStyles: { headline: styled } });
  });
});

describe('applyProposals', () => {
  const A1 = { cell: 'A1', language: 'jp' } as const;
  const sky = placeSheet(emptySite(2, 2), A1, sheetIdOf(1), sheet({ image: SKY }));
  const plain = placeSheet(sky, { ...A1, cell: 'B1' }, sheetIdOf(2), sheet({ image: IMAGE, layout: 'quote' }));
  const site = editSheet(plain, { ...A1, language: 'en' }, sheet({ image: SKY, mainText: 'Tea' }));

  it('changes the sheets with a proposal in the language only', () => {
    const applied = applyProposals(site, 'jp');
    expect(applied.sheets[sheetIdOf(1)]?.jp).toMatchObject({ layout: 'high', textBackdrop: 'gradient' });
    expect(applied.sheets[sheetIdOf(1)]?.en).toBe(site.sheets[sheetIdOf(1)]?.en);
    expect(applied.sheets[sheetIdOf(2)]).toBe(site.sheets[sheetIdOf(2)]);
    expect([hasProposals(site.sheets, 'jp'), hasProposals(applied.sheets, 'jp'), hasProposals(applied.sheets, 'en')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('returns the same document where nothing differs', () => {
    const applied = applyProposals(site, 'jp');
    expect(applyProposals(applied, 'jp')).toBe(applied);
    expect(applyProposals(site, 'kr')).toBe(site);
  });
});
