import type { InvoiceLine, InvoiceLineKind } from '#shared/model/billing/invoice-line.ts';
import { periodText } from '#shared/rules/billing/free-lines.ts';
import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { formatDay } from '#shared/rules/text/format-figures.ts';

interface LineTexts {
  line: Readonly<Record<InvoiceLineKind, string>>;
  usage: string;
}

/** The text of an invoice line. */
interface InvoiceLineText {
  description: string;
  /** The calculation of the quantity, or the days of a free line; `null` if the line needs no explanation. */
  usage: string | null;
  quantity: string;
}

/** Returns the text of an invoice line, the same on the page and in the PDF. */
export function invoiceLineText(texts: LineTexts, line: InvoiceLine, language: Language): InvoiceLineText {
  const { kind, month, planName, quantity, usage, text = '', period } = line;
  const number = new Intl.NumberFormat(LANGUAGE_TAG[language]);
  return {
    description: fillPlaceholders(texts.line[kind], { month: formatDay(month), planName, text }),
    usage: usage
      ? fillPlaceholders(texts.usage, {
          views: number.format(usage.views),
          blockSize: number.format(usage.blockSize),
          blocks: number.format(usage.blocks),
        })
      : period
        ? periodText(period)
        : null,
    quantity: number.format(quantity),
  };
}
