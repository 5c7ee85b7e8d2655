import type { Language } from '#shared/model/language.ts';
import { fontFamily } from '#shared/rules/themes/font-files.ts';
import type { TemplateFace, TemplateFonts } from '#web/features/sites/templates/looks/template-look.ts';

/** The folder of the files on the console's origin. */
export const FONTS_OF_TEMPLATES = '/templates/fonts';

const TABLES: Readonly<Record<Language, () => Promise<{ fonts: TemplateFonts }>>> = {
  jp: () => import('#web/features/sites/templates/looks/fonts-jp.ts'),
  en: () => import('#web/features/sites/templates/looks/fonts-en.ts'),
  cn: () => import('#web/features/sites/templates/looks/fonts-cn.ts'),
  kr: () => import('#web/features/sites/templates/looks/fonts-kr.ts'),
};

/** Loads the table of the fonts that the templates need in a language. */
export const loadTemplateFonts = async (language: Language): Promise<TemplateFonts> => (await TABLES[language]()).fonts;

const rangeOf = (glyphs: string): string => Array.from(glyphs, (glyph) => `U+${glyph.codePointAt(0)?.toString(16)}`).join();

const added = new WeakMap<FontFaceSet, Set<string>>();

/**
 * Makes the glyphs of templates available to the page, under the families of the whole fonts. The browser downloads a file once a text needs
 * it. A browser without `FontFace` shows the fallbacks.
 */
export function addTemplateFaces(faces: readonly TemplateFace[]): void {
  if (!('FontFace' in globalThis)) return;
  const known = added.get(document.fonts) ?? new Set<string>();
  added.set(document.fonts, known);
  for (const { font, weight, glyphs, file } of faces) {
    if (known.has(file)) continue;
    known.add(file);
    const source = `url(${FONTS_OF_TEMPLATES}/${file})`;
    document.fonts.add(new FontFace(fontFamily(font), source, { weight: String(weight), unicodeRange: rangeOf(glyphs), display: 'swap' }));
  }
}
