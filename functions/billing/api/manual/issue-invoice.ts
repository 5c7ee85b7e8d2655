import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { BillingDataStore } from '#functions/billing/store/billing-data-store.ts';
import type { BillingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import type { CardStore } from '#functions/billing/store/card-store.ts';
import type { InvoiceDraft } from '#functions/billing/store/invoice-writes.ts';
import type { ManualInvoiceStore } from '#functions/billing/store/manual-invoice-store.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newInvoiceJobs } from '#functions/platform/job-list/new-job.ts';
import { digest } from '#functions/platform/keys/digest.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import { manualInvoiceFaults, manualInvoiceParts } from '#shared/rules/billing/free-lines.ts';
import { issuerOf } from '#shared/rules/billing/issuer-of.ts';
import { recipientOf } from '#shared/rules/billing/recipient.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

export interface ManualInvoiceDependencies {
  accounts: Pick<AccountStore, 'get'>;
  cards: Pick<CardStore, 'find'>;
  billingData: Pick<BillingDataStore, 'find'>;
  settings: Pick<BillingSettingsStore, 'get'>;
  manualInvoices: ManualInvoiceStore;
  clock: Clock;
  ids: Ids;
}

/**
 * Issues an invoice that the operator wrote: it gets the next number, and its PDF, e-mails, reminders and card charge as any
 * other. Throws `transition-refused` if the billing settings are missing or the total is not the one that the client showed, and
 * `idempotency-key-reused` if a request with this id and another content has issued an invoice.
 */
export const issueInvoice =
  (dependencies: ManualInvoiceDependencies): UseCase<typeof bill.issue> =>
  async ({ caller, body }) => {
    const { accounts, cards, billingData, settings, manualInvoices, clock } = dependencies;
    const { accountId, requestId, dueOn, note, total } = body;
    const issuerId = caller.scope.accountId;
    const account = await accounts.get(accountId);
    const isOwn = account?.path[0] === issuerId && account.deletedAt === undefined;
    if (!account || !isOwn || !isBilled(account)) throw invalidInput([{ path: 'accountId', rule: 'unknown-account' }]);
    const contentDigest = digest(JSON.stringify(body));
    const earlier = await manualInvoices.find(issuerId, requestId);
    if (earlier) return { number: numberOf(earlier, contentDigest) };
    const issuedOn = japaneseDay(clock());
    const faults = manualInvoiceFaults(body, issuedOn);
    if (faults.length > 0) throw invalidInput(faults);
    const parts = manualInvoiceParts(body.lines);
    const [issuing, card, data] = await Promise.all([settings.get(issuerId), cards.find(accountId), billingData.find(accountId)]);
    if (!issuing || parts.total !== total) throw new AppError('transition-refused');
    const draft: InvoiceDraft = {
      kind: 'invoice',
      corrects: null,
      issuerId,
      accountId,
      month: issuedOn.slice(0, 7),
      issuedOn,
      dueOn,
      issuer: issuerOf(issuing.settings),
      recipient: recipientOf(account, data?.data),
      method: card?.saved ? 'card' : 'bank-transfer',
      ...parts,
      ...(note !== '' && { note }),
    };
    const subject = { kind: 'account', id: accountId, name: account.companyName, ownerId: accountId } as const;
    const issued = await manualInvoices.issue({
      requestId,
      contentDigest,
      draft,
      jobsOf: (invoice) => newInvoiceJobs(invoice, clock()),
      auditOf: ({ number }) =>
        newAuditEntry(dependencies, 'billing.issue', auditActor(caller), subject, [
          { field: 'invoice', from: null, to: number },
          { field: 'total', from: null, to: String(total) },
        ]),
    });
    return { number: numberOf(issued, contentDigest) };
  };

/** Returns the number of the invoice that a request issued. Throws `idempotency-key-reused` if its content was another one. */
function numberOf(issued: { contentDigest: string; number: string }, contentDigest: string): string {
  if (issued.contentDigest !== contentDigest) throw new AppError('idempotency-key-reused');
  return issued.number;
}
