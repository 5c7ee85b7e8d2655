import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { type FontName, INVOICE_FONT_FILES, invoiceFontFile } from '#functions/jobs/archive-invoice/document/invoice-font-files.ts';
import type { FontCoverage } from '#functions/jobs/archive-invoice/document/text-layout.ts';

export interface InvoiceFont extends FontCoverage {
  bytes: Buffer;
}

function readFont(name: FontName, bytes: Buffer): InvoiceFont {
  const opened = create(bytes);
  if (!('hasGlyphForCodePoint' in opened)) throw new Error(`The font ${name} is a collection`);
  const font: Font = opened;
  return { name, bytes, hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}

/** Reads the fonts of invoices; `pathOf` says where each one is. */
export const readInvoiceFonts = (pathOf: (name: FontName) => string): InvoiceFont[] =>
  (Object.keys(INVOICE_FONT_FILES) as FontName[]).map((name) => readFont(name, readFileSync(pathOf(name))));

/** Reads the fonts that the build put into the folder of the function. */
export const readBundledFonts = (folder: string): InvoiceFont[] => readInvoiceFonts((name) => join(folder, invoiceFontFile(name)));
