import type { BillDependencies } from '#functions/billing/api/payments/dependencies.ts';
import { billContacts } from '#functions/billing/services/bill-contacts.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';

/** E-mails the contacts of the account that an invoice bills, with an audit entry. Replies go to the login that wrote the letter. */
export const writeLetter =
  (dependencies: BillDependencies): UseCase<typeof bill.letter> =>
  async ({ caller, params: { number }, body: { subject, text } }) => {
    const { accounts, payments, ids, clock } = dependencies;
    const payment = await payments.find(caller.scope, number);
    const { accountId, companyName } = payment;
    const [contacts, writer] = await Promise.all([billContacts(accounts, accountId), accounts.get(caller.loginId)]);
    if (!writer) throw new Error(`Login ${caller.loginId} does not exist`);
    const mail = { template: 'billing-letter', number, subject, text, replyTo: writer.email } as const;
    const jobs = contacts.map((contact) => newJob('mail', { mail: { ...mail, ...contact } }, ids.ulid(), clock()));
    const audit = newAuditEntry(
      dependencies,
      'billing.letter',
      auditActor(caller),
      { kind: 'account', id: accountId, name: companyName, ownerId: accountId },
      [
        { field: 'invoice', from: null, to: number },
        { field: 'subject', from: null, to: subject },
      ],
    );
    await payments.writeLetter(payment, jobs, audit);
    return { recipients: contacts.length };
  };
