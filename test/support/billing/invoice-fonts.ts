import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { INVOICE_FONT_FILES } from '#functions/jobs/archive-invoice/document/invoice-font-files.ts';
import { type InvoiceFont, readInvoiceFonts } from '#functions/jobs/archive-invoice/document/invoice-fonts.ts';

const { resolve } = createRequire(import.meta.url);

/** The fonts of invoices, as the build copies them. */
export const testInvoiceFonts = (): InvoiceFont[] =>
  readInvoiceFonts((name) => {
    const { package: from, file } = INVOICE_FONT_FILES[name];
    return join(dirname(resolve(`${from}/package.json`)), file);
  });
