import type { Account } from '#functions/accounts/store/account.ts';
import { type InvoiceDraft, issueWrites, readLastNumber } from '#functions/billing/store/invoice-writes.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import type { InvoiceLine } from '#shared/model/billing/invoice-line.ts';
import { invoiceTotals } from '#shared/rules/billing/consumption-tax.ts';

export const INVOICE_LINES: readonly InvoiceLine[] = [
  { kind: 'plan-fee', month: '2026-12', planName: 'standard', quantity: 1, unitPrice: 19_800, amount: 19_800, taxRate: 10, usage: null },
  {
    kind: 'page-views',
    month: '2026-11',
    planName: 'standard',
    quantity: 2,
    unitPrice: 2_000,
    amount: 4_000,
    taxRate: 10,
    usage: { views: 61_000, blockSize: 30_000, blocks: 3 },
  },
];

/** An invoice of an account without a number. */
function invoiceDraftOf(account: Account, differences: Partial<InvoiceDraft> = {}): InvoiceDraft {
  const lines = differences.lines ?? [...INVOICE_LINES];
  return {
    kind: 'invoice',
    corrects: null,
    issuerId: account.path[0] ?? '',
    accountId: account.id,
    month: '2026-12',
    issuedOn: '2026-12-01',
    dueOn: '2026-12-27',
    issuer: {
      name: 'Sample Issuer',
      address: 'Tokyo',
      registrationNumber: 'T1234567890123',
      bankDetails: 'Sample Bank 1234567',
      note: 'Thank you',
    },
    recipient: { companyName: account.companyName, contactName: account.contactName },
    method: 'bank-transfer',
    lines,
    ...invoiceTotals(lines),
    ...differences,
  };
}

/** Issues an invoice to an account, regardless of what it owes. */
export async function storeInvoice(table: Table, account: Account, differences: Partial<InvoiceDraft> = {}): Promise<Invoice> {
  const draft = invoiceDraftOf(account, differences);
  const { invoices, writes } = issueWrites(
    [{ draft, state: 'UNPAID' }],
    await readLastNumber(table, draft.issuerId, draft.issuedOn),
    () => [],
  );
  await table.transact(writes);
  const [invoice] = invoices;
  if (!invoice) throw new Error('Nothing was issued');
  return invoice;
}
