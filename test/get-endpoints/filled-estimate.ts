import { invoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import { estimateKey } from '#functions/platform/keys/billing-keys.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { ISSUER_SETTINGS } from '#functions/billing/store/billing-fixture.ts';
import type { Estimate } from '#shared/model/billing/estimate.ts';
import { INVOICE_LINES } from '#test/support/billing/invoices.ts';
import { issuerOf } from '#shared/rules/billing/issuer-of.ts';
import { invoiceTotals } from '#shared/rules/billing/consumption-tax.ts';

export const FILLED_ESTIMATE = 'Q2026-12-000002';

/** An accepted quotation with every field. */
export async function storeFilledEstimate(
  table: Table,
  account: Account,
  file: { key: string; sha256: string; bytes: number },
): Promise<void> {
  const issuerId = account.path[0] ?? '';
  const issuer = issuerOf(ISSUER_SETTINGS);
  const estimate: Estimate = {
    number: FILLED_ESTIMATE,
    issuerId,
    accountId: account.id,
    issuedOn: '2026-12-01',
    validUntil: '2026-12-31',
    issuer: { ...issuer, note: 'Thank you' },
    recipient: { companyName: account.companyName, contactName: '田中', department: '経理部', address: '東京都' },
    email: 'tanaka@example.com',
    language: 'en',
    delivery: 'link',
    lines: [...INVOICE_LINES],
    ...invoiceTotals(INVOICE_LINES),
    note: 'Valid this year',
    replaces: 'Q2026-12-000001',
    state: 'accepted',
    sentAt: '2026-12-01T00:00:00.000Z',
    decidedAt: '2026-12-02T00:00:00.000Z',
    replacedBy: 'Q2026-12-000003',
  };
  await table.put({ ...estimateKey(issuerId, estimate.number), entity: 'estimate', ...estimate });
  await invoiceDocumentStore(table).record(estimate, { number: estimate.number, files: { jp: file, en: file, cn: file, kr: file } }, []);
}
