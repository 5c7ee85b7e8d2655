import { changeRequestView } from '#functions/plans/services/change-request-view.ts';
import type { ZipEntry } from '#functions/platform/files/zip.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { fileEntry } from '#functions/account-export/jobs/export-account/entries/file-entries.ts';
import type { ArchiveContext } from '#functions/account-export/jobs/export-account/entries/site-entries.ts';
import { recordsEntry, redactedRecords, jsonEntry } from '#functions/account-export/jobs/export-account/entries/text-entries.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { CreditNoteStore } from '#functions/billing/store/credit-note-store.ts';
import type { InvoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import type { PaymentStore } from '#functions/billing/store/payment-store.ts';
import type { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import type { RecordFile } from '#functions/account-export/store/record-file.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { CreditNote } from '#shared/model/billing/credit-note.ts';
import { creditNoteFileName, documentFileName } from '#shared/model/billing/invoice-document.ts';
import { Language } from '#shared/model/language.ts';
import type { ImageRef } from '#shared/model/media/media.ts';

export interface AccountEntryDependencies {
  accounts: Pick<AccountStore, 'list' | 'listSubAdmins'>;
  payments: Pick<PaymentStore, 'list' | 'findInvoice'>;
  creditNotes: Pick<CreditNoteStore, 'list'>;
  documents: Pick<InvoiceDocumentStore, 'findAll'>;
  /** The archive of issued invoices. */
  archive: Pick<ObjectStorage, 'read'>;
  media: Pick<MediaStore, 'getAll'>;
  originals: Pick<ObjectStorage, 'stream'>;
  recordsOfAccount: (accountId: string) => RecordFile[];
}

const PAGE = 100;

/** The exported fields of an account. Fields of sessions, locks and the index are left out. */
const ExportedAccount = Account.omit({
  holdsAddress: true,
  path: true,
  parentId: true,
  sessionEpoch: true,
  version: true,
  indexMark: true,
  deletedAt: true,
}).transform(({ planChange, planRequest, endRequest, ...account }) => ({
  ...account,
  planChange: planChange && changeRequestView(planChange),
  planRequest: planRequest && changeRequestView(planRequest),
  endRequest: endRequest && changeRequestView(endRequest),
}));

/** A login without its credentials. */
const ExportedLogin = Account.pick({
  id: true,
  role: true,
  email: true,
  contactName: true,
  companyName: true,
  contractStatus: true,
  authority: true,
  permission: true,
  language: true,
  picture: true,
  createdAt: true,
  updatedAt: true,
});

/** The types of the logins that work in an account and are not SUB_ADMINs, by the role of the account. */
const FURTHER_LOGINS = { MASTER: 'master-user', OEM_MASTER: 'oem-admin' } as const;

/** Returns the logins of an account: its own, its SUB_ADMINs, and the MASTER_USERs of the operator or OEM_ADMINs of an OEM. */
async function loginsOf({ accounts }: AccountEntryDependencies, account: Account): Promise<Account[]> {
  const scope = scopeOf(account.id);
  const logins = [account, ...(await accounts.listSubAdmins(scope))];
  if (account.role !== 'MASTER' && account.role !== 'OEM_MASTER') return logins;
  let after: string | null | undefined;
  while (after !== null) {
    const query = { keyword: '', type: FURTHER_LOGINS[account.role], sort: 'created', descending: false, limit: PAGE } as const;
    const page = await accounts.list(scope, { ...query, after });
    logins.push(...page.accounts.filter(({ parentId }) => parentId === account.id));
    after = page.next;
  }
  return logins;
}

/** Yields the payments of an account, newest first. */
async function* paymentsOf({ payments }: AccountEntryDependencies, accountId: string): AsyncGenerator<StoredPayment> {
  let after: string | null | undefined;
  while (after !== null) {
    const page = await payments.list(scopeOf(accountId), { after, limit: PAGE });
    yield* page.payments;
    after = page.next;
  }
}

async function* invoicesOf(dependencies: AccountEntryDependencies, accountId: string): AsyncGenerator {
  for await (const payment of paymentsOf(dependencies, accountId)) yield dependencies.payments.findInvoice(payment);
}

/** Yields the credit notes of the invoices. */
async function* creditNotesOf(dependencies: AccountEntryDependencies, accountId: string): AsyncGenerator<CreditNote> {
  for await (const payment of paymentsOf(dependencies, accountId))
    if (payment.ledger?.credited !== undefined) yield* await dependencies.creditNotes.list(payment);
}

/** Yields the archived PDFs of the credit notes. */
async function* creditNoteEntries(dependencies: AccountEntryDependencies, accountId: string): AsyncGenerator<ZipEntry> {
  for await (const note of creditNotesOf(dependencies, accountId)) {
    const [document] = await dependencies.documents.findAll([note]);
    for (const language of Language.options) {
      const file = document?.files[language];
      const bytes = file && (await dependencies.archive.read(file.key));
      if (bytes) yield { name: `account/credit-notes/${creditNoteFileName(note.number, language)}`, day: note.issuedOn, bytes };
    }
  }
}

/** Yields the archived PDFs of the invoices. */
async function* documentEntries(dependencies: AccountEntryDependencies, accountId: string): AsyncGenerator<ZipEntry> {
  for await (const payment of paymentsOf(dependencies, accountId)) {
    const [document] = await dependencies.documents.findAll([payment]);
    for (const language of Language.options) {
      const file = document?.files[language];
      const bytes = file && (await dependencies.archive.read(file.key));
      if (bytes) yield { name: `account/invoices/${documentFileName(payment.number, language)}`, day: payment.issuedOn, bytes };
    }
  }
}

/** Yields the pictures of the logins, and the logo of the account. */
async function* pictureEntries(
  { media, originals }: AccountEntryDependencies,
  account: Account,
  logins: readonly Account[],
): AsyncGenerator<ZipEntry> {
  const images: (ImageRef | null | undefined)[] = [account.brand?.logo, ...logins.map(({ picture }) => picture)];
  const ids = [...new Set(images.flatMap((image) => image?.mediaId ?? []))];
  for (const file of await media.getAll(scopeOf(account.id), ids)) {
    const entry = file && (await fileEntry(originals, 'account/media', file));
    if (entry) yield entry;
  }
}

/** Yields all data of an account except its sites. */
export async function* accountEntries(
  dependencies: AccountEntryDependencies,
  account: Account,
  { day, redactNames }: ArchiveContext,
): AsyncGenerator<ZipEntry> {
  const logins = await loginsOf(dependencies, account);
  yield jsonEntry('account/account', day, await redactNames(ExportedAccount.parse(account)));
  yield jsonEntry(
    'account/logins',
    day,
    logins.map((login) => ExportedLogin.parse(login)),
  );
  for (const { name, records } of dependencies.recordsOfAccount(account.id))
    yield recordsEntry(`account/${name}`, day, redactedRecords(redactNames, records));
  yield recordsEntry('account/invoices', day, invoicesOf(dependencies, account.id));
  yield* documentEntries(dependencies, account.id);
  yield recordsEntry('account/credit-notes', day, creditNotesOf(dependencies, account.id));
  yield* creditNoteEntries(dependencies, account.id);
  yield* pictureEntries(dependencies, account, logins);
}
