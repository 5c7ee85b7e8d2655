import { createHash } from 'node:crypto';
import { billContacts, type ContactDependencies } from '#functions/billing/services/bill-contacts.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { archiveInvoiceJob } from '#functions/billing/job-definitions/archive-invoice.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { JobHandler } from '#functions/platform/runner/run-job.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { ArchivedFile, InvoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import type { CreditNoteStore } from '#functions/billing/store/credit-note-store.ts';
import type { BillingDataStore } from '#functions/billing/store/billing-data-store.ts';
import type { ApplicationFormStore } from '#functions/billing/store/application-form-store.ts';
import type { EstimateStore } from '#functions/billing/store/estimate-store.ts';
import type { ReceiptStore } from '#functions/billing/store/receipt-store.ts';
import type { PaymentStore } from '#functions/billing/store/payment-store.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { eventWrite } from '#functions/notices/store/account-event-writes.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { CreditNote } from '#shared/model/billing/credit-note.ts';
import type { ApplicationForm } from '#shared/model/legal/application-form.ts';
import type { Estimate } from '#shared/model/billing/estimate.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import { creditNoteFileName, documentFileName, receiptDocument } from '#shared/model/billing/invoice-document.ts';
import type { Receipt } from '#shared/model/billing/receipt.ts';
import type { Language } from '#shared/model/language.ts';
import { balanceOf } from '#shared/rules/billing/ledger.ts';

export interface ArchiveDependencies {
  payments: Pick<PaymentStore, 'find' | 'findInvoice'>;
  creditNotes: Pick<CreditNoteStore, 'find'>;
  documents: Pick<InvoiceDocumentStore, 'findAll' | 'record'>;
  archive: Pick<ObjectStorage, 'read' | 'write'>;
  accounts: ContactDependencies & Pick<AccountStore, 'getAll'>;
  billingData: Pick<BillingDataStore, 'find'>;
  clock: Clock;
  ids: Ids;
  render: (invoice: Invoice, language: Language, isVoid: boolean) => Promise<Uint8Array>;
  receipts: Pick<ReceiptStore, 'find'>;
  estimates: Pick<EstimateStore, 'find'>;
  applicationForms: Pick<ApplicationFormStore, 'find'>;
  renderCredit: (note: CreditNote, language: Language) => Promise<Uint8Array>;
  renderReceipt: (receipt: Receipt, language: Language) => Promise<Uint8Array>;
  renderEstimate: (estimate: Estimate, language: Language) => Promise<Uint8Array>;
  renderApplication: (form: ApplicationForm, language: Language) => Promise<Uint8Array>;
}

/** Ten years is the longest period for which the law requires books and vouchers to be kept (電子帳簿保存法). */
const RETENTION_YEARS = 10;

/** A document whose PDFs are archived in a folder of its year. */
type Archived = Pick<Invoice, 'issuerId' | 'number' | 'issuedOn'>;

const archiveKey = ({ issuerId, number, issuedOn }: Archived, name: string): string =>
  `${issuerId}/${issuedOn.slice(0, 4)}/${number}${name}.pdf`;

function retainedUntil({ issuedOn }: Archived): Date {
  const until = new Date(`${issuedOn}T00:00:00+09:00`);
  until.setUTCFullYear(until.getUTCFullYear() + RETENTION_YEARS);
  return until;
}

/**
 * Archives the PDFs of one document. Of an invoice:
 *
 * 1. Renders and writes the file of each language on condition that it does not exist. If an earlier attempt wrote the file, that file is
 *    kept, and its hash is recorded.
 * 2. Records keys and hashes, once, in a transaction with the event and the e-mails that announce the invoice. Each e-mail is sent once,
 *    and its link points to an existing file.
 *
 * A copy of a receipt, a quotation and an application form are archived in each language and announce nothing.
 *
 * The PDFs of a voided invoice are files of their own: those that were issued remain. Its e-mails are announced with them, so
 * that they attach the marked PDF. Those of a credit note are in each language, and its e-mails say what remains due or is to be
 * paid back.
 */
