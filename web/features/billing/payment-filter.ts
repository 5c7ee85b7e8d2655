import * as z from 'zod';
import { Month } from '#shared/model/billing/billing-terms.ts';
import { PaymentGroup, PaymentState } from '#shared/model/billing/payment.ts';
import { YEN_MAX } from '#shared/model/limits.ts';
import { defineFilter, type FilterOf, textField, valueField } from '#web/ui/list/list-filter.ts';

const Amount = z.coerce.number().int().min(0).max(YEN_MAX);

/** Filter of the list of payments; kept in the URL. Months of issue and bounds of the total in yen are inclusive. */
export const paymentFilter = defineFilter({
  from: valueField(Month),
  to: valueField(Month),
  state: valueField(PaymentState),
  group: valueField(PaymentGroup),
  /** The account that is billed. */
  account: valueField(z.string().max(64)),
  keyword: textField({ maxLength: 50, isTrimmed: false }),
  minTotal: valueField(Amount),
  maxTotal: valueField(Amount),
});

export type PaymentFilter = FilterOf<typeof paymentFilter>;
