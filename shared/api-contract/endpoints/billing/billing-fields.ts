import * as z from 'zod';
import { Month } from '#shared/model/billing/billing-terms.ts';
import { InvoiceNumber } from '#shared/model/billing/invoice.ts';
import { RECEIPT_INVOICES_MAX } from '#shared/model/billing/ledger.ts';
import { requiredText, ruleIssue, wholeNumber } from '#shared/model/fields.ts';
import { PAYMENT_REASON_MAX, YEN_MAX } from '#shared/model/limits.ts';

export const month = () => z.string().refine((value) => Month.safeParse(value).success, ruleIssue('invalid-date'));
export const amount = () => z.coerce.number().int().min(-YEN_MAX).max(YEN_MAX);
export const numbered = z.strictObject({
  number: z.string().refine((value) => InvoiceNumber.safeParse(value).success, ruleIssue('invalid')),
});

/** Maximum length of the id of an account; ids are shorter. */
export const ACCOUNT_ID_MAX = 64;
export const accountId = () => requiredText(ACCOUNT_ID_MAX);
export const reason = () => requiredText(PAYMENT_REASON_MAX);
/** How much each of several invoices of an account gets. */
export const allocations = () =>
  z
    .array(
      z.strictObject({
        ...numbered.shape,
        amount: wholeNumber(1, YEN_MAX),
        /** The open amount that the client showed: a repeated request or one that is based on an earlier state is refused. */
        open: wholeNumber(0, YEN_MAX).optional(),
      }),
    )
    .min(1)
    .max(RECEIPT_INVOICES_MAX)
    .refine((all) => new Set(all.map(({ number }) => number)).size === all.length, ruleIssue('invalid'));
