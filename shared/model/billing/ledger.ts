import * as z from 'zod';

/**
 * The kinds of entries in the ledger of an invoice. `transfer`, `card`: money that was received. `refund-transfer`, `refund-card`: money
 * that was paid back. `credit`: what a credit note takes off the invoice. `write-off`: the rest that the operator closes without money.
 */
export const LedgerEntryKind = z.enum(['transfer', 'card', 'write-off', 'credit', 'refund-transfer', 'refund-card']);
export type LedgerEntryKind = z.infer<typeof LedgerEntryKind>;

/**
 * An entry in the ledger of an invoice. It never changes: a wrong entry is followed by a counter-entry. The amount of a refund is
 * negative, that of its counter-entry positive.
 */
export const LedgerEntry = z.object({
  id: z.string(),
  /** The number of the invoice. */
  number: z.string(),
  kind: LedgerEntryKind,
  /** Whole yen, tax included; negative for a refund, and for the counter-entry of anything else. */
  amount: z.int(),
  /** The day on which the money arrived or was paid back, or of the credit, in Japanese time. */
  on: z.string(),
  recordedAt: z.string(),
  /** What the operator noted; empty if nothing. */
  note: z.string(),
  /** The id of the entry that this counter-entry takes back; `null` for any other entry. */
  reverses: z.string().nullable(),
  /** The id of the charge at Stripe, or the number of the credit note; `null` if there is none. */
  reference: z.string().nullable(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** The sums of the entries of an invoice, in yen. */
export const LedgerTotals = z.object({
  /** The number of entries. */
  entries: z.int(),
  /** Money received less what was paid back, and the charges of cards before refunds. */
  received: z.int(),
  receivedByCard: z.int(),
  writtenOff: z.int(),
  /** What credit notes took off the invoice; absent without a credit. */
  credited: z.int().optional(),
  /** Money paid back; absent without a refund. */
  refunded: z.int().optional(),
});
export type LedgerTotals = z.infer<typeof LedgerTotals>;

/** The most invoices that one receipt can pay: each takes up to eleven writes of one transaction. */
export const RECEIPT_INVOICES_MAX = 8;
