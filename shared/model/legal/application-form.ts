import * as z from 'zod';
import { Issuer } from '#shared/model/billing/billing-settings.ts';
import { EstimateNumber } from '#shared/model/billing/estimate.ts';
import { InvoiceLine, InvoiceTotals } from '#shared/model/billing/invoice-line.ts';
import { Recipient } from '#shared/model/billing/invoice.ts';
import { ContractConditions, LegalVersion } from '#shared/model/legal/legal-document.ts';

/**
 * What an application form (申込書, R-22.157) states: the conditions of a contract, or the lines of an accepted quotation. It never
 * changes: other conditions are another form.
 */
export const ApplicationForm = z.object({
  /** Follows from what the form states. */
  id: z.string(),
  issuerId: z.string(),
  /** The account that applies; `null` for a company without one. */
  accountId: z.string().nullable(),
  issuedOn: z.string(),
  issuer: Issuer,
  recipient: Recipient,
  /** The conditions of the account's contract; `null` in a form of a quotation. */
  conditions: ContractConditions.nullable(),
  contractStart: z.string().nullable(),
  /** The first invoice of the contract, or the sums of the quotation; `null` if nothing is invoiced at first. */
  invoice: InvoiceTotals.extend({ lines: z.array(InvoiceLine), issuedOn: z.string().nullable(), dueOn: z.string().nullable() }).nullable(),
  estimate: EstimateNumber.nullable(),
  /** The versions of terms and privacy policy that apply. */
  documents: z.array(LegalVersion.pick({ kind: true, effectiveDate: true })),
  /** When and by whom the contract was agreed to; `null` before. Of a quotation: when the issuer recorded it, without a name. */
  agreement: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
});
export type ApplicationForm = z.infer<typeof ApplicationForm>;
