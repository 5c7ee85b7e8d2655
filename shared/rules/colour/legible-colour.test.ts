import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legibleColour, readableBackdropFor } from '#shared/rules/colour/legible-colour.ts';
import { contrastRatio } from '#shared/values/colour.ts';

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('legibleColour', () => {
  it.each([
    ['#123456', '#ffffff', '#654321', '#123456'],
    ['#eeeeee', '#ffffff', '#654321', '#654321'],
    ['#eeeeee', '#ffffff', '#dddddd', '#000000'],
    ['#223344', '#112233', '#443322', '#FFFFFF'],
  ])('returns for %s on %s, with the fallback %s, %s', (own, paper, fallback, legible) => {
    expect(legibleColour([own, fallback], [paper])).toBe(legible);
  });

  it('returns a colour that is legible on all papers', () => {
    expect(legibleColour(['#777777', '#333333'], ['#ffffff', '#cccccc'])).toBe('#333333');
  });

  it('returns a colour with a contrast of 4.5:1 on every paper', () => {
    fc.assert(
      fc.property(anyColour, anyColour, anyColour, (own, paper, fallback) => {
        expect(contrastRatio(legibleColour([own, fallback], [paper]), paper)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('readableBackdropFor', () => {
  it('returns ink or white, or black where the text contrasts with neither', () => {
    expect(['#fff', '#000', '#f00'].map(readableBackdropFor)).toEqual(['#202020', '#fff', '#000']);
  });

  it('returns a backdrop with a contrast of 4.5:1 for every text colour', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(contrastRatio(colour, readableBackdropFor(colour))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
