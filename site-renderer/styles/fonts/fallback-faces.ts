import { type FontId, FONTS } from '#shared/model/sites/font.ts';
import { fontFile } from '#shared/rules/themes/font-files.ts';
import { fallbackFamily } from '#site-renderer/components/shared/font-stack.ts';
import { fontFaceRule } from '#site-renderer/styles/fonts/font-face-rule.ts';
import { LATIN_FONTS, SCRIPT_FONTS, SCRIPT_WIDTHS, SYSTEM_WIDTHS } from '#site-renderer/styles/fonts/system-fonts.ts';

/** Latin letters, digits and punctuation. */
const LATIN_RANGE = 'U+0-24F';

const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`;
const local = (names: readonly string[]): string => names.map((name) => `local("${name}")`).join(',');

/**
 * Returns the `@font-face` rules of system fonts that take the same space as a font: as wide on average, with the same height of a line. A
 * text therefore keeps its lines when the glyphs of the font arrive. Browsers without these descriptors show the system font.
 */
export function fallbackFaces(id: FontId, weight: number): string {
  const { generic, languages } = FONTS[id];
  const [language] = languages;
  const { ascent, descent, lineGap, latinWidth, fullWidth } = fontFile(id, weight);
  const systemWeight = weight >= 600 ? 700 : 400;
  const rule = (source: string, sizeAdjust: number, unicodeRange?: string): string =>
    fontFaceRule({
      family: fallbackFamily(id),
      weight,
      source,
      unicodeRange,
      sizeAdjust: sizeAdjust === 1 ? undefined : percent(sizeAdjust),
      // Browsers scale these metrics too.
      ascentOverride: percent(ascent / sizeAdjust),
      descentOverride: percent(descent / sizeAdjust),
      lineGapOverride: percent(lineGap / sizeAdjust),
    });
  const latin = rule(
    local(LATIN_FONTS[generic][systemWeight]),
    latinWidth / SYSTEM_WIDTHS[generic][systemWeight],
    language === 'en' ? undefined : LATIN_RANGE,
  );
  if (language === 'en' || fullWidth === null) return latin;
  // Of two rules for a character, browsers use the later one.
  return rule(local(SCRIPT_FONTS[language][generic][systemWeight]), fullWidth / SCRIPT_WIDTHS[language]) + latin;
}
