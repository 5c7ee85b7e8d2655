import { type DocumentContent, WIDTH } from '#functions/billing/jobs/archive-invoice/document/draw-document.ts';
import { INVOICE_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { InvoiceLine, TaxTotal } from '#shared/model/billing/invoice-line.ts';
import type { Language } from '#shared/model/language.ts';
import { invoiceLineText } from '#shared/rules/billing/invoice-line-text.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { formatYen } from '#shared/rules/text/format-figures.ts';

/** Returns the table of lines with quantity, unit price, tax rate and amount. */
export function lineTable(lines: readonly InvoiceLine[], language: Language): Pick<DocumentContent, 'columns' | 'rows'> {
  const texts = INVOICE_MESSAGES[language];
  return {
    columns: [
      { heading: texts.description, width: WIDTH - 268 },
      { heading: texts.quantity, width: 48 },
      { heading: texts.unitPrice, width: 72 },
      { heading: texts.taxRate, width: 48 },
      { heading: texts.amount, width: 100 },
    ],
    rows: lines.map((line) => {
      const { description, usage, quantity } = invoiceLineText(texts, line, language);
      return { cells: [description, quantity, formatYen(line.unitPrice), `${line.taxRate}%`, formatYen(line.amount)], note: usage };
    }),
  };
}

/** Returns subtotal and tax for each rate. */
export function taxSums(taxes: readonly TaxTotal[], language: Language): [string, string][] {
  const texts = INVOICE_MESSAGES[language];
  return taxes.flatMap(({ taxRate: rate, subtotal, tax }): [string, string][] => [
    [fillPlaceholders(texts.subtotal, { rate }), formatYen(subtotal)],
    [fillPlaceholders(texts.tax, { rate }), formatYen(tax)],
  ]);
}
