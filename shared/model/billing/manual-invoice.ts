import * as z from 'zod';
import { day, longText, requiredText, ruleIssue, wholeNumber } from '#shared/model/fields.ts';
import { YEN_MAX } from '#shared/model/limits.ts';

/** Limits of lines that the operator writes, and of the note of their invoice. */
export const FREE_LINE_MAX = { text: 100, quantity: 1_000_000, lines: 40, note: 200, accountId: 64 } as const;

/** A line that the operator writes: yen before tax; a negative price is a discount. */
export const FreeLine = z.strictObject({
  text: requiredText(FREE_LINE_MAX.text),
  /** The day of the delivery, or the first and the last day of a period. */
  from: day(),
  to: day().nullable().default(null),
  quantity: wholeNumber(1, FREE_LINE_MAX.quantity),
  unitPrice: wholeNumber(-YEN_MAX, YEN_MAX),
});
export type FreeLine = z.infer<typeof FreeLine>;

/** The most lines that wait for one closing, whose transaction takes them all. */
export const PENDING_LINES_MAX = 20;

/** The id of a request or a line, chosen by the client: a repeated request with the same id has no further effect. */
export const ClientId = z.string().refine((value) => /^[\w-]{16,64}$/u.test(value), ruleIssue('invalid'));

/** A line that waits for the next closing of an account. */
export const PendingLine = z.object({ id: z.string(), line: z.object(FreeLine.shape), addedAt: z.string() });
export type PendingLine = z.infer<typeof PendingLine>;

/** An invoice that the operator writes for one account. */
export const ManualInvoice = z.strictObject({
  accountId: requiredText(FREE_LINE_MAX.accountId),
  requestId: ClientId,
  dueOn: day(),
  note: longText(FREE_LINE_MAX.note).default(''),
  lines: z.array(FreeLine).min(1).max(FREE_LINE_MAX.lines),
  /** The total with tax, as the client showed it: another one is refused. */
  total: wholeNumber(1, YEN_MAX),
});
export type ManualInvoice = z.infer<typeof ManualInvoice>;
