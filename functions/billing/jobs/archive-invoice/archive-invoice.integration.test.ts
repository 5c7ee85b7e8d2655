import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { archiveInvoice, type ArchiveDependencies } from '#functions/billing/jobs/archive-invoice/archive-invoice.ts';
import { billStores } from '#test/support/billing/bill-stores.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { invoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { estimateStore } from '#functions/billing/store/estimate-store.ts';
import { applicationFormStore } from '#functions/billing/store/application-form-store.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { billingDataKey } from '#functions/platform/keys/billing-keys.ts';
import { NO_BILLING_DATA } from '#shared/model/billing/billing-data.ts';
import { AccountEvent } from '#shared/model/notices/account-event.ts';
import type { CreditNote } from '#shared/model/billing/credit-note.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { type StorageBucket, startBucket } from '#test/support/media/storage-bucket.ts';

const PROGRESS = { report: () => undefined, renewLease: () => Promise.resolve(), assertLeaseHeld: () => undefined };
const sha256 = (bytes: Uint8Array | undefined) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');

let test: TestTable;
let storage: StorageBucket;
let people: TestAccounts;
let invoice: Invoice;
beforeAll(async () => {
  [test, storage] = await Promise.all([startTable(), startBucket()]);
  people = await testAccountsIn(test.table);
});
afterAll(async () => {
  await storage.stop();
  await test.stop();
});
beforeEach(async () => {
  invoice = await storeInvoice(test.table, await people.add('USER', await people.add('MASTER', null)));
});

/** A credit note for a part of the invoice. */
const noteOf = (): CreditNote => ({
  number: 'R2026-12-000001',
  invoiceNumber: invoice.number,
  invoiceIssuedOn: invoice.issuedOn,
  month: invoice.month,
  issuerId: invoice.issuerId,
  accountId: invoice.accountId,
  issuedOn: '2026-12-20',
  issuer: invoice.issuer,
  recipient: invoice.recipient,
  reason: 'Returned',
  taxes: [{ taxRate: 10, subtotal: 1_000, tax: 100 }],
  subtotal: 1_000,
  tax: 100,
  total: 1_100,
});

const documents = () => invoiceDocumentStore(test.table);
const run = async (differences: Partial<ArchiveDependencies> = {}, text = '', isAnnounced = false, isVoid = false, creditNote?: string) =>
  archiveInvoice({
    ...billStores(test.table, () => new Date('2026-12-01T00:00:00Z')),
    creditNotes: { find: () => Promise.resolve(noteOf()) },
    archive: storage.invoices,
    render: ({ number }, language) => Promise.resolve(Buffer.from(`${number} ${language}${text}`)),
    estimates: estimateStore(test.table, randomIds, () => new Date('2026-12-01T00:00:00Z')),
    applicationForms: applicationFormStore(test.table),
    renderApplication: ({ id }, language) => Promise.resolve(Buffer.from(`${id} ${language}`)),
    renderEstimate: ({ number }, language) => Promise.resolve(Buffer.from(`${number} ${language}`)),
    renderReceipt: ({ number }, language) => Promise.resolve(Buffer.from(`${number} ${language}`)),
    renderCredit: ({ number }, language) => Promise.resolve(Buffer.from(`${number} ${language}`)),
    ...differences,
  }).run(
    {
      id: 'job',
      attempts: 1,
      createdAt: '',
      scope: { accountId: invoice.accountId } as never,
      payload: {
        subjectId: invoice.accountId,
        ownerId: '',
        issuerId: invoice.issuerId,
        number: invoice.number,
        isAnnounced,
        isVoid,
        creditNote,
      },
    },
    PROGRESS,
  );

const events = async () => test.table.queryAll({ pk: `EVENTS#${invoice.accountId}` }, AccountEvent);

