import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SURFACES } from '#shared/model/sites/sheet/sheet-layout.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { legibleColour } from '#shared/rules/colour/legible-colour.ts';
import { contrastRatio } from '#shared/values/colour.ts';
import { sheetSurface } from '#site-renderer/components/sheet/composition/sheet-surface.ts';

const { palette } = curatedTheme('paper');
const anyColour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyPattern = fc.constantFrom(...SURFACES);

describe('sheetSurface', () => {
  it('leaves a colour for texts on every pattern of any two colours', () => {
    fc.assert(
      fc.property(anyPattern, anyColour, anyColour, (pattern, background, accent) => {
        const { colours } = sheetSurface({ surface: { pattern, colour: 'background' } }, { ...palette, background, accent });
        const text = legibleColour([], colours);
        for (const paper of colours) expect(contrastRatio(text, paper)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('tints light and dark paper fully, and a mid-tone less', () => {
    const tintOf = (background: string, accent: string) =>
      sheetSurface({ surface: { pattern: 'gradient', colour: 'background' } }, { ...palette, background, accent }).colours[1];
    expect([tintOf('#FFFFFF', '#FF0000'), tintOf('#000000', '#FF0000')]).toEqual(['#ffdbdb', '#240000']);
    expect([tintOf('#707070', '#FFFFFF'), tintOf('#767676', '#FFFFFF')]).toEqual(['#747474', '#898989']);
  });
});
