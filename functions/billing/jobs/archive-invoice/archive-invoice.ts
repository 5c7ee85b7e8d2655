import { createHash } from 'node:crypto';
import { billContacts } from '#functions/billing/services/bill-contacts.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { archiveInvoiceJob } from '#functions/billing/job-definitions/archive-invoice.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { JobHandler } from '#functions/platform/runner/run-job.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { ArchivedFile, InvoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import type { PaymentStore } from '#functions/billing/store/payment-store.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { eventWrite } from '#functions/notices/store/account-event-writes.ts';
import type { DocumentLanguage } from '#shared/model/billing/invoice-document.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';

export interface ArchiveDependencies {
  payments: Pick<PaymentStore, 'findInvoice'>;
  documents: Pick<InvoiceDocumentStore, 'findAll' | 'record'>;
  archive: Pick<ObjectStorage, 'read' | 'write'>;
  accounts: Pick<AccountStore, 'listSubAdmins'>;
  clock: Clock;
  ids: Ids;
  render: (invoice: Invoice, language: DocumentLanguage, isVoid: boolean) => Promise<Uint8Array>;
}

/** Ten years is the longest period for which the law requires books and vouchers to be kept (電子帳簿保存法). */
const RETENTION_YEARS = 10;

const archiveKey = ({ issuerId, number }: Invoice, language: DocumentLanguage, isVoid: boolean): string =>
  `${issuerId}/${number.slice(0, 4)}/${number}${isVoid ? '-void' : ''}-${language}.pdf`;

function retainedUntil({ issuedOn }: Invoice): Date {
  const until = new Date(`${issuedOn}T00:00:00+09:00`);
  until.setUTCFullYear(until.getUTCFullYear() + RETENTION_YEARS);
  return until;
}

/**
 * Archives the PDFs of an invoice:
 *
 * 1. Renders and writes each file on condition that it does not exist. If an earlier attempt wrote the file, that file is kept, and its
 *    hash is recorded.
 * 2. Records keys and hashes, once, in a transaction with the event and the e-mails that announce the invoice.  Each e-mail is sent once,
 *    and its link points to an existing file.
 *
 * The PDFs of a voided invoice are files of their own: those that were issued remain.
 */
export function archiveInvoice(dependencies: ArchiveDependencies): JobHandler<typeof archiveInvoiceJob> {
  const { payments, documents, archive, accounts, clock, ids, render } = dependencies;

  async function archiveFile(invoice: Invoice, language: DocumentLanguage, isVoid: boolean): Promise<ArchivedFile> {
    const key = archiveKey(invoice, language, isVoid);
    const rendered = await render(invoice, language, isVoid);
    const isWritten = await archive.write({
      key,
      body: rendered,
      contentType: 'application/pdf',
      cacheControl: 'private, no-store',
      replaces: null,
      lockedUntil: retainedUntil(invoice),
    });
    const stored = isWritten ? rendered : await archive.read(key);
    if (!stored) throw new Error(`The archived invoice ${key} is missing`);
    return { key, sha256: createHash('sha256').update(stored).digest('hex'), bytes: stored.byteLength };
  }

  /** Returns the e-mails that announce the invoice to the contacts of the account. */
  async function announcements({ accountId, number, corrects, total, dueOn, method, kind }: Invoice): Promise<Job[]> {
    const contacts = await billContacts(accounts, accountId);
    const facts = { number, corrects, total, dueOn: kind === 'credit' ? null : dueOn, method };
    return contacts.map((contact) =>
      newJob('mail', { mail: { template: 'invoice-issued', accountId: contact, ...facts } }, ids.ulid(), clock()),
    );
  }

  const issuedEvent = ({ accountId, number }: Invoice): Write =>
    eventWrite({
      kind: 'invoice-issued',
      accountId,
      subject: number,
      id: ids.ulid(),
      at: clock().toISOString(),
      siteId: null,
      name: number,
      count: 1,
    });

  return {
    async run({ payload: { issuerId, number, isAnnounced, isVoid = false } }) {
      const [archived] = await documents.findAll([{ issuerId, number, isVoid }]);
      if (archived) return;
      const invoice = await payments.findInvoice({ issuerId, number });
      const files = { jp: await archiveFile(invoice, 'jp', isVoid), en: await archiveFile(invoice, 'en', isVoid) };
      const document = { number, files };
      if (isAnnounced) await documents.record(invoice, document, await announcements(invoice), [issuedEvent(invoice)]);
      else await documents.record({ issuerId, number, isVoid }, document, []);
    },
  };
}
