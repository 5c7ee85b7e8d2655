import { fontRuns, wrapText } from '#functions/platform/pdf/text-layout.ts';
import type { DrawnFont } from '#functions/publishing/jobs/share-cards/draw/card-fonts.ts';

/** A text that has been laid out. */
export interface TextBlock {
  lines: readonly string[];
  /** The size of the font in pixels. */
  size: number;
  lineHeight: number;
  fonts: readonly DrawnFont[];
}

interface Space {
  width: number;
  height: number;
  maxLines: number;
  /** Sizes of the font, largest first. */
  sizes: readonly number[];
  lineHeight: number;
}

const ELLIPSIS = '…';

/** The characters of a phrase from which it may be broken, so that one long phrase does not make all of the text small. */
const LONG_PHRASE = 12;

/** Removes the characters that no font draws, such as pictographs. */
export const drawableText = (text: string, fonts: readonly DrawnFont[]): string =>
  Array.from(text)
    .filter((character) => /\s/.test(character) || fonts.some(({ hasGlyph }) => hasGlyph(character.codePointAt(0) ?? 0)))
    .join('')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();

/** Returns a function that measures a text at a font size of one pixel. Kerning can only make the text narrower. */
function unitWidths(fonts: readonly DrawnFont[]): (text: string) => number {
  const widths = new Map<string, number>();
  const widthOf = (character: string): number => {
    const codePoint = character.codePointAt(0) ?? 0;
    const { font } = fonts.find(({ hasGlyph }) => hasGlyph(codePoint)) ?? fonts[0] ?? {};
    return font ? font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm : 0;
  };
  return (text) => {
    let sum = 0;
    for (const character of text) {
      const width = widths.get(character) ?? widthOf(character);
      widths.set(character, width);
      sum += width;
    }
    return sum;
  };
}

/** Fills lines with phrases. A phrase that is wider than a line is broken by the rules of its script. */
function wrapPhrases(phrases: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const phrase of phrases) {
    if (line !== '' && widthOf((line + phrase).trimEnd()) > width) {
      lines.push(line.trim());
      line = '';
    }
    if (widthOf(phrase.trimEnd()) <= width) {
      line += phrase;
      continue;
    }
    const parts = wrapText(phrase, width, widthOf);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}

/**
 * Lays the phrases of paragraphs out in the largest of the sizes at which it fits and no phrase is broken; in the smallest one, phrases are broken, and lines
 * that do not fit are cut off.
 */
export function layOut(
  paragraphs: readonly (readonly string[])[],
  fonts: readonly DrawnFont[],
  { width, height, maxLines, sizes, lineHeight }: Space,
): TextBlock {
  const unitWidth = unitWidths(fonts);
  let block: TextBlock = { lines: [], size: 0, lineHeight, fonts };
  for (const size of sizes) {
    const widthOf = (part: string): number => unitWidth(part) * size;
    const lines = paragraphs.flatMap((phrases) => wrapPhrases(phrases, width, widthOf));
    block = { lines, size, lineHeight, fonts };
    const fits = lines.length <= maxLines && lines.length * size * lineHeight <= height;
    if (fits && paragraphs.flat().every((phrase) => phrase.length > LONG_PHRASE || widthOf(phrase.trimEnd()) <= width)) return block;
  }
  const most = Math.max(1, Math.min(maxLines, Math.floor(height / (block.size * lineHeight))));
  if (block.lines.length <= most) return block;
  const kept = block.lines.slice(0, most);
  const last = Array.from(kept.at(-1) ?? '');
  while (last.length > 1 && unitWidth(last.join('') + ELLIPSIS) * block.size > width) last.pop();
  return { ...block, lines: [...kept.slice(0, -1), last.join('').trimEnd() + ELLIPSIS] };
}

export const heightOf = ({ lines, size, lineHeight }: TextBlock): number => lines.length * size * lineHeight;

/** Returns SVG paths of a block whose first line begins at a point: the outlines of the glyphs, so that no font has to be installed. */
export function textPaths({ lines, size, lineHeight, fonts }: TextBlock, x: number, y: number, colour: string): string {
  const paths = lines.flatMap((line, index) => {
    let left = x;
    const baseline = y + size * (index * lineHeight + lineHeight / 2 + 0.36);
    return fontRuns(line, fonts).flatMap((run) => {
      const drawn = fonts.find(({ name }) => name === run.font);
      if (!drawn) return [];
      const scale = size / drawn.font.unitsPerEm;
      const { glyphs, positions } = drawn.font.layout(run.text);
      return glyphs.map((glyph, at) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
        const path = glyph.path.scale(scale, -scale).translate(left + xOffset * scale, baseline - yOffset * scale);
        left += xAdvance * scale;
        return path.toSVG();
      });
    });
  });
  return `<path fill="${colour}" d="${paths.join('')}"/>`;
}
