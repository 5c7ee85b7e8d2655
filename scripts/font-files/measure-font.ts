import { createHash } from 'node:crypto';
import { create, type Font } from 'fontkit';
import { type FontId, FONTS } from '#shared/model/sites/font.ts';
import type { FontFile } from '#shared/rules/themes/font-table.ts';
import { meanWidth } from './mean-width.ts';

/** A character of each script whose characters all have the same width. */
const FULL_WIDTH = { jp: '国', cn: '国', kr: '한' } as const;

const HASH_LENGTH = 8;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

function openFont(bytes: Buffer): Font {
  const opened = create(bytes);
  if (!('hasGlyphForCodePoint' in opened)) throw new Error('The file is a collection');
  return opened;
}

/** Returns the ascent, descent and line gap with which browsers lay out lines. */
function verticalMetrics(font: Font): number[] {
  const os2 = font['OS/2'];
  const hasTypo = os2.fsSelection.useTypoMetrics;
  return hasTypo ? [os2.typoAscender, os2.typoDescender, os2.typoLineGap] : [font.hhea.ascent, font.hhea.descent, font.hhea.lineGap];
}

/** Returns the row of a font file in `FONT_FILES`. */
export function measureFont(id: FontId, bytes: Buffer): FontFile {
  const font = openFont(bytes);
  const widthOf = (character: string): number => font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
  const [ascent = 0, descent = 0, lineGap = 0] = verticalMetrics(font).map((value) => rounded(value / font.unitsPerEm));
  const [language] = FONTS[id].languages;
  return {
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH),
    ascent,
    descent: Math.abs(descent),
    lineGap,
    latinWidth: rounded(meanWidth(widthOf)),
    fullWidth: language === 'en' ? null : rounded(widthOf(FULL_WIDTH[language])),
  };
}
