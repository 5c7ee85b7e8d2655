import * as z from 'zod';
import { InvoiceDelivery } from '#shared/model/billing/billing-data.ts';
import { Issuer } from '#shared/model/billing/billing-settings.ts';
import { InvoiceLine, InvoiceTotals } from '#shared/model/billing/invoice-line.ts';
import { Recipient } from '#shared/model/billing/invoice.ts';
import { ClientId, FREE_LINE_MAX, FreeLine } from '#shared/model/billing/manual-invoice.ts';
import { day, email, instant, longText, requiredName, requiredText, text, wholeNumber } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { TEXT_MAX, YEN_MAX } from '#shared/model/limits.ts';

/** `Q`, year and month of issue, and the position among all quotations that the issuer has issued in that year. */
export const EstimateNumber = z.string().regex(/^Q\d{4}-\d{2}-\d{6}$/u);

/** What became of a quotation. An `open` one expires after its last day. `replaced`: a later quotation applies. */
const EstimateState = z.enum(['open', 'accepted', 'declined', 'replaced']);

/** The decision of the addressee, as the issuer records it. */
export const EstimateDecision = EstimateState.extract(['accepted', 'declined']);

/**
 * A quotation (見積書, R-22.152) for an account or for a company without one. What it states never changes; a new one replaces it. The
 * agreement of the operator with an account on a plan, which decides its price, is `Quotation`.
 */
export const Estimate = InvoiceTotals.extend({
  number: EstimateNumber,
  issuerId: z.string(),
  /** `null` for a company without an account. */
  accountId: z.string().nullable(),
  issuedOn: z.string(),
  /** The last day on which it can be accepted. */
  validUntil: z.string(),
  issuer: Issuer,
  recipient: Recipient,
  /** The address, the language and the form of its e-mails. */
  email: z.string(),
  language: Language,
  delivery: InvoiceDelivery,
  lines: z.array(InvoiceLine),
  note: z.string(),
  replaces: EstimateNumber.nullable(),
  state: EstimateState,
  sentAt: instant().nullable(),
  decidedAt: instant().nullable(),
  /** The quotation that replaces it. */
  replacedBy: EstimateNumber.nullable(),
});
export type Estimate = z.infer<typeof Estimate>;

/** A quotation as the operator writes it. */
export const EstimateInput = z.strictObject({
  requestId: ClientId,
  accountId: requiredText(FREE_LINE_MAX.accountId).nullable().default(null),
  companyName: requiredName(TEXT_MAX.line),
  department: text(TEXT_MAX.line).default(''),
  contactName: text(TEXT_MAX.line).default(''),
  address: longText(TEXT_MAX.textarea).default(''),
  email: email(),
  language: Language.default('jp'),
  delivery: InvoiceDelivery.default('attachment'),
  validUntil: day(),
  note: longText(FREE_LINE_MAX.note).default(''),
  lines: z.array(FreeLine).min(1).max(FREE_LINE_MAX.lines),
  /** The total with tax, as the client showed it: another one is refused. */
  total: wholeNumber(1, YEN_MAX),
  /** The quotation that this one replaces. */
  replaces: EstimateNumber.nullable().default(null),
});
export type EstimateInput = z.infer<typeof EstimateInput>;

/** A quotation in lists. */
export const EstimateSummary = Estimate.pick({
  number: true,
  accountId: true,
  issuedOn: true,
  validUntil: true,
  total: true,
  state: true,
  sentAt: true,
}).extend({ companyName: z.string() });
export type EstimateSummary = z.infer<typeof EstimateSummary>;
