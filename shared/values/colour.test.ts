import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, isColour, hasReadableContrast, parseColour, textColourOn } from '#shared/values/colour.ts';

const channel = fc.integer({ min: 0, max: 255 });

describe('parseColour', () => {
  it.each([
    ['#fff', { red: 255, green: 255, blue: 255 }],
    ['#99D52A', { red: 153, green: 213, blue: 42 }],
    ['rgb(1, 2,3)', { red: 1, green: 2, blue: 3 }],
    ['rgba(1,2,3,0.5)', { red: 1, green: 2, blue: 3 }],
    ['rgba(1,2,3,.5)', { red: 1, green: 2, blue: 3 }],
    ['hsl(120,100%,50%)', { red: 0, green: 255, blue: 0 }],
    ['hsla(240, 100%, 50%, 100%)', { red: 0, green: 0, blue: 255 }],
    ['hsl(360,0%,100%)', { red: 255, green: 255, blue: 255 }],
  ])('reads %s', (text, expected) => {
    expect(parseColour(text)).toEqual(expected);
  });

  it.each([
    '',
    '#ff',
    '#ffff',
    '#fffff',
    '#ggg',
    'red',
    'rgb(256,0,0)',
    'rgb(1,2)',
    'rgb(1 2 3)',
    'rgb(1,2,3,0.5)',
    'rgba(1,2,3)',
    'rgba(1,2,3,1.1)',
    'rgba(1,2,3,101%)',
    'hsl(361,0%,0%)',
    'hsl(1,101%,0%)',
    'hsl(1,1,1)',
    'rgb(-1,0,0)',
    '#fff;',
    ' #fff',
    'url(#fff)',
    'hsla(1,1%,1%)',
  ])('refuses %j', (text) => {
    expect(isColour(text)).toBe(false);
  });

  it('reads hex and rgb notations as the same colour', () => {
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const hex = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
        expect(parseColour(hex)).toEqual({ red, green, blue });
        expect(parseColour(`rgb(${red},${green},${blue})`)).toEqual({ red, green, blue });
      }),
    );
  });
});

describe('textColourOn', () => {
  it('returns black if brightness is over 128, else white', () => {
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const brightness = (299 * red + 587 * green + 114 * blue) / 1000;
        expect(textColourOn(`rgb(${red},${green},${blue})`)).toBe(brightness > 128 ? '#000000' : '#FFFFFF');
      }),
    );
  });

  it('changes the text colour between the brightness 128 and 129', () => {
    expect(textColourOn('#808080')).toBe('#FFFFFF');
    expect(textColourOn('#818181')).toBe('#000000');
  });
});

describe('contrastRatio', () => {
  it.each([
    ['#000', 'rgb(255, 255, 255)', 21],
    ['#767676', '#ffffff', 4.54],
    ['#2BAA50', '#FFFFFF', 3.01],
    ['#123456', '#123456', 1],
  ])('returns for %s and %s the WCAG value, in any order', (one, other, expected) => {
    expect(contrastRatio(one, other)).toBeCloseTo(expected, 2);
    expect(contrastRatio(other, one)).toBeCloseTo(expected, 2);
  });

  it('returns undefined for an invalid colour; hasReadableContrast then returns true', () => {
    expect(contrastRatio('#fff', 'white')).toBeUndefined();
    expect(hasReadableContrast('white', '#fff')).toBe(true);
    expect([hasReadableContrast('#767676', '#fff'), hasReadableContrast('#777777', '#fff')]).toEqual([true, false]);
  });
});
