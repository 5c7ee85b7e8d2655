import { AppError } from '#functions/platform/base/app-error.ts';
import type { BillDependencies } from '#functions/billing/api/payments/dependencies.ts';
import { writeParts } from '#functions/platform/files/write-parts.ts';
import { type ZipEntry, zipChunks } from '#functions/platform/files/zip.ts';
import { invoiceZipKey } from '#functions/platform/gateways/media-keys.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { documentLink, LINK_SECONDS } from '#functions/billing/services/document-link.ts';
import { findPayments } from '#functions/billing/services/find-payments.ts';
import { newArchiveJob, newVoidArchiveJob } from '#functions/platform/job-list/new-job.ts';
import type { ArchivedFile } from '#functions/billing/store/invoice-document-store.ts';
import type { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import { isVoided } from '#shared/rules/billing/payment-state.ts';
import type { Language } from '#shared/model/language.ts';
import { creditNoteFileName, documentFileName } from '#shared/model/billing/invoice-document.ts';

/** Number of files read concurrently, which also limits how many are in memory. */
const READ_CONCURRENCY = 8;

/**
 * Returns the archived files of invoices, in their order, marked as void if the payment was voided; `undefined` for an invoice that is not
 * archived yet. Enqueues the missing jobs, because earlier versions did not archive invoices. What an earlier version archived in Japanese
 * and English only is returned in English for the other languages.
 */
async function archivedFiles(
  { documents, clock }: BillDependencies,
  payments: readonly StoredPayment[],
  language: Language,
): Promise<(ArchivedFile | undefined)[]> {
  const found = await documents.findAll(payments.map((payment) => ({ ...payment, isVoid: isVoided(payment) })));
  const missing = payments.filter((_, index) => !found[index]);
  await inParallel(missing, READ_CONCURRENCY, (payment) =>
    documents.enqueue(isVoided(payment) ? newVoidArchiveJob(payment, false, clock()) : newArchiveJob(payment, false, clock())),
  );
  return found.map((document) => document && (document.files[language] ?? document.files.en));
}

/** Returns a short-lived link to the archived PDF of an invoice; `null` while the PDF is being made. */
export const getDocument =
  (dependencies: BillDependencies): UseCase<typeof bill.document> =>
  async ({ caller, params: { number }, query: { language } }) => {
    const payment = await dependencies.payments.find(caller.scope, number);
    const [file] = await archivedFiles(dependencies, [payment], language);
    return { document: await documentLink(dependencies.archive, file, documentFileName(number, language)) };
  };

/**
 * Returns a short-lived link to the archived PDF of a credit note in a language; `null` while it is being made. Throws
 * `not-found` unless the invoice has such a note.
 */
export const getCreditNote =
  ({ payments, creditNotes, documents, archive }: BillDependencies): UseCase<typeof bill.creditNote> =>
  async ({ caller, params: { number, note: noteNumber }, query: { language } }) => {
    const payment = await payments.find(caller.scope, number);
    if (!(await creditNotes.find(payment, noteNumber))) throw new AppError('not-found');
    const [document] = await documents.findAll([{ issuerId: payment.issuerId, number: noteNumber }]);
    return { document: await documentLink(archive, document?.files[language], creditNoteFileName(noteNumber, language)) };
  };

/**
 * Returns a short-lived link to a ZIP file of archived PDFs, and the numbers of invoices that are left out because their PDF is still being
 * made. Throws `not-found` unless the caller's account issued or has to pay all of them.
 */
export const getDocuments =
  (dependencies: BillDependencies): UseCase<typeof bill.documents> =>
  async ({ caller: { scope }, body: { numbers, language } }) => {
    const { payments, archive, exportFiles, ids } = dependencies;
    const wanted = await findPayments(payments, scope, numbers);
    const files = await archivedFiles(dependencies, wanted, language);
    const missing = wanted.filter((_, index) => !files[index]).map(({ number }) => number);
    if (missing.length === wanted.length) return { url: null, missing };

    async function* entries(): AsyncGenerator<ZipEntry> {
      for (let start = 0; start < wanted.length; start += READ_CONCURRENCY) {
        const batch = wanted.slice(start, start + READ_CONCURRENCY);
        const read = await inParallel([...batch.entries()], READ_CONCURRENCY, async ([index, { number, issuedOn }]) => {
          const file = files[start + index];
          const bytes = file && (await archive.read(file.key));
          return bytes && { name: documentFileName(number, language), bytes, day: issuedOn };
        });
        yield* read.filter((entry) => entry !== undefined);
      }
    }
    const key = invoiceZipKey(scope.accountId, ids.ulid());
    await writeParts(exportFiles, { key, contentType: 'application/zip' }, zipChunks(entries()));
    const url = await exportFiles.signDownload({ key, fileName: 'invoices.zip', expiresInSeconds: LINK_SECONDS });
    return { url, missing };
  };
