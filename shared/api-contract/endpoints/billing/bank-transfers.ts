import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { BANK_FILE_MAX, BankLineFault, MatchedTransfer, TRANSFERS_PER_REQUEST } from '#shared/model/billing/bank-transfer.ts';
import { day, ruleIssue, text } from '#shared/model/fields.ts';
import { PAYMENT_REASON_MAX } from '#shared/model/limits.ts';
import { allocations } from '#shared/api-contract/endpoints/billing/billing-fields.ts';

/** Maximum length of a file of a bank in base64. */
const BANK_FILE_BASE64_MAX = Math.ceil(BANK_FILE_MAX.bytes / 3) * 4;

/** Matching of incoming transfers with invoices. */
export const bankTransferEndpoints = defineEndpointFamily({
  matchTransfers: {
    method: 'POST',
    path: '/bill/transfers/matches',
    summary: 'Incoming transfers of a file of a bank with the invoices that each may pay. Nothing is stored',
    access: { by: 'console', action: 'payment:settle' },
    status: 200,
    /** The file in base64: the Zengin format or a CSV export, in Shift_JIS or UTF-8. */
    body: z.strictObject({ file: z.base64().max(BANK_FILE_BASE64_MAX) }),
    /** `isComplete`: whether all open invoices were considered; else only the newest ones. */
    response: z.object({
      transfers: z.array(MatchedTransfer),
      refused: z.array(z.object({ line: z.int(), fault: BankLineFault })),
      isComplete: z.boolean(),
    }),
  },
  receiveTransfers: {
    method: 'POST',
    path: '/bill/transfers',
    summary: 'Records confirmed transfers, each once, and the invoices that they pay',
    access: { by: 'console', action: 'payment:settle' },
    status: 200,
    body: z.strictObject({
      transfers: z
        .array(
          z.strictObject({
            fingerprint: z.string().refine((value) => /^[\w-]{43}$/.test(value), ruleIssue('invalid')),
            receivedOn: day(),
            payer: text(PAYMENT_REASON_MAX).default(''),
            allocations: allocations(),
          }),
        )
        .min(1)
        .max(TRANSFERS_PER_REQUEST),
    }),
    /** The fingerprints of the recorded transfers, and of those that were recorded before or whose invoices have changed. */
    response: z.object({ received: z.array(z.string()), refused: z.array(z.string()) }),
  },
});
