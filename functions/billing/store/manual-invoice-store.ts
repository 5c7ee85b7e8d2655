import * as z from 'zod';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import {
  type InvoiceDraft,
  issueWrites,
  NUMBER_ATTEMPTS,
  NUMBER_BACKOFF_MS,
  paymentScopes,
  readLastNumber,
} from '#functions/billing/store/invoice-writes.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import { isAbsent } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { manualInvoiceKey } from '#functions/platform/keys/billing-keys.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';

/** The request that issued an invoice: its id, the digest of its content, and the number of the invoice. */
const IssuedRequest = z.object({ contentDigest: z.string(), number: z.string() });
type IssuedRequest = z.infer<typeof IssuedRequest>;

/** How long the ids of requests are remembered, in seconds. */
const REQUEST_KEPT_SECONDS = 30 * 24 * 3_600;

interface ManualIssue {
  requestId: string;
  contentDigest: string;
  draft: InvoiceDraft;
  /** Return the jobs and the audit entry of the issued invoice. */
  jobsOf: (invoice: Invoice) => readonly Job[];
  auditOf: (invoice: Invoice) => AuditEntry;
}

export interface ManualInvoiceStore {
  /** Returns the request of an issuer with this id; `undefined` if nothing was issued for it. */
  find(issuerId: string, requestId: string): Promise<IssuedRequest | undefined>;
  /**
   * Issues an invoice with the next number and remembers its request, in one transaction. If a request with this id has issued
   * an invoice, nothing is issued. Returns the request that issued the invoice.
   */
  issue(issue: ManualIssue): Promise<IssuedRequest>;
}

export function manualInvoiceStore(table: Table, clock: Clock): ManualInvoiceStore {
  const find = (issuerId: string, requestId: string): Promise<IssuedRequest | undefined> =>
    table.get(manualInvoiceKey(issuerId, requestId), IssuedRequest);

  async function issueOnce({ requestId, contentDigest, draft, jobsOf, auditOf }: ManualIssue): Promise<IssuedRequest | typeof CONFLICT> {
    const { issuerId, issuedOn } = draft;
    const { invoices, writes } = issueWrites([{ draft, state: 'UNPAID' }], await readLastNumber(table, issuerId, issuedOn), jobsOf);
    const [invoice] = invoices;
    if (!invoice) throw new Error('A draft issues one invoice');
    const issued = { contentDigest, number: invoice.number };
    const expiresAt = Math.floor(clock().getTime() / 1_000) + REQUEST_KEPT_SECONDS;
    try {
      await table.transact([
        { put: { ...manualInvoiceKey(issuerId, requestId), entity: 'manual-invoice', ...issued, expiresAt }, when: isAbsent() },
        ...writes,
        ...auditWrites(auditOf(invoice), paymentScopes(invoice)),
      ]);
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
      return (await find(issuerId, requestId)) ?? CONFLICT;
    }
    return issued;
  }

  return {
    find,
    issue: (issue) => retryOnConflict(() => issueOnce(issue), { attempts: NUMBER_ATTEMPTS, backOffMs: NUMBER_BACKOFF_MS }),
  };
}
