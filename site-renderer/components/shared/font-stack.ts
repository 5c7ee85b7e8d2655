import { type FontId, FONTS } from '#shared/model/sites/font.ts';
import { fontFamily } from '#shared/rules/themes/font-files.ts';

/** The CSS family of a system font with the metrics of a font, shown until its glyphs are loaded and for glyphs it lacks. */
export const fallbackFamily = (id: FontId): string => `f-${id}-b`;

/** Returns the value of `font-family` for a font of a theme; `null`: the visitor's system font. */
export const fontStack = (id: FontId | null): string =>
  id === null ? 'system-ui, sans-serif' : `'${fontFamily(id)}','${fallbackFamily(id)}',system-ui,${FONTS[id].generic}`;

/** What a text of a sheet is, as far as its font depends on it. */
export type TextPart = 'headline' | 'eyebrow' | 'second' | 'price' | 'tax' | 'button' | 'productName' | 'product';

const BOLD_PARTS: ReadonlySet<TextPart> = new Set(['headline', 'eyebrow', 'price', 'button', 'productName']);
const SYSTEM_WEIGHTS = [400, 700] as const;

/**
 * Returns the `font-weight` of a text. Published fonts contain the glyphs of a text in this weight only. `isBold`: the choice of the owner
 * (`TextStyle`); `null` for the weight of the part. A family with one weight has that weight for all texts.
 */
export function fontWeight(id: FontId | null, part: TextPart, isBold: boolean | null = null): number {
  const [regular, bold = regular] = id === null ? SYSTEM_WEIGHTS : FONTS[id].weights;
  return (isBold ?? BOLD_PARTS.has(part)) ? bold : regular;
}
