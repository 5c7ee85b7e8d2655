import * as z from 'zod';
import type { Language } from '#shared/model/language.ts';

interface FontDefinition {
  /** The name by which browsers and designers know the family. */
  family: string;
  /** The languages whose script the family covers. All families cover Latin letters and digits. */
  languages: readonly Language[];
  /** The look of the family, by which users choose it. */
  style: 'gothic' | 'mincho' | 'rounded' | 'brush' | 'pop' | 'sans' | 'serif' | 'display';
  /** The generic family of the fallback. */
  generic: 'sans-serif' | 'serif';
  /** Weights that the family has: of running text and, if it has a second one, of emphasis. */
  weights: readonly [number] | readonly [number, number];
  /** The factor by which texts are set larger, because the letters are smaller than those of other families. */
  size?: number;
}

const TWO = [400, 700] as const;
const ONE = [400] as const;

/**
 * The font families of themes, all under the SIL Open Font Licence. Published pages contain the used glyphs only
 * (`docs/decisions/0090-fonts-of-sites.md`).
 */
export const FONTS = {
  'noto-sans-jp': { family: 'Noto Sans JP', languages: ['jp'], style: 'gothic', generic: 'sans-serif', weights: TWO },
  'zen-kaku-gothic-new': { family: 'Zen Kaku Gothic New', languages: ['jp'], style: 'gothic', generic: 'sans-serif', weights: TWO },
  'm-plus-1p': { family: 'M PLUS 1p', languages: ['jp'], style: 'gothic', generic: 'sans-serif', weights: TWO },
  'noto-serif-jp': { family: 'Noto Serif JP', languages: ['jp'], style: 'mincho', generic: 'serif', weights: TWO },
  'shippori-mincho': { family: 'Shippori Mincho', languages: ['jp'], style: 'mincho', generic: 'serif', weights: TWO },
  'zen-old-mincho': { family: 'Zen Old Mincho', languages: ['jp'], style: 'mincho', generic: 'serif', weights: TWO },
  'kaisei-decol': { family: 'Kaisei Decol', languages: ['jp'], style: 'mincho', generic: 'serif', weights: TWO },
  'zen-maru-gothic': { family: 'Zen Maru Gothic', languages: ['jp'], style: 'rounded', generic: 'sans-serif', weights: TWO },
  'm-plus-rounded-1c': { family: 'M PLUS Rounded 1c', languages: ['jp'], style: 'rounded', generic: 'sans-serif', weights: TWO },
  'yuji-syuku': { family: 'Yuji Syuku', languages: ['jp'], style: 'brush', generic: 'serif', weights: ONE },
  'dela-gothic-one': { family: 'Dela Gothic One', languages: ['jp'], style: 'pop', generic: 'sans-serif', weights: ONE },
  'rocknroll-one': { family: 'RocknRoll One', languages: ['jp'], style: 'pop', generic: 'sans-serif', weights: ONE },
  'noto-sans-sc': { family: 'Noto Sans SC', languages: ['cn'], style: 'gothic', generic: 'sans-serif', weights: TWO },
  'noto-serif-sc': { family: 'Noto Serif SC', languages: ['cn'], style: 'mincho', generic: 'serif', weights: TWO },
  'zcool-xiaowei': { family: 'ZCOOL XiaoWei', languages: ['cn'], style: 'mincho', generic: 'serif', weights: ONE },
  'ma-shan-zheng': { family: 'Ma Shan Zheng', languages: ['cn'], style: 'brush', generic: 'serif', weights: ONE },
  'noto-sans-kr': { family: 'Noto Sans KR', languages: ['kr'], style: 'gothic', generic: 'sans-serif', weights: TWO },
  'noto-serif-kr': { family: 'Noto Serif KR', languages: ['kr'], style: 'mincho', generic: 'serif', weights: TWO },
  'gowun-batang': { family: 'Gowun Batang', languages: ['kr'], style: 'mincho', generic: 'serif', weights: TWO },
  'gowun-dodum': { family: 'Gowun Dodum', languages: ['kr'], style: 'rounded', generic: 'sans-serif', weights: ONE },
  inter: { family: 'Inter', languages: ['en'], style: 'sans', generic: 'sans-serif', weights: TWO },
  montserrat: { family: 'Montserrat', languages: ['en'], style: 'sans', generic: 'sans-serif', weights: TWO },
  'playfair-display': { family: 'Playfair Display', languages: ['en'], style: 'serif', generic: 'serif', weights: TWO },
  'cormorant-garamond': { family: 'Cormorant Garamond', languages: ['en'], style: 'serif', generic: 'serif', weights: TWO, size: 1.14 },
  oswald: { family: 'Oswald', languages: ['en'], style: 'display', generic: 'sans-serif', weights: TWO },
  'dm-serif-display': { family: 'DM Serif Display', languages: ['en'], style: 'display', generic: 'serif', weights: ONE },
} as const satisfies Record<string, FontDefinition>;

/** The id of a font family of `FONTS`. */
export type FontId = keyof typeof FONTS;
export const FONT_IDS = Object.keys(FONTS) as FontId[];
export const FontId = z.enum(FONT_IDS);

/** Returns the factor by which texts in a family are set larger; 1 for the system font. */
export const fontSize = (id: FontId | null): number => (id === null ? 1 : ((FONTS[id] as FontDefinition).size ?? 1));

/** Returns the families for a language, in the order of `FONTS`. */
export const fontsOf = (language: Language): FontId[] =>
  FONT_IDS.filter((id) => (FONTS[id].languages as readonly Language[]).includes(language));
