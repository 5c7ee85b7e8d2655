import * as z from 'zod';

/** Limits of a file of a bank, which are checked before it is read. */
export const BANK_FILE_MAX = { bytes: 256 * 2 ** 10, lines: 1_000 } as const;

/** The most transfers that one request records. */
export const TRANSFERS_PER_REQUEST = 50;

/** Why a line of a file is no incoming transfer. `cancelled`: the bank took the transfer back. */
export const BankLineFault = z.enum(['date', 'amount', 'outgoing', 'cancelled']);
export type BankLineFault = z.infer<typeof BankLineFault>;

/** Invoices of one account that a transfer may pay, and how much each gets. */
export const TransferProposal = z.object({
  accountId: z.string(),
  companyName: z.string(),
  allocations: z.array(z.object({ number: z.string(), amount: z.int(), open: z.int() })),
});
export type TransferProposal = z.infer<typeof TransferProposal>;

/**
 * What the matching found for a transfer. `RECEIVED`: it is recorded already. `CERTAIN`: number or payer and the amount agree.
 * `CHECK`: one proposal, of which only a part agrees. `AMBIGUOUS`: several proposals. `NONE`: no proposal.
 */
export const TransferMatch = z.enum(['RECEIVED', 'CERTAIN', 'CHECK', 'AMBIGUOUS', 'NONE']);
export type TransferMatch = z.infer<typeof TransferMatch>;

/** An incoming transfer in a file of a bank. */
export const BankTransfer = z.object({
  /** The line of the file, from 1. */
  line: z.int(),
  /** The day in Japan on which the money arrived. */
  on: z.string(),
  /** Whole yen. */
  amount: z.int(),
  payer: z.string(),
  /** Further text of the bank; empty if there is none. */
  text: z.string(),
});
export type BankTransfer = z.infer<typeof BankTransfer>;

export const MatchedTransfer = BankTransfer.extend({
  /** Identifies the transfer in every file that contains it. */
  fingerprint: z.string(),
  match: TransferMatch,
  /** The proposals, best first; none for a transfer that is recorded already. */
  proposals: z.array(TransferProposal),
});
export type MatchedTransfer = z.infer<typeof MatchedTransfer>;
