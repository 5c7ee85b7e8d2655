import type { Invoice } from '#shared/model/billing/invoice.ts';
import type { InvoiceLine, InvoiceLineKind } from '#shared/model/billing/invoice-line.ts';
import type { InvoiceCorrection } from '#shared/model/billing/invoice-correction.ts';
import type { FieldError } from '#shared/model/error.ts';
import { YEN_MAX } from '#shared/model/limits.ts';
import { invoiceTotals } from '#shared/rules/billing/consumption-tax.ts';

type Lines = readonly InvoiceLine[];
type CorrectedParts = Pick<Invoice, 'kind' | 'corrects' | 'recipient' | 'lines' | 'taxes' | 'subtotal' | 'tax' | 'total'>;

/** Returns the negative value, but never a negative zero, which JSON and the table do not preserve. */
const negative = (value: number): number => (value === 0 ? 0 : -value);

/**
 * Returns the bounds of the price of a corrected line, both inclusive: a discount has none above 0. A line that the operator wrote may be
 * negative, and so may what was carried over of it. Any other price is at least 0.
 */
export function correctedPriceBounds(kind: InvoiceLineKind | undefined): { min: number; max: number } {
  if (kind === 'discount') return { min: -YEN_MAX, max: 0 };
  return { min: kind === 'free' || kind === 'carried-over' ? -YEN_MAX : 0, max: YEN_MAX };
}

/** Returns the faults of corrected prices. */
export const correctionFaults = (lines: Lines, figures: InvoiceCorrection['lines']): FieldError[] =>
  figures.flatMap(({ unitPrice }, index): FieldError[] => {
    const path = `lines.${index}.unitPrice`;
    const { min, max } = correctedPriceBounds(lines[index]?.kind);
    if (unitPrice > max) return [{ path, rule: 'too-large', params: { max } }];
    return unitPrice < min ? [{ path, rule: 'too-small', params: { min } }] : [];
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
