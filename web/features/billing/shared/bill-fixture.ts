import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { Payment } from '#shared/model/billing/payment.ts';

/** An unpaid payment. */
export const TEST_PAYMENT: Payment = {
  number: '2026-12-000007',
  accountId: '01J00000000000000000000002',
  companyName: '株式会社さくら',
  month: '2026-12',
  issuedOn: '2026-12-01',
  dueOn: '2026-12-27',
  usedBlocks: 3,
  planFee: 19_800,
  licenceFee: 0,
  pageViewFee: 4_000,
  initialFee: 0,
  tax: 2_380,
  total: 26_180,
  method: 'bank-transfer',
  state: 'UNPAID',
  charge: null,
  ledger: null,
  settlement: null,
};

/** The invoice of the payment. */
export const TEST_INVOICE: ResponseOf<typeof bill.get>['invoice'] = {
  number: TEST_PAYMENT.number,
  kind: 'invoice',
  corrects: null,
  accountId: TEST_PAYMENT.accountId,
  month: '2026-12',
  issuedOn: '2026-12-01',
  dueOn: '2026-12-27',
  issuer: {
    name: '運営事務局',
    address: '東京都',
    registrationNumber: 'T1234567890123',
    bankDetails: 'サンプル銀行',
    note: '',
  },
  recipient: { companyName: '株式会社さくら', contactName: '佐倉 一郎' },
  method: 'bank-transfer',
  lines: [
    {
      kind: 'plan-fee',
      month: '2026-12',
      planName: 'standard',
      planSince: '2026-10',
      quantity: 1,
      unitPrice: 19_800,
      amount: 19_800,
      taxRate: 10,
      usage: null,
    },
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
  ],
  taxes: [{ taxRate: 10, subtotal: 23_800, tax: 2_380 }],
  subtotal: 23_800,
  tax: 2_380,
  total: 26_180,
};
