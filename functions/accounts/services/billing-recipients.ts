import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { updateAccount } from '#functions/accounts/services/update-account.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { type BillingRecipient, BILLING_RECIPIENTS_MAX, type NewBillingRecipient } from '#shared/model/billing/billing-recipient.ts';
import { recipientFault } from '#shared/rules/billing/billing-recipients.ts';

interface RecipientDependencies {
  accounts: Pick<AccountStore, 'replace'>;
  clock: Clock;
  ids: Ids;
}

interface RecipientChange {
  actor: AuditEntry['actor'];
  /** Reads the account, again after a conflict. Throws the reason if its recipients cannot be changed. */
  read: () => Promise<Account>;
}

const auditOf = (
  dependencies: RecipientDependencies,
  actor: AuditEntry['actor'],
  account: Account,
  change: AuditEntry['changes'][number],
): AuditEntry => newAuditEntry(dependencies, 'account.billing-recipient', actor, accountAuditSubject(account), [change]);

/** Throws `forbidden` for an account that the operator does not bill, because its invoices are not issued here. */
async function readBilled(read: RecipientChange['read']): Promise<Account> {
  const account = await read();
  if (!isBilled(account)) throw new AppError('forbidden');
  return account;
}

/**
 * Adds an address that receives the e-mails about the invoices of an account, and e-mails it a link to confirm. Returns the
 * recipients. Throws `invalid-input` if the address is one already, or the account has the maximum number.
 */
export async function addBillingRecipient(
  dependencies: RecipientDependencies,
  { actor, read }: RecipientChange,
  { email, language }: NewBillingRecipient,
): Promise<BillingRecipient[]> {
  const { accounts, clock, ids } = dependencies;
  const added: BillingRecipient = { id: ids.ulid(), email, language, state: 'waiting', at: clock().toISOString() };
  const previous = await updateAccount(
    accounts,
    () => readBilled(read),
    async (account) => {
      const rule = recipientFault(account.billingRecipients, email);
      if (rule) throw invalidInput([{ path: 'email', rule, ...(rule === 'too-many' && { params: { max: BILLING_RECIPIENTS_MAX } }) }]);
      const mail = { template: 'billing-recipient', accountId: account.id, recipientId: added.id } as const;
      return {
        next: { ...account, billingRecipients: [...account.billingRecipients, added] },
        context: {
          audit: auditOf(dependencies, actor, account, { field: 'billingRecipient', from: null, to: email }),
          jobs: [newJob('mail', { mail }, ids.ulid(), clock())],
        },
      };
    },
  );
  return [...previous.billingRecipients, added];
}

/** Removes a recipient. Returns the remaining ones. Throws `not-found` if the account has no such recipient. */
export async function removeBillingRecipient(
  dependencies: RecipientDependencies,
  { actor, read }: RecipientChange,
  id: string,
): Promise<BillingRecipient[]> {
  const withoutIt = ({ billingRecipients }: Account): BillingRecipient[] => billingRecipients.filter((one) => one.id !== id);
  const previous = await updateAccount(dependencies.accounts, read, async (account) => {
    const removed = account.billingRecipients.find((one) => one.id === id);
    if (!removed) throw new AppError('not-found');
    const audit = auditOf(dependencies, actor, account, { field: 'billingRecipient', from: removed.email, to: null });
    return { next: { ...account, billingRecipients: withoutIt(account) }, context: { audit } };
  });
  return withoutIt(previous);
}

const ANSWER_FIELD = { confirmed: 'billingRecipientConfirmed', refused: 'billingRecipientRefused' } as const;

/** Stores the answer of a recipient. The last answer holds. A no-op for a recipient that was removed, or that has answered so before. */
export async function answerBillingRecipient(
  dependencies: RecipientDependencies,
  read: RecipientChange['read'],
  { id, state }: Pick<BillingRecipient, 'id'> & { state: keyof typeof ANSWER_FIELD },
): Promise<void> {
  await updateAccount(dependencies.accounts, read, async (account) => {
    const present = account.billingRecipients.find((one) => one.id === id);
    if (!present || present.state === state) return undefined;
    const answered = { ...present, state, at: dependencies.clock().toISOString() };
    const billingRecipients = account.billingRecipients.map((one) => (one === present ? answered : one));
    const change = { field: ANSWER_FIELD[state], from: null, to: present.email };
    return { next: { ...account, billingRecipients }, context: { audit: auditOf(dependencies, null, account, change) } };
  });
}
