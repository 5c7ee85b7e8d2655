import { useTranslation } from '#web/lib/use-translation.ts';
import type { FreeLine } from '#shared/model/billing/manual-invoice.ts';
import { manualInvoiceParts } from '#shared/rules/billing/free-lines.ts';
import classes from '#web/features/billing/shared/lines/invoice-sums.module.css';
import { formatYen } from '#web/lib/format/format.ts';

/** The lines of an invoice before it is issued, with subtotal and tax for each rate, and the total. */
export function InvoiceSums({ lines }: { lines: readonly FreeLine[] }) {
  const { t } = useTranslation('manual');
  const parts = manualInvoiceParts(lines);
  const sums = [
    ...parts.lines.map(({ text = '', amount }) => [text, amount] as const),
    ...parts.taxes.flatMap(({ taxRate: rate, subtotal, tax }) => [
      [t('subtotal', { rate }), subtotal] as const,
      [t('tax', { rate }), tax] as const,
    ]),
    [t('total'), parts.total] as const,
  ];
  return (
    <dl className={classes['sums']}>
      {sums.map(([label, yen], index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{formatYen(yen)}</dd>
        </div>
      ))}
    </dl>
  );
}
