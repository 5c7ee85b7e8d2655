import type { FontId } from '#shared/model/sites/font.ts';

/** A subset of one weight of a font. */
export interface FontFace {
  font: FontId;
  weight: number;
  /** The characters, without repetition, by code point. */
  glyphs: string;
}
