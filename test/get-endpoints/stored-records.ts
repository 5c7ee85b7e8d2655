import { siteStore } from '#functions/sites/store/site-store.ts';
import { siteAuditSubject } from '#functions/sites/store/site.ts';
import { siteExportStore } from '#functions/publishing/store/site-export-store.ts';
import { storeFilledEstimate } from '#test/get-endpoints/filled-estimate.ts';
import { billingDataKey, freeLineKey, receiptKey } from '#functions/platform/keys/billing-keys.ts';
import { receiptDocument } from '#shared/model/billing/invoice-document.ts';
import { writeEntries } from '#functions/bulk-upload/services/entries-file.ts';
import { storeBulkUpload } from '#test/support/sites/bulk-uploads.ts';
import { contentHash } from '#functions/platform/base/content-hash.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { writeFaults } from '#functions/accounts/services/imports/import-file.ts';
import { exportSubjectId } from '#functions/visitors/services/list/list-export.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { importFileKey } from '#functions/platform/gateways/media-keys.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { ACCOUNT_EXPORT_JOB, accountExportStore } from '#functions/account-export/store/account-export-store.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { ISSUER_SETTINGS } from '#functions/billing/store/billing-fixture.ts';
import { billingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import { newLedgerChange } from '#functions/billing/services/ledger/new-ledger-change.ts';
import { creditNoteStore } from '#functions/billing/store/credit-note-store.ts';
import { invoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import { ledgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import type { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import { formEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import { mailRecordRef } from '#functions/visitors/store/entries/mail-record.ts';
import { mailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import { applicantWrite, popupClicksWrite } from '#functions/popups/store/popup-count-store.ts';
import { mediaBucket } from '#functions/platform/wiring/base.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';
import { type ImageRef, type MediaKind, publishedVariants, type VideoRef } from '#shared/model/media/media.ts';
import { storeCard } from '#test/support/billing/cards.ts';
import { afterEntries } from '#shared/rules/billing/ledger.ts';
import { INVOICE_LINES, storeInvoice } from '#test/support/billing/invoices.ts';
import { addReadyMedia, siteDependencies } from '#test/support/api/site-fixture.ts';
import type { Product } from '#test/support/product.ts';
import { FILLED_POPUP_IDS, type FilledMedia } from '#test/support/sites/filled-document.ts';
import { storeMember } from '#test/support/visitors/members.ts';
import { type EntryOptions, storeFormEntry } from '#test/support/visitors/form-entries.ts';
import type { ImportFault } from '#shared/model/accounts/user-import.ts';
import { storeUserImport } from '#test/support/accounts/user-imports.ts';

export const FILLED_ENTRY = {
  name: 'Filled visitor',
  message: 'A filled message',
  colours: ['red', 'blue'],
  email: 'filled@visitors.example.com',
  lang: 'en',
  cell: 'B2',
  offer: { id: FILLED_POPUP_IDS[0] ?? '', name: 'Filled popup', isWaiting: true },
} as const satisfies EntryOptions;

/** The address to which the filled account changes its own. */
export const FILLED_EMAIL_CHANGE = 'next@example.com';

export const FILLED_VIEWS = { month: '2026-10', views: 300_001 } as const;

/** Stores ready media of a site, and a rejected file. */
export async function storeMedia({ table }: Product, owner: Account, siteId: string): Promise<FilledMedia & { failedId: string }> {
  const fixture = { dependencies: siteDependencies(table, systemClock) };
  const variantsOf = (kind: MediaKind, width: number) =>
    publishedVariants(kind, width).map((variant) => ({ ...variant, hash: contentHash(kind), bytes: 1_000 }));
  const picture = (kind: MediaKind, differences = {}): Promise<ImageRef> =>
    addReadyMedia(fixture, owner, siteId, kind, { variants: variantsOf(kind, 1_080), ...differences });
  const { mediaId: failedId } = await picture('creative', { state: 'failed', fault: 'unreadable', image: null });
  const video: VideoRef = { mediaId: randomIds.ulid(), width: 720, height: 1_280, durationMs: 4_000, size: 1_000, hasSound: true };
  await picture('video', { id: video.mediaId, image: null, video, variants: variantsOf('video', 720) });
  return {
    creative: await picture('creative'),
    video,
    logo: await picture('logo'),
    favicon: await picture('favicon'),
    product: await picture('product'),
    popup: await picture('popup'),
    failedId,
  };
}

/** The picture of a news item, which belongs to an account and to no site. */
export async function storeNewsImage({ table }: Product, owner: Account): Promise<string> {
  const variants = publishedVariants('news', 1_080).map((variant) => ({ ...variant, hash: contentHash('news'), bytes: 1_000 }));
  const fixture = { dependencies: siteDependencies(table, systemClock) };
  return (await addReadyMedia(fixture, owner, '', 'news', { variants })).mediaId;
}

export async function countPopups({ table }: Product, siteId: string): Promise<void> {
  for (const popupId of FILLED_POPUP_IDS) {
    await table.transact([popupClicksWrite(siteId, popupId, 1)]);
    await table.transact([applicantWrite({ id: siteId }, popupId, null)]);
  }
}

/** An entry that a login works on, with an e-mail about it. */
export async function storeWorkedEntry(
  { table }: Product,
  siteId: string,
  kind: StoredFormKind,
  { id, contactName }: Account,
): Promise<string> {
  const entry = await storeFormEntry(table, siteId, { ...FILLED_ENTRY, kind });
  const list = formEntryList(table, systemClock);
  const present = await list.find(siteId, kind, entry.id);
  const note = { text: 'Called back', by: contactName, at: entry.createdAt };
  if (present) await list.change(present, { state: 'in-progress', assignee: { id, name: contactName }, note });
  const subject = { siteId, form: kind, entryId: entry.id };
  const mail = { template: 'form-thanks' as const, to: entry.email, at: entry.createdAt };
  await mailRecordStore(table).create(mailRecordRef(subject, randomIds.ulid()), subject, mail, 'queued');
  return entry.id;
}

/** The number that the credit note of a filled invoice gets, and its amounts. */
export const FILLED_NOTE = {
  number: 'R2026-12-000001',
  taxes: [{ taxRate: 10, subtotal: 1_000, tax: 100 }],
  subtotal: 1_000,
  tax: 100,
  total: 1_100,
};

/** To whom the invoices of the filled account are addressed. */
export const FILLED_DATA = { department: '経理部', contactName: '田中', postalCode: '100-0001', address: '東京都', delivery: 'attachment' };

/** A line for the next invoice of the account whose invoices are filled. */
export const FILLED_LINE = {
  id: '01-of-a-filled-line',
  line: { text: 'Design', from: '2026-12-01', to: '2026-12-10', quantity: 2, unitPrice: 30_000 },
  addedAt: '2026-12-01T00:00:00.000Z',
};

/** The entry for which a filled receipt is issued. */
export const FILLED_ENTRY_ID = 'filled-entry';

/** Issues a receipt for the money of an invoice. */
async function storeFilledReceipt(table: Product['table'], payment: StoredPayment): Promise<void> {
  const { number, issuerId, accountId, total } = payment;
  const { issuer, recipient, taxes, subtotal, tax } = await paymentStore(table).findInvoice(payment);
  const facts = { invoiceNumber: number, issuerId, accountId, issuer, recipient, taxes, subtotal, tax, total, amount: total, excess: 0 };
  const days = { issuedOn: '2026-12-21', receivedOn: '2026-12-20' };
  const receipt = {
    ...facts,
    ...days,
    number: `${number}-1`,
    entryId: FILLED_ENTRY_ID,
    copy: 0,
    purpose: 'Fees',
    methods: ['bank-transfer'],
  };
  await table.put({ ...receiptKey(issuerId, receipt), entity: 'receipt', ...receipt });
}

/** Issues a credit note for a part of an invoice. */
async function storeFilledNote(table: Product['table'], payment: StoredPayment): Promise<void> {
  const { number, issuerId, accountId, month, issuedOn } = payment;
  const { issuer, recipient } = await paymentStore(table).findInvoice(payment);
  const facts = { invoiceNumber: number, invoiceIssuedOn: issuedOn, month, issuerId, accountId, issuer, recipient, reason: 'Returned' };
  const entry = { kind: 'credit', amount: FILLED_NOTE.total, on: '2026-12-21', note: 'Returned', reverses: null } as const;
  const dependencies = { ids: randomIds, clock: systemClock };
  await creditNoteStore(table, systemClock).issue({ ...FILLED_NOTE, ...facts, issuedOn: '2026-12-21' }, (note) => ({
    change: newLedgerChange(dependencies, {
      action: 'billing.credit',
      actor: null,
      payment,
      charge: undefined,
      // After the receipt, whatever the clock says.
      entries: [{ ...entry, id: randomIds.ulid(), number, recordedAt: '9999-12-31T00:00:00.000Z', reference: note.number }],
    }),
    jobs: [],
  }));
}

/** An invoice with every field, whose payment the operator has completed. */
export async function storeSettledBill({ table }: Product, account: Account): Promise<string> {
  const lines = INVOICE_LINES.map((line) => (line.usage ? { ...line, month: FILLED_VIEWS.month } : line));
  const { number, issuerId } = await storeInvoice(table, account, { kind: 'reissue', corrects: '2026-12-000001', lines });
  await table.put({ ...billingDataKey(account.id), entity: 'billing-data', data: FILLED_DATA, version: 1 });
  const line = { ...FILLED_LINE, accountId: account.id };
  await table.put({ ...freeLineKey(account.id, line.id), entity: 'free-line', ...line });
  const file = { key: 'invoice.pdf', sha256: 'a'.repeat(64), bytes: 40_000 };
  await invoiceDocumentStore(table).record({ issuerId, number }, { number, files: { jp: file, en: file } }, []);
  await storeFilledEstimate(table, account, file);
  const payments = paymentStore(table);
  const operator = scopeOf(issuerId);
  const audit = newAuditEntry({ ids: randomIds, clock: systemClock }, 'billing.complete', null, accountAuditSubject(account));
  const settlement = { reason: 'Arrived', receivedOn: '2026-12-20', receivedAmount: 26_180 };
  const payment = await payments.find(operator, number);
  const entry = {
    id: randomIds.ulid(),
    number,
    kind: 'transfer',
    amount: 26_180,
    on: settlement.receivedOn,
    recordedAt: systemClock().toISOString(),
    note: settlement.reason,
    reverses: null,
    reference: null,
  } as const;
  const next = { ...afterEntries(payment, [entry], { isClosed: true }), settlement };
  await ledgerStore(table, systemClock).append([{ payment, entries: [entry], next, charge: undefined, audit }]);
  await storeFilledNote(table, await payments.find(operator, number));
  await storeFilledReceipt(table, payment);
  const receipt = receiptDocument({ number: `${number}-1`, copy: 0 });
  await invoiceDocumentStore(table).record(
    { issuerId, number: receipt },
    { number: receipt, files: { jp: file, en: file, cn: file, kr: file } },
    [],
  );
  await invoiceDocumentStore(table).record(
    { issuerId, number: FILLED_NOTE.number },
    { number: FILLED_NOTE.number, files: { jp: file, en: file, cn: file, kr: file } },
    [],
  );
  await billingSettingsStore(table).replace(issuerId, { ...ISSUER_SETTINGS, note: 'Thank you' }, 0, []);
  await storeCard(table, account);
  return number;
}

/** A member with an e-mail to it. */
export async function storeMailedMember({ table }: Product, siteId: string): Promise<string> {
  const { id, email, createdAt } = await storeMember(table, siteId, FILLED_ENTRY);
  const subject = { siteId, email, memberId: id };
  const mail = { template: 'member-password-changed' as const, to: email, at: createdAt };
  await mailRecordStore(table).create(mailRecordRef(subject, randomIds.ulid()), subject, mail, 'queued');
  return id;
}

/** The job of an export that is done. */
export async function storeExport({ table }: Product, siteId: string, list: FormKind): Promise<string> {
  const id = randomIds.ulid();
  const payload = { siteId, list, language: 'jp', filter: { sort: 'created', order: 'desc' } } as const;
  const job = newJob('export-list', payload, id, systemClock());
  await jobStore(table, systemClock).add({
    ...job,
    subjectId: exportSubjectId(siteId, list),
    state: 'done',
    progress: { done: 1, total: 1 },
  });
  return id;
}

/** The job of a report that is done. */
export async function storeReport({ table }: Product, siteId: string): Promise<string> {
  const id = randomIds.ulid();
  const payload = { subjectId: siteId, ownerId: '', month: '2026-10', language: 'jp', visitLanguage: null, isDelivered: false } as const;
  const job = newJob('visit-report', payload, id, systemClock());
  await jobStore(table, systemClock).add({ ...job, state: 'done', progress: { done: 1, total: 1 } });
  return id;
}

/** The job of an export of all data of an account, which is done. */
export async function storeAccountExport({ table }: Product, account: Account): Promise<string> {
  const id = randomIds.ulid();
  const payload = { subjectId: account.id, ownerId: account.id, loginId: account.id, language: 'jp' } as const;
  const job = { ...newJob(ACCOUNT_EXPORT_JOB, payload, id, systemClock()), state: 'done' as const, progress: { done: 2, total: 2 } };
  const audit = newAuditEntry({ ids: randomIds, clock: systemClock }, 'account.export', null, accountAuditSubject(account));
  await accountExportStore(table, accountStore(table)).start(account, job, undefined, audit);
  return id;
}

/** The job of an export of a site, which is done. */
export async function storeSiteExport({ table }: Product, owner: Account, siteId: string): Promise<string> {
  const id = randomIds.ulid();
  const site = await siteStore(table).find(scopeOf(owner.id), siteId);
  const payload = { subjectId: site.id, ownerId: site.ownerId, revisionId: id, language: 'jp' } as const;
  const job = { ...newJob('export-site', payload, id, systemClock()), state: 'done' as const, progress: { done: 2, total: 2 } };
  const audit = newAuditEntry({ ids: randomIds, clock: systemClock }, 'site.export', null, siteAuditSubject(site));
  await siteExportStore(table).start(site, job, undefined, audit);
  return id;
}

export const FILLED_FAULT: ImportFault = { row: 3, field: 'companyName', value: 'A very long name', rule: 'too-long', params: { max: 50 } };

/** A bulk upload with a picture, a video and a file that is neither. */
export async function storeReadyBulkUpload(
  { table }: Product,
  owner: Account,
  siteId: string,
  { creative: { mediaId: pictureId }, video: { mediaId: videoId } }: FilledMedia,
): Promise<string> {
  const id = await storeBulkUpload(table, owner, siteId, { state: 'ready', mediaIds: [pictureId, videoId] });
  await writeEntries(mediaBucket(process.env), { siteId, id }, [
    { path: 'en/A1.png', mediaId: pictureId, fault: null },
    { path: 'B1.mp4', mediaId: videoId, fault: null },
    { path: 'notes.txt', mediaId: null, fault: 'unsupported' },
  ]);
  return id;
}

export async function storeImports({ table }: Product, operator: Account): Promise<Record<'uploaded' | 'refused', string>> {
  const files = mediaBucket(process.env);
  const uploaded = await storeUserImport(table, operator);
  const headers = { contentType: 'text/csv', cacheControl: 'private' };
  await files.write({
    key: importFileKey({ ownerId: operator.id, id: uploaded }),
    body: '会社名,備考\r\n喫茶 満ちる,メモ\r\n',
    ...headers,
  });
  const refused = await storeUserImport(table, operator, {
    state: 'refused',
    accounts: 0,
    faults: 1,
    finishedAt: systemClock().toISOString(),
  });
  await writeFaults(files, { ownerId: operator.id, id: refused, fileName: 'users.csv' }, [FILLED_FAULT]);
  return { uploaded, refused };
}
