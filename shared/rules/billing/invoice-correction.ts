import type { Invoice } from '#shared/model/billing/invoice.ts';
import type { InvoiceLine } from '#shared/model/billing/invoice-line.ts';
import type { InvoiceCorrection } from '#shared/model/billing/invoice-correction.ts';
import type { FieldError } from '#shared/model/error.ts';
import { invoiceTotals } from '#shared/rules/billing/consumption-tax.ts';

type Lines = readonly InvoiceLine[];
type CorrectedParts = Pick<Invoice, 'kind' | 'corrects' | 'recipient' | 'lines' | 'taxes' | 'subtotal' | 'tax' | 'total'>;

/** Returns the negative value, but never a negative zero, which JSON and the table do not preserve. */
const negative = (value: number): number => (value === 0 ? 0 : -value);

/** Returns the faults of corrected prices: that of a discount is at most 0, that of a free line any, any other at least 0. */
export const correctionFaults = (lines: Lines, figures: InvoiceCorrection['lines']): FieldError[] =>
  figures.flatMap(({ unitPrice }, index): FieldError[] => {
    const path = `lines.${index}.unitPrice`;
    const kind = lines[index]?.kind;
    const isDiscount = kind === 'discount';
    if (isDiscount && unitPrice > 0) return [{ path, rule: 'too-large', params: { max: 0 } }];
    return !isDiscount && kind !== 'free' && unitPrice < 0 ? [{ path, rule: 'too-small', params: { min: 0 } }] : [];
  });

/** Returns the lines with corrected figures. The calculation of a quantity is kept only if the quantity is unchanged. */
const correctedLines = (lines: Lines, figures: InvoiceCorrection['lines']): InvoiceLine[] =>
  lines.flatMap((line, index) => {
    const { quantity, unitPrice } = figures[index] ?? line;
    if (quantity === 0 && line.quantity !== 0) return [];
    const figuresOfLine = { quantity, unitPrice, amount: quantity * unitPrice };
    if (quantity === line.quantity) return [{ ...line, ...figuresOfLine }];
    const { peakAt: _peakAt, ...rest } = line;
    return [{ ...rest, ...figuresOfLine, usage: null }];
  });

/** Returns the credit that cancels an invoice: the same lines with the opposite amounts, and exactly its tax. */
export function creditOf({ number, recipient, lines }: Pick<Invoice, 'number' | 'recipient' | 'lines'>): CorrectedParts {
  const credited = lines.map((line): InvoiceLine => ({
    ...line,
    quantity: negative(line.quantity),
    amount: negative(line.amount),
    usage: null,
  }));
  return { kind: 'credit', corrects: number, recipient, lines: credited, ...invoiceTotals(credited) };
}

/** Returns the invoice that replaces another invoice; `undefined` if no amount remains to be paid. */
export function reissueOf(
  { number, recipient, lines }: Pick<Invoice, 'number' | 'recipient' | 'lines'>,
  { companyName, contactName, lines: figures }: InvoiceCorrection,
): CorrectedParts | undefined {
  const corrected = correctedLines(lines, figures);
  const totals = invoiceTotals(corrected);
  if (totals.total <= 0) return undefined;
  return { kind: 'reissue', corrects: number, recipient: { ...recipient, companyName, contactName }, lines: corrected, ...totals };
}
