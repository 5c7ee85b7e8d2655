import { createHash } from 'node:crypto';
import type { FontId } from '#shared/model/sites/font.ts';
import { fontFile } from '#shared/rules/themes/font-files.ts';

/** A subset of one weight of a font. */
export interface FontFace {
  font: FontId;
  weight: number;
  /** The characters, without repetition, by code point. */
  glyphs: string;
}

/** Changes the names of all subsets. It is increased when the same glyphs give another file. */
const SUBSET_VERSION = 1;
const HASH_LENGTH = 16;

/**
 * Returns the name of the file of a subset. Equal names have equal content: the name depends on the whole font, the glyphs and
 * `SUBSET_VERSION`.
 */
export function faceName({ font, weight, glyphs }: FontFace): string {
  const hash = createHash('sha256')
    .update([SUBSET_VERSION, fontFile(font, weight).hash, glyphs].join(' '))
    .digest('hex');
  return `${font}-${weight}-${hash.slice(0, HASH_LENGTH)}.woff2`;
}
