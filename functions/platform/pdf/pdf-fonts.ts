import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import type { Language } from '#shared/model/language.ts';
import { type FontName, PDF_FONT_FILES, pdfFontFile } from '#functions/platform/pdf/pdf-font-files.ts';
import type { FontCoverage } from '#functions/platform/pdf/text-layout.ts';

export interface PdfFont extends FontCoverage {
  bytes: Buffer;
}

function readFont(name: FontName, bytes: Buffer): PdfFont {
  const opened = create(bytes);
  if (!('hasGlyphForCodePoint' in opened)) throw new Error(`The font ${name} is a collection`);
  const font: Font = opened;
  return { name, bytes, hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}

/** Reads the fonts of PDFs. `pathOf` returns the path of each. */
export const readPdfFonts = (pathOf: (name: FontName) => string): PdfFont[] =>
  (Object.keys(PDF_FONT_FILES) as FontName[]).map((name) => readFont(name, readFileSync(pathOf(name))));

/** Reads the fonts that the build put into the folder of the function. */
export const readBundledFonts = (folder: string): PdfFont[] => readPdfFonts((name) => join(folder, pdfFontFile(name)));

const FIRST_FONT: Readonly<Record<Language, FontName>> = { jp: 'jp', en: 'jp', cn: 'sc', kr: 'kr' };

/** Returns the fonts in the order in which they are searched for the characters of a text in this language. */
export const fontsFor = (language: Language, fonts: readonly PdfFont[]): PdfFont[] =>
  fonts.toSorted((one, other) => Number(other.name === FIRST_FONT[language]) - Number(one.name === FIRST_FONT[language]));
