import type { FontId } from '#shared/model/sites/font.ts';
import { fontFamily } from '#shared/rules/themes/font-files.ts';

/** The folder of the files on the console's origin. */
export const FONT_SUBSETS = '/templates/fonts';

/** A file with the glyphs that texts of the console need of one weight of a font. */
export interface SubsetFace {
  font: FontId;
  weight: number;
  glyphs: string;
  /** The name of the file in `FONT_SUBSETS`. */
  file: string;
}

const rangeOf = (glyphs: string): string => Array.from(glyphs, (glyph) => `U+${glyph.codePointAt(0)?.toString(16)}`).join();

const added = new WeakMap<FontFaceSet, Set<string>>();

/**
 * Makes glyphs available to the page, under the families of the whole fonts. The browser downloads a file once a text needs it. A browser
 * without `FontFace` shows the fallbacks.
 */
export function addSubsetFaces(faces: readonly SubsetFace[]): void {
  if (!('FontFace' in globalThis)) return;
  const known = added.get(document.fonts) ?? new Set<string>();
  added.set(document.fonts, known);
  for (const { font, weight, glyphs, file } of faces) {
    if (known.has(file)) continue;
    known.add(file);
    const source = `url(${FONT_SUBSETS}/${file})`;
    document.fonts.add(new FontFace(fontFamily(font), source, { weight: String(weight), unicodeRange: rangeOf(glyphs), display: 'swap' }));
  }
}
