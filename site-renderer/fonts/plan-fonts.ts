import type { Language } from '#shared/model/language.ts';
import type { SiteTheme } from '#shared/model/sites/theme.ts';
import type { PlacedSheet } from '#shared/rules/sheets/sheet-positions.ts';
import type { FontFace } from '#site-renderer/fonts/font-face.ts';
import { sheetTexts, type TypedText } from '#site-renderer/fonts/sheet-texts.ts';
import type { FontPlan } from '#site-renderer/fonts/site-fonts.ts';

/** The largest number of glyphs of a file with glyphs of other sheets than the first. */
export const MAX_CHUNK_GLYPHS = 200;

/** Matches characters that fonts do not draw: control and format characters. */
const UNDRAWN = /[\p{Cc}\p{Cf}\u2028\u2029]/u;
/** The first code point of pictographs, which no text font has. */
const PICTOGRAPHS = 0x1_f0_00;

const codePointOf = (character: string): number => character.codePointAt(0) ?? 0;

/** Whether a font may draw a character. */
const isDrawn = (character: string): boolean => !UNDRAWN.test(character) && codePointOf(character) < PICTOGRAPHS;

/** Characters of each font and weight, in the order of their first appearance. */
class GlyphSets {
  private readonly sets = new Map<string, { font: TypedText['font']; weight: number; characters: Set<string> }>();

  /** Adds the characters of texts that `known` lacks. */
  add(texts: readonly TypedText[], known?: GlyphSets): void {
    for (const { font, weight, text } of texts) {
      const key = `${font} ${weight}`;
      const { characters } = this.sets.get(key) ?? { characters: new Set<string>() };
      this.sets.set(key, { font, weight, characters });
      const others = known?.sets.get(key)?.characters;
      for (const character of text)
        if (!characters.has(character) && !others?.has(character) && isDrawn(character)) characters.add(character);
    }
  }

  /** Returns faces with at most `max` glyphs each. */
  faces(max: number): FontFace[] {
    return [...this.sets.values()].flatMap(({ font, weight, characters }) => {
      const all = [...characters];
      return Array.from({ length: Math.ceil(all.length / max) }, (_, chunk) => ({
        font,
        weight,
        glyphs: all
          .slice(chunk * max, (chunk + 1) * max)
          .toSorted((one, other) => codePointOf(one) - codePointOf(other))
          .join(''),
      }));
    });
  }
}

/** Returns the glyphs of one sheet and its running variations; none without a theme. */
export function sheetFaces(theme: SiteTheme | null, language: Language, { sheet }: PlacedSheet): FontFace[] {
  const glyphs = new GlyphSets();
  if (theme) glyphs.add(sheetTexts(sheet, language, theme));
  return glyphs.faces(Number.MAX_SAFE_INTEGER);
}

/**
 * Returns the glyphs that the sheets of one language need, those of the first sheet apart; `undefined` if the pages show no font
 * of the theme. Members-only sheets add no glyphs, because a public file would reveal which characters they contain; they bring their own.
 */
export function planFonts(theme: SiteTheme | null, language: Language, sheets: readonly PlacedSheet[]): FontPlan | undefined {
  if (theme === null) return undefined;
  const textsOf = ({ sheet }: PlacedSheet): TypedText[] => (sheet.membersOnlyLock ? [] : sheetTexts(sheet, language, theme));
  const first = new GlyphSets();
  const rest = new GlyphSets();
  first.add(sheets.slice(0, 1).flatMap(textsOf));
  rest.add(sheets.slice(1).flatMap(textsOf), first);
  const plan = { first: first.faces(Number.MAX_SAFE_INTEGER), rest: rest.faces(MAX_CHUNK_GLYPHS) };
  const { headline, text } = theme.fonts[language];
  const bringsFonts = sheets.some(({ sheet }) => sheet.membersOnlyLock) && (headline ?? text) !== null;
  return bringsFonts || plan.first.length + plan.rest.length > 0 ? plan : undefined;
}
