import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TONE_FIELDS } from '#shared/model/media/media.ts';
import { CENTRE } from '#shared/model/sites/picture-fit.ts';
import { type ProposedTexts, proposeLayout } from '#shared/rules/sheets/propose-layout.ts';
import { encodeTones, TONE_LEVELS, toneGrid, type ToneRange } from '#shared/rules/sheets/tones.ts';

const UPRIGHT = { width: 1_080, height: 1_920 };

/** A picture from the tones of each field, by the shares of its centre. */
function picture(rangeAt: (x: number, y: number) => ToneRange, size = UPRIGHT) {
  const { columns, rows } = toneGrid(size);
  const fields = Array.from({ length: TONE_FIELDS }, (_, index) =>
    rangeAt(((index % columns) + 0.5) / columns, (Math.floor(index / columns) + 0.5) / rows),
  );
  return { ...size, tones: encodeTones(fields) };
}

const SHORT: ProposedTexts = { mainText: '香り立つ、一杯を。', eyebrow: '', secondText: '', price: null, linkButtonText: '' };
const LONG: ProposedTexts = {
  ...SHORT,
  mainText: 'Everything for a calm morning, '.repeat(3),
  secondText: 'From eight.',
  linkButtonText: 'Reserve',
};

const calm: ToneRange = { dark: 20, light: 24 };
const busy: ToneRange = { dark: 4, light: 56 };
/** Whether a point is in the middle of a picture, in shares. */
const isMiddle = (x: number, y: number): boolean => Math.abs(x - 0.5) < 0.35 && Math.abs(y - 0.5) < 0.2;

const layoutOf = (rangeAt: (x: number, y: number) => ToneRange, texts = SHORT, focalPoint = CENTRE) =>
  proposeLayout(picture(rangeAt), focalPoint, texts).layout;