describe('archiving an invoice', () => {
  it('adds one event to the account’s notifications if the invoice is announced (R-19.22)', async () => {
    await run();
    expect(await events()).toEqual([]);
    invoice = await storeInvoice(test.table, await people.add('USER', await people.add('MASTER', null)));
    await run({}, '', true);
    await run({}, '', true);
    expect(await events()).toMatchObject([{ kind: 'invoice-issued', name: invoice.number, count: 1 }]);
  });

  it('stores the files of both languages under object lock, and records their hashes', async () => {
    await run();
    const [document] = await documents().findAll([invoice]);
    for (const language of LANGUAGES) {
      const file = document?.files[language];
      const stored = await storage.invoices.read(file?.key ?? '');
      expect(Buffer.from(stored ?? []).toString()).toBe(`${invoice.number} ${language}`);
      expect(file).toMatchObject({ sha256: sha256(stored), bytes: stored?.byteLength });
      await expect(storage.invoices.remove([file?.key ?? ''])).rejects.toThrow('object lock');
      const replaced = { key: file?.key ?? '', body: 'other', contentType: 'application/pdf', cacheControl: 'no-store' };
      await expect(storage.invoices.write(replaced)).rejects.toThrow('object lock');
    }
  });

  it('archives the PDFs of a voided invoice beside those that were issued (R-22.62)', async () => {
    await run();
    await run({}, ' void', false, true);
    const [issued, marked] = await documents().findAll([invoice, { ...invoice, isVoid: true }]);
    const text = async (file: { key: string } | undefined) => Buffer.from((await storage.invoices.read(file?.key ?? '')) ?? []).toString();
    expect(await text(issued?.files.jp)).toBe(`${invoice.number} jp`);
    expect(await text(marked?.files.jp)).toBe(`${invoice.number} jp void`);
  });

  it('e-mails once that an invoice is void, with its marked PDF to an account that wants it (R-22.62, R-22.190)', async () => {
    const data = { ...NO_BILLING_DATA, delivery: 'attachment' as const };
    await test.table.put({ ...billingDataKey(invoice.accountId), entity: 'billing-data', data, version: 1 });
    await Promise.all([run({}, ' void', true, true), run({}, ' void', true, true)]);
    await run({}, ' void', true, true);
    const [marked] = await documents().findAll([{ ...invoice, isVoid: true }]);
    const mails = (await scanTable(test)).flatMap(({ kind, mail }) => (kind === 'mail' ? [mail as { accountId: string }] : []));
    const { accountId, number, total } = invoice;
    expect(mails.filter((mail) => mail.accountId === accountId)).toEqual([
      {
        template: 'invoice-void',
        accountId,
        number,
        total,
        attachment: { key: marked?.files.jp.key, name: `invoice-${number}.pdf` },
      },
    ]);
    expect(await events()).toEqual([]);
  });

  it('archives a credit note in each language, and e-mails once what remains due (R-22.133, R-22.134)', async () => {
    const runNote = () => run({}, '', true, false, 'R2026-12-000001');
    await Promise.all([runNote(), runNote()]);
    await runNote();
    const [document] = await documents().findAll([{ issuerId: invoice.issuerId, number: 'R2026-12-000001' }]);
    for (const language of ['jp', 'en', 'cn', 'kr'] as const) {
      const stored = await storage.invoices.read(document?.files[language]?.key ?? '');
      expect(Buffer.from(stored ?? []).toString()).toBe(`R2026-12-000001 ${language}`);
    }
    const credited = (await events()).filter(({ kind }) => kind === 'credit-note');
    expect(credited).toMatchObject([{ name: invoice.number, count: 1 }]);
    const mails = (await scanTable(test)).flatMap(({ kind, mail }) => (kind === 'mail' ? [mail as { accountId: string }] : []));
    expect(mails.filter(({ accountId }) => accountId === invoice.accountId)).toEqual([
      {
        template: 'credit-note',
        accountId: invoice.accountId,
        number: invoice.number,
        creditNote: 'R2026-12-000001',
        total: 1_100,
        open: invoice.total,
        excess: 0,
      },
    ]);
  });

  it('records the hash of the archived file, even if a later version renders the invoice differently', async () => {
    const crashed = run({ documents: { ...documents(), record: () => Promise.reject(new Error('crash')) } });
    await expect(crashed).rejects.toThrow('crash');
    await run({}, ', rendered by a later version');
    const [document] = await documents().findAll([invoice]);
    expect(document?.files.jp.sha256).toBe(sha256(Buffer.from(`${invoice.number} jp`)));
  });

  it('e-mails the contacts of the account once if the invoice is announced', async () => {
    const mails = async () =>
      (await scanTable(test))
        .filter((item) => item['kind'] === 'mail')
        .map((item) => item['mail'] as { accountId: string; number: string })
        .filter(({ accountId }) => accountId === invoice.accountId);
    await run();
    expect(await mails()).toEqual([]);
    invoice = await storeInvoice(test.table, await people.add('USER', await people.add('MASTER', null)));
    await Promise.all([run({}, '', true), run({}, '', true)]);
    await run({}, '', true);
    const { number, accountId, total, dueOn } = invoice;
    expect(await mails()).toEqual([
      { template: 'invoice-issued', accountId, number, corrects: null, total, dueOn, method: 'bank-transfer' },
    ]);
  });

  it('attaches the PDF in the language of each contact if the account wants it (R-22.121)', async () => {
    const customer = await people.add('USER', await people.add('MASTER', null), { language: 'kr' });
    invoice = await storeInvoice(test.table, customer);
    const data = { ...NO_BILLING_DATA, delivery: 'attachment' as const };
    await test.table.put({ ...billingDataKey(customer.id), entity: 'billing-data', data, version: 1 });
    await run({}, '', true);
    const [document] = await documents().findAll([invoice]);
    const mails = (await scanTable(test)).flatMap(({ kind, mail }) =>
      kind === 'mail' ? [mail as { accountId: string; attachment?: unknown }] : [],
    );
    expect(mails.find(({ accountId }) => accountId === customer.id)?.attachment).toEqual({
      key: document?.files.kr?.key,
      name: `invoice-${invoice.number}-kr.pdf`,
    });
    await run({}, '', true, false, 'R2026-12-000001');
    const notes = (await scanTable(test)).flatMap(({ mail }) => (mail ? [mail as { accountId: string; template: string }] : []));
    expect(notes.find((mail) => mail.template === 'credit-note' && mail.accountId === customer.id)).toMatchObject({
      attachment: { name: 'credit-note-R2026-12-000001-kr.pdf' },
    });
  });

  it('stores one document, even if it runs repeatedly and concurrently', async () => {
    await Promise.all([run(), run(), run({}, '2')]);
    const [document] = await documents().findAll([invoice]);
    await run({}, '3');
    expect(await documents().findAll([invoice])).toEqual([document]);
    expect(document?.files.jp.sha256).toBe(sha256(await storage.invoices.read(document?.files.jp.key ?? '')));
  });
});
