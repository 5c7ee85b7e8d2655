import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PDF_FONT_FILES } from '#functions/platform/pdf/pdf-font-files.ts';
import { type PdfFont, readPdfFonts } from '#functions/platform/pdf/pdf-fonts.ts';

const { resolve } = createRequire(import.meta.url);

/** The fonts of PDFs, as the build copies them. */
export const testPdfFonts = (): PdfFont[] =>
  readPdfFonts((name) => {
    const { package: from, file } = PDF_FONT_FILES[name];
    return join(dirname(resolve(`${from}/package.json`)), file);
  });
