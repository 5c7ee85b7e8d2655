import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, textColourOn } from '#shared/values/colour.ts';
import { brandColours, DARK_HOVER, DARK_SURFACE } from '#shared/rules/colour/brand-colour.ts';

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('brandColours', () => {
  it('keeps a colour with enough contrast', () =>
    expect(brandColours('#202020')).toMatchObject({ fill: '#202020', onFill: '#FFFFFF', line: '#202020' }));

  it('returns the default for an invalid colour', () => expect(brandColours('nonsense').fill).toBe('#202020'));

  it('returns a visible edge for buttons, even for an almost white colour', () => {
    expect(brandColours('#ffd400').edge).toBe('#ffd400');
    expect(contrastRatio(brandColours('#ffffff').edge, '#fafaf8')).toBeGreaterThanOrEqual(3);
    fc.assert(
      fc.property(anyColour, (main) => {
        expect(contrastRatio(brandColours(main).edge, '#fafaf8')).toBeGreaterThanOrEqual(1.25);
      }),
    );
  });

  it('returns readable colours for every input, with the text colour of R-11.9', () => {
    fc.assert(
      fc.property(anyColour, (main) => {
        const { fill, onFill, line } = brandColours(main);
        expect(onFill).toBe(textColourOn(main));
        expect(contrastRatio(fill, onFill)).toBeGreaterThanOrEqual(4.5);
        for (const below of ['#ffffff', '#fafaf8']) expect(contrastRatio(line, below)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('exchanges ink and surface in the dark scheme, and keeps the hue of a brand (R-6.114)', () => {
    expect(contrastRatio(brandColours('#202020', 'dark').fill, DARK_SURFACE)).toBeGreaterThanOrEqual(12);
    expect(brandColours('#202020', 'dark').onFill).toBe('#000000');
    expect(brandColours('#e54d2e', 'dark')).toMatchObject({ fill: '#e54d2e', onFill: '#000000' });
    expect(brandColours('#1c56a5', 'dark').onFill).toBe('#FFFFFF');
  });

  it('returns readable colours for every input in the dark scheme (R-6.114)', () => {
    fc.assert(
      fc.property(anyColour, (main) => {
        const { fill, onFill, line } = brandColours(main, 'dark');
        expect(contrastRatio(fill, onFill)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(fill, DARK_SURFACE)).toBeGreaterThanOrEqual(3);
        for (const below of [DARK_SURFACE, DARK_HOVER]) expect(contrastRatio(line, below)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
