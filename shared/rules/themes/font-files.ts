import { FONT_IDS, type FontId, FONTS } from '#shared/model/sites/font.ts';
import { FONT_TABLE, type FontFile } from '#shared/rules/themes/font-table.ts';

/** The CSS family of a font, of which a page has the glyphs that it uses. */
export const fontFamily = (id: FontId): string => `f-${id}`;

/** The path of whole font files on the console's origin. In storage the same path is the key, without its slash. */
const FONTS_PATH = '/fonts';

/** Returns the file of a font. Throws for a weight that the family does not have. */
export function fontFile(id: FontId, weight: number): FontFile {
  const file = FONT_TABLE[id][weight];
  if (!file) throw new Error(`${id} has no weight ${weight}`);
  return file;
}

/** Returns the path of a whole font file, which names its content and can be cached for ever. */
export const fontFilePath = (id: FontId, weight: number): string => `${FONTS_PATH}/${id}-${weight}-${fontFile(id, weight).hash}.ttf`;

/** Returns each weight of each family. */
export const allFontFiles = (): { id: FontId; weight: number }[] =>
  FONT_IDS.flatMap((id) => FONTS[id].weights.map((weight) => ({ id, weight })));