describe('proposeLayout', () => {
  it('places texts high on a calm sky above a busy ground', () => {
    expect(layoutOf((_, y) => (y < 0.45 ? calm : busy))).toBe('high');
    expect(layoutOf((_, y) => (y < 0.45 ? calm : busy), LONG)).toBe('high');
  });

  it('places texts low on a calm ground', () => {
    expect(layoutOf((_, y) => (y > 0.55 ? calm : busy))).toBe('low');
    expect(layoutOf((_, y) => (y > 0.55 ? calm : busy), LONG)).toBe('low');
  });

  it('places texts low or high of a subject in the middle, wherever the rest is calmer', () => {
    expect(layoutOf((x, y) => (isMiddle(x, y) ? busy : calm))).toBe('low');
    expect(layoutOf((x, y) => (isMiddle(x, y) || y > 0.7 ? busy : calm))).toBe('high');
    expect(layoutOf((x, y) => (isMiddle(x, y) || y < 0.3 ? busy : calm))).toBe('low');
  });

  it('places texts beside an upright subject', () => {
    expect(layoutOf((x) => (x > 0.55 ? busy : calm))).toBe('column');
    expect(
      proposeLayout(
        picture((x) => (x > 0.55 ? busy : calm)),
        CENTRE,
        SHORT,
      ),
    ).toMatchObject({ align: 'start', textPlace: null });
    const right = proposeLayout(
      picture((x) => (x < 0.45 ? busy : calm)),
      CENTRE,
      SHORT,
    );
    expect(right).toMatchObject({ layout: 'column', align: 'end', textPlace: { x: 75, y: 50 } });
  });

  it('puts texts over a picture that fills phones because its edges are calm, though the whole of it would leave much room (R-7.61)', () => {
    const size = { width: 1_080, height: 1_350 };
    const subject = picture((x, y) => (Math.abs(x - 0.5) < 0.2 && y < 0.5 ? busy : calm), size);
    expect(proposeLayout(subject, CENTRE, SHORT).layout).toBe('low');
    const poster = picture((x, y) => (x < 0.2 || x > 0.8 || y < 0.5 ? busy : calm), size);
    expect(proposeLayout(poster, CENTRE, SHORT).layout).toBe('framed');
  });

  it('frames a picture that is busy everywhere, of which a phone shows a band, or that has no tones', () => {
    expect(
      proposeLayout(
        picture(() => busy),
        CENTRE,
        SHORT,
      ),
    ).toEqual({ layout: 'framed', align: 'start', textPlace: null, textBackdrop: null });
    expect(
      proposeLayout(
        picture(() => calm, { width: 1_920, height: 1_080 }),
        CENTRE,
        SHORT,
      ).layout,
    ).toBe('framed');
    expect(proposeLayout(UPRIGHT, CENTRE, SHORT).layout).toBe('framed');
  });

  it('keeps away from the chosen focal point', () => {
    expect(layoutOf(() => calm, SHORT, { x: 50, y: 85 })).toBe('high');
    expect(layoutOf(() => calm, SHORT, { x: 50, y: 15 })).toBe('low');
  });

  it('centres only a short headline on a picture without a subject', () => {
    expect(
      proposeLayout(
        picture(() => calm),
        CENTRE,
        SHORT,
      ),
    ).toEqual({
      layout: 'centre',
      align: 'centre',
      textPlace: null,
      textBackdrop: 'shade',
    });
    expect(layoutOf(() => calm, LONG)).toBe('low');
    expect(layoutOf(() => calm, { ...SHORT, mainText: 'An English headline, 44 letters are as wide.' })).toBe('centre');
    expect(layoutOf(() => calm, { ...SHORT, mainText: '二十三文字の見出しは中央に置くには長すぎるので下へ' })).toBe('low');
    expect(layoutOf((x, y) => (isMiddle(x, y) ? { dark: 20, light: 33 } : calm))).toBe('low');
  });

  it('proposes a panel where the tones below the texts are uneven, otherwise a gradient or a shade', () => {
    const backdropOf = (rangeAt: (x: number, y: number) => ToneRange) => proposeLayout(picture(rangeAt), CENTRE, SHORT).textBackdrop;
    const below = (range: ToneRange, other: ToneRange) => (x: number, y: number) => (y < 0.5 ? busy : x < 0.5 ? range : other);
    expect(backdropOf(below(calm, calm))).toBe('gradient');
    expect(backdropOf(below({ dark: 0, light: 4 }, { dark: 58, light: 62 }))).toBe('panel');
    expect(backdropOf((x) => (x > 0.55 ? busy : calm))).toBe('shade');
  });

  it('shows the picture alone without texts, and the words alone without a picture', () => {
    const empty = { ...SHORT, mainText: '', linkButtonText: 'Reserve' };
    expect(layoutOf(() => calm, empty)).toBe('bleed');
    expect(layoutOf(() => calm, { ...empty, price: 980 })).toBe('centre');
    expect(proposeLayout(null, CENTRE, SHORT).layout).toBe('words');
  });

  it('never centres texts over the busiest part of a picture, and proposes the same again', () => {
    const level = fc.integer({ min: 0, max: TONE_LEVELS - 1 });
    const range = fc.tuple(level, level).map(([one, other]) => ({ dark: Math.min(one, other), light: Math.max(one, other) }));
    const point = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) });
    fc.assert(
      fc.property(
        fc.array(range, { minLength: TONE_FIELDS, maxLength: TONE_FIELDS }),
        point,
        fc.boolean(),
        (fields, focalPoint, isLong) => {
          const image = { ...UPRIGHT, tones: encodeTones(fields) };
          const texts = isLong ? LONG : SHORT;
          const proposal = proposeLayout(image, focalPoint, texts);
          expect(proposeLayout({ ...image }, { ...focalPoint }, { ...texts })).toEqual(proposal);
          if (fields.some(({ dark, light }) => light - dark > 12)) expect(proposal.layout).not.toBe('centre');
        },
      ),
    );
  });
});