export function archiveInvoice(dependencies: ArchiveDependencies): JobHandler<typeof archiveInvoiceJob> {
  const {
    payments,
    creditNotes,
    receipts,
    documents,
    archive,
    accounts,
    billingData,
    clock,
    ids,
    render,
    renderCredit,
    renderReceipt,
    estimates,
    renderEstimate,
    applicationForms,
    renderApplication,
  } = dependencies;

  async function archiveFile(document: Archived, name: string, rendered: Uint8Array): Promise<ArchivedFile> {
    const key = archiveKey(document, name);
    const isWritten = await archive.write({
      key,
      body: rendered,
      contentType: 'application/pdf',
      cacheControl: 'private, no-store',
      replaces: null,
      lockedUntil: retainedUntil(document),
    });
    const stored = isWritten ? rendered : await archive.read(key);
    if (!stored) throw new Error(`The archived document ${key} is missing`);
    return { key, sha256: createHash('sha256').update(stored).digest('hex'), bytes: stored.byteLength };
  }

  /** Archives a document in each language. */
  async function filesOf(document: Archived, rendered: (language: Language) => Promise<Uint8Array>, name = '') {
    const fileOf = async (language: Language) => archiveFile(document, `${name}-${language}`, await rendered(language));
    return { jp: await fileOf('jp'), en: await fileOf('en'), cn: await fileOf('cn'), kr: await fileOf('kr') };
  }

  /** Returns the contacts of an account, each with the PDF in its language if the account wants it in its e-mails. */
  async function receiversOf(accountId: string, files: Record<Language, ArchivedFile>, nameOf: (language: Language) => string) {
    const [receivers, stored] = await Promise.all([billContacts(accounts, accountId), billingData.find(accountId)]);
    if (stored?.data.delivery !== 'attachment') return receivers;
    const contacts = await accounts.getAll([...new Set(receivers.map((receiver) => receiver.accountId))]);
    const logins = new Map(contacts.flatMap((login) => (login ? [[login.id, login] as const] : [])));
    return receivers.map((receiver) => {
      const login = receiver.recipientId === undefined ? logins.get(receiver.accountId) : undefined;
      return login ? { ...receiver, attachment: { key: files[login.language].key, name: nameOf(login.language) } } : receiver;
    });
  }

  /** Returns the e-mails that announce the invoice to the contacts of the account. */
  async function announcements(invoice: Invoice, files: Record<Language, ArchivedFile>): Promise<Job[]> {
    const { accountId, number, corrects, total, dueOn, method, kind } = invoice;
    const facts = { number, corrects, total, dueOn: kind === 'credit' ? null : dueOn, method };
    const receivers = await receiversOf(accountId, files, (language) => documentFileName(number, language));
    return receivers.map((receiver) =>
      newJob('mail', { mail: { template: 'invoice-issued', ...receiver, ...facts } }, ids.ulid(), clock()),
    );
  }

  /** Returns the e-mails that say that an invoice is void. */
  async function voidMails({ accountId, number, total }: Invoice, files: Record<Language, ArchivedFile>): Promise<Job[]> {
    const receivers = await receiversOf(accountId, files, (language) => documentFileName(number, language));
    return receivers.map((receiver) =>
      newJob('mail', { mail: { template: 'invoice-void', ...receiver, number, total } }, ids.ulid(), clock()),
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

  const creditEvent = ({ accountId, number, invoiceNumber }: CreditNote): Write =>
    eventWrite({
      kind: 'credit-note',
      accountId,
      subject: number,
      id: ids.ulid(),
      at: clock().toISOString(),
      siteId: null,
      name: invoiceNumber,
      count: 1,
    });

  /** Returns the e-mails that announce a credit note, with what remains due of its invoice or is to be paid back. */
  async function creditMails(
    { accountId, number, invoiceNumber, total }: CreditNote,
    files: Record<Language, ArchivedFile>,
  ): Promise<Job[]> {
    const contacts = await receiversOf(accountId, files, (language) => creditNoteFileName(number, language));
    const { open, excess } = balanceOf(await payments.find(scopeOf(accountId), invoiceNumber));
    const facts = { number: invoiceNumber, creditNote: number, total, open, excess };
    return contacts.map((contact) => newJob('mail', { mail: { template: 'credit-note', ...contact, ...facts } }, ids.ulid(), clock()));
  }

  async function archiveCredit(ref: Pick<Invoice, 'issuerId' | 'number'>, number: string, isAnnounced: boolean): Promise<void> {
    const { issuerId } = ref;
    const [archived] = await documents.findAll([{ issuerId, number }]);
    if (archived) return;
    const note = await creditNotes.find(ref, number);
    if (!note) throw new Error(`Invoice ${ref.number} has no credit note ${number}`);
    const files = await filesOf(note, (language) => renderCredit(note, language));
    if (isAnnounced) await documents.record(note, { number, files }, await creditMails(note, files), [creditEvent(note)]);
    else await documents.record(note, { number, files }, []);
  }

  /** Archives a document once, in each language, and announces nothing. */
  async function archiveSilently(document: Archived, renderIn: (language: Language) => Promise<Uint8Array>): Promise<void> {
    const [archived] = await documents.findAll([document]);
    if (archived) return;
    await documents.record(document, { number: document.number, files: await filesOf(document, renderIn) }, []);
  }

  async function archiveReceipt(ref: Pick<Invoice, 'issuerId' | 'number'>, copy: Pick<Receipt, 'entryId' | 'copy'>): Promise<void> {
    const receipt = await receipts.find(ref, copy);
    if (!receipt) throw new Error(`Invoice ${ref.number} has no receipt for ${copy.entryId}`);
    const { issuerId, issuedOn } = receipt;
    await archiveSilently({ issuerId, issuedOn, number: receiptDocument(receipt) }, (language) => renderReceipt(receipt, language));
  }

  async function archiveEstimate({ issuerId, number }: Pick<Invoice, 'issuerId' | 'number'>): Promise<void> {
    const estimate = await estimates.find(issuerId, number);
    if (!estimate) throw new Error(`There is no quotation ${number}`);
    await archiveSilently(estimate, (language) => renderEstimate(estimate, language));
  }

  async function archiveApplication(ref: Pick<Invoice, 'issuerId' | 'number'>, id: string): Promise<void> {
    const form = await applicationForms.find(ref.issuerId, id);
    if (!form) throw new Error(`There is no application form ${id}`);
    await archiveSilently({ ...ref, issuedOn: form.issuedOn }, (language) => renderApplication(form, language));
  }

  return {
    async run({ payload: { issuerId, number, isAnnounced, isVoid = false, creditNote, receipt, isEstimate = false, applicationForm } }) {
      if (applicationForm !== undefined) return archiveApplication({ issuerId, number }, applicationForm);
      if (isEstimate) return archiveEstimate({ issuerId, number });
      if (receipt) return archiveReceipt({ issuerId, number }, receipt);
      if (creditNote !== undefined) return archiveCredit({ issuerId, number }, creditNote, isAnnounced);
      const [archived] = await documents.findAll([{ issuerId, number, isVoid }]);
      if (archived) return;
      const invoice = await payments.findInvoice({ issuerId, number });
      const files = await filesOf(invoice, (language) => render(invoice, language, isVoid), isVoid ? '-void' : '');
      const document = { number, files };
      if (isVoid) await documents.record({ issuerId, number, isVoid }, document, isAnnounced ? await voidMails(invoice, files) : []);
      else if (isAnnounced) await documents.record(invoice, document, await announcements(invoice, files), [issuedEvent(invoice)]);
      else await documents.record(invoice, document, []);
    },
  };
}
