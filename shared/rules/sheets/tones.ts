import { type ImageRef, TONE_FIELDS } from '#shared/model/media/media.ts';
import { REFLECTED_LIGHT } from '#shared/values/colour.ts';
import type { Size } from '#shared/rules/sheets/picture-fit.ts';

/**
 * The tone map of a creative: a grid of fields, each with its darkest and its lightest tone. A tone is one of `TONE_LEVELS` steps of equal
 * contrast between black and white, written as one character. The map is a string of the tones of all fields, row by row: the darkest
 * tone of a field, then its lightest. Contrast with text, calm parts and the place of the subject are read from it without the picture.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const TONE_LEVELS = ALPHABET.length;
const CONTRAST_OF_WHITE = (1 + REFLECTED_LIGHT) / REFLECTED_LIGHT;

/** Aspect ratios from which a grid has other proportions than the picture of a phone, or of a square. */
const UPRIGHT_BELOW = 3 / 4;
const WIDE_ABOVE = 4 / 3;
const LONG_SIDE = 16;
const SQUARE_SIDE = 12;

export interface ToneGrid {
  columns: number;
  rows: number;
}

/** Returns the grid of a picture of this size. Its fields are about square; every grid has `TONE_FIELDS` of them. */
export function toneGrid({ width, height }: Size): ToneGrid {
  const ratio = width / height;
  if (ratio < UPRIGHT_BELOW) return { columns: TONE_FIELDS / LONG_SIDE, rows: LONG_SIDE };
  if (ratio > WIDE_ABOVE) return { columns: LONG_SIDE, rows: TONE_FIELDS / LONG_SIDE };
  return { columns: SQUARE_SIDE, rows: SQUARE_SIDE };
}

/** The tones of a part of a picture, from its darkest to its lightest level, 0 to `TONE_LEVELS - 1`. */
export interface ToneRange {
  dark: number;
  light: number;
}

export interface ToneMap extends ToneGrid {
  fields: readonly ToneRange[];
}

/** Returns the level of a relative luminance. */
export const toneOfLuminance = (luminance: number): number =>
  Math.min(TONE_LEVELS - 1, Math.floor((Math.log(luminance / REFLECTED_LIGHT + 1) / Math.log(CONTRAST_OF_WHITE)) * TONE_LEVELS));

/** Returns the relative luminance at which a level begins. The level after the last begins at white. */
export const luminanceOfTone = (level: number): number => REFLECTED_LIGHT * (CONTRAST_OF_WHITE ** (level / TONE_LEVELS) - 1);

export const encodeTones = (fields: readonly ToneRange[]): string =>
  fields.map(({ dark, light }) => `${ALPHABET[dark]}${ALPHABET[light]}`).join('');

/** Returns the tone map of a picture; `undefined` if it has none. */
export function decodeTones({ tones, ...size }: Pick<ImageRef, 'width' | 'height' | 'tones'>): ToneMap | undefined {
  if (tones === undefined) return undefined;
  const levels = Array.from(tones, (character) => ALPHABET.indexOf(character));
  const fields = Array.from({ length: TONE_FIELDS }, (_, field) => ({ dark: levels[field * 2] ?? 0, light: levels[field * 2 + 1] ?? 0 }));
  return { ...toneGrid(size), fields };
}

/** A part of a picture or of a screen, in shares of its width and height from the upper left corner. */
export interface Zone {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the first and the last line of the grid that a part of an axis touches. A part beside the picture touches the nearest line. */
function touched(from: number, to: number, count: number): [number, number] {
  const first = Math.min(Math.max(Math.floor(from * count), 0), count - 1);
  return [first, Math.min(Math.max(Math.ceil(to * count) - 1, first), count - 1)];
}

/** Returns the fields that a part of the picture touches, at least one. */
export function fieldsWithin({ columns, rows, fields }: ToneMap, { left, top, right, bottom }: Zone): ToneRange[] {
  const [firstColumn, lastColumn] = touched(left, right, columns);
  const [firstRow, lastRow] = touched(top, bottom, rows);
  const within: ToneRange[] = [];
  for (let row = firstRow; row <= lastRow; row += 1)
    within.push(...fields.slice(row * columns + firstColumn, row * columns + lastColumn + 1));
  return within;
}

/** Returns the range of several ranges. */
export function widestRange(ranges: readonly ToneRange[]): ToneRange {
  let [darkest, lightest] = [TONE_LEVELS, 0];
  for (const { dark, light } of ranges) {
    darkest = Math.min(darkest, dark);
    lightest = Math.max(lightest, light);
  }
  return { dark: darkest, light: lightest };
}
