import { expect } from 'vitest';
import { DEFAULT_DUNNING } from '#shared/model/billing/dunning.ts';
import { DEFAULT_ACCOUNTING } from '#shared/model/billing/accounting.ts';
import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import { type GetCases, LAST_PAGE } from '#test/get-endpoints/get-case.ts';
import { FILLED_ESTIMATE } from '#test/get-endpoints/filled-estimate.ts';
import { FILLED_DATA, FILLED_ENTRY_ID, FILLED_LINE, FILLED_NOTE, FILLED_VIEWS } from '#test/get-endpoints/stored-records.ts';
import type { FilledTree } from '#test/get-endpoints/trees.ts';
import { INVOICE_LINES } from '#test/support/billing/invoices.ts';

const paymentOf = ({ billNumber, oem }: FilledTree) => ({
  number: billNumber,
  accountId: oem.id,
  companyName: oem.companyName,
  planFee: 19_800,
  pageViewFee: 4_000,
  total: 26_180,
  ledger: { entries: 2, received: 26_180, credited: 1_100 },
  settlement: { reason: 'Arrived', receivedOn: '2026-12-20', receivedAmount: 26_180 },
});

/** The cases of plans, page views and invoices. */
export const BILLING_CASES: Pick<GetCases, 'usage' | 'plan' | 'bill'> = {
  usage: {
    pageViews: {
      token: 'oem',
      call: () => ({ query: { month: FILLED_VIEWS.month } }),
      expected: ({ siteId }) => ({
        ...FILLED_VIEWS,
        block: { size: 300_000, price: 10_000, used: { blocks: 2, charge: 10_000 } },
        sites: [{ siteId, views: FILLED_VIEWS.views }],
      }),
      // The month has ended.
      empty: ['block.left', 'forecast'],
      emptyStatus: 200,
    },
  },
  plan: {
    list: {
      token: 'oem',
      call: () => ({}),
      expected: () => ({ plans: expect.arrayContaining([...SEED_PLANS]) }),
      // No price has been changed.
      empty: ['plans.*.prices'],
      emptyStatus: 200,
    },
    check: {
      token: 'user',
      call: () => ({}),
      expected: ({ user }) => ({ check: { plan: { id: user.planId }, use: { sites: expect.any(Number) } } }),
      // Nothing was requested; below an OEM there is nothing to choose from.
      empty: [
        'check.change',
        'check.changeFaults',
        'check.licences',
        'check.ending',
        'check.firstContract',
        'check.options',
        'check.plan.prices',
        'check.prices',
        'check.request',
        'check.askable.*.plan.prices',
      ],
      emptyStatus: 200,
    },
    listManaged: {
      token: 'operator',
      call: () => ({}),
      expected: ({ user }) => ({
        plans: expect.arrayContaining([expect.objectContaining({ id: user.planId, accounts: expect.any(Number) })]),
      }),
      // No price has been changed.
      empty: ['plans.*.prices'],
      emptyStatus: 200,
    },
  },
  bill: {
    list: {
      token: 'operator',
      call: ({ billNumber }) => ({ query: { from: billNumber.slice(0, 7) } }),
      expected: (tree) => ({ payments: [{ ...paymentOf(tree), state: 'COMPLETED' }] }),
      // The invoices are paid by bank transfer.
      empty: [...LAST_PAGE, 'payments.*.charge'],
      emptyStatus: 200,
    },
    export: {
      token: 'oem',
      call: () => ({ query: { language: 'jp' } }),
      expected: ({ billNumber }) => ({
        csv: expect.stringContaining(`"${billNumber}","請求書(再発行)","${billNumber}","Filled OEM","2026-12"`),
      }),
      empty: LAST_PAGE,
      emptyStatus: 200,
    },
    receivables: {
      token: 'operator',
      call: () => ({ query: {} }),
      expected: () => ({ receivables: { accounts: [], received: expect.any(Number) } }),
      // Nothing is open: the invoices are paid or void.
      empty: [...LAST_PAGE, 'receivables.accounts'],
      emptyStatus: 200,
    },
    recipients: {
      token: 'oem',
      call: () => ({}),
      expected: () => ({ recipients: [], isAvailable: true }),
      // None were entered.
      empty: ['recipients'],
      emptyStatus: 200,
    },
    settings: {
      token: 'operator',
      call: () => ({}),
      expected: () => ({ settings: { name: 'Sample Issuer K.K.', chargeDay: 27 } }),
      // The issuer has no pictures.
      empty: ['pictures.logo', 'pictures.seal'],
      emptyStatus: 200,
    },
    billingData: {
      token: 'oem',
      call: () => ({ query: {} }),
      expected: () => ({ data: FILLED_DATA, version: 1, isAvailable: true }),
      emptyStatus: 200,
    },
    lines: {
      token: 'operator',
      call: ({ oem }) => ({ query: { accountId: oem.id } }),
      expected: () => ({ lines: [FILLED_LINE] }),
      emptyStatus: 200,
    },
    estimates: {
      token: 'operator',
      call: () => ({ query: {} }),
      expected: ({ oem }) => ({ estimates: [{ number: FILLED_ESTIMATE, accountId: oem.id, state: 'accepted' }] }),
      empty: LAST_PAGE,
      emptyStatus: 200,
    },
    estimate: {
      token: 'operator',
      call: () => ({ params: { estimate: FILLED_ESTIMATE } }),
      expected: () => ({ estimate: { number: FILLED_ESTIMATE, email: 'tanaka@example.com', total: 26_180 } }),
      emptyStatus: 404,
    },
    estimateDocument: {
      token: 'operator',
      call: () => ({ params: { estimate: FILLED_ESTIMATE }, query: { language: 'en' } }),
      expected: () => ({
        document: { url: expect.stringContaining('invoice.pdf'), fileName: `quotation-${FILLED_ESTIMATE}-en.pdf`, bytes: 40_000 },
      }),
      emptyStatus: 404,
    },
    estimateApplication: {
      token: 'operator',
      call: () => ({ params: { estimate: FILLED_ESTIMATE }, query: {} }),
      expected: () => ({ document: null }),
      // Its job does not run in this test.
      empty: ['document'],
      emptyStatus: 404,
    },
    applicationForm: {
      token: 'oem',
      call: () => ({ query: {} }),
      expected: () => ({ document: null }),
      // Its job does not run in this test.
      empty: ['document'],
      emptyStatus: 404,
    },
    accounting: {
      token: 'operator',
      call: () => ({}),
      expected: () => ({ settings: DEFAULT_ACCOUNTING, version: 0 }),
      emptyStatus: 200,
    },
    dunning: {
      token: 'operator',
      call: () => ({}),
      expected: () => ({ steps: DEFAULT_DUNNING, version: 0 }),
      emptyStatus: 200,
    },
    dunningMail: {
      token: 'operator',
      call: () => ({ query: { mail: 'final-notice', language: 'en' } }),
      expected: () => ({ subject: expect.stringContaining('final notice'), html: expect.stringContaining('11,780') }),
      emptyStatus: 200,
    },
    sales: {
      token: 'operator',
      call: ({ billNumber }) => ({ query: { month: billNumber.slice(0, 7) } }),
      expected: ({ billNumber }) => ({ summary: { month: billNumber.slice(0, 7), rates: expect.any(Array) } }),
      emptyStatus: 200,
    },
    card: {
      token: 'oem',
      call: () => ({}),
      expected: () => ({ card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 }, isAvailable: true }),
      emptyStatus: 200,
    },
    entries: {
      token: 'operator',
      call: () => ({ query: {} }),
      expected: ({ billNumber: number, oem }) => ({
        entries: expect.arrayContaining([
          expect.objectContaining({
            number,
            kind: 'transfer',
            amount: 26_180,
            accountId: oem.id,
            companyName: oem.companyName,
            note: 'Arrived',
          }),
          expect.objectContaining({ number, kind: 'credit', amount: 1_100, reference: FILLED_NOTE.number }),
        ]),
      }),
      // No entry was taken back.
      empty: [...LAST_PAGE, 'entries.*.reverses'],
      emptyStatus: 200,
    },
    creditNotes: {
      token: 'oem',
      call: () => ({ query: {} }),
      expected: ({ billNumber }) => ({ creditNotes: [{ ...FILLED_NOTE, invoiceNumber: billNumber, reason: 'Returned' }] }),
      empty: LAST_PAGE,
      emptyStatus: 200,
    },
    get: {
      token: 'oem',
      call: ({ billNumber: number }) => ({ params: { number } }),
      expected: (tree) => ({
        payment: paymentOf(tree),
        invoice: {
          number: tree.billNumber,
          kind: 'reissue',
          corrects: '2026-12-000001',
          recipient: { companyName: 'Filled OEM' },
          lines: INVOICE_LINES.map((line) => ({ kind: line.kind, amount: line.amount })),
        },
        entries: [
          { kind: 'transfer', amount: 26_180 },
          { kind: 'credit', amount: 1_100 },
        ],
        creditNotes: [{ ...FILLED_NOTE, invoiceNumber: tree.billNumber, reason: 'Returned' }],
        receipts: [{ entryId: FILLED_ENTRY_ID, copies: 1 }],
      }),
      // The invoice is paid by bank transfer, and its entries were not taken back. Only the issuer reads notes.
      empty: ['payment.charge', 'entries.*.note', 'entries.*.reverses'],
      emptyStatus: 404,
    },
    sites: {
      token: 'oem',
      call: ({ billNumber: number }) => ({ params: { number } }),
      expected: ({ siteId }) => ({ sites: [{ siteId, views: FILLED_VIEWS.views }] }),
      emptyStatus: 404,
    },
    receiptDocument: {
      token: 'oem',
      call: ({ billNumber: number }) => ({ params: { number, entryId: FILLED_ENTRY_ID }, query: { language: 'cn' } }),
      expected: ({ billNumber }) => ({
        document: { url: expect.stringContaining('invoice.pdf'), fileName: `receipt-${billNumber}-1-0-cn.pdf`, bytes: 40_000 },
      }),
      emptyStatus: 404,
    },
    creditNote: {
      token: 'oem',
      call: ({ billNumber: number }) => ({ params: { number, note: FILLED_NOTE.number }, query: { language: 'kr' } }),
      expected: () => ({
        document: { url: expect.stringContaining('invoice.pdf'), fileName: `credit-note-${FILLED_NOTE.number}-kr.pdf`, bytes: 40_000 },
      }),
      emptyStatus: 404,
    },
    document: {
      token: 'oem',
      call: ({ billNumber: number }) => ({ params: { number }, query: { language: 'en' } }),
      expected: ({ billNumber }) => ({
        document: { url: expect.stringContaining('invoice.pdf'), fileName: `invoice-${billNumber}-en.pdf`, bytes: 40_000 },
      }),
      emptyStatus: 404,
    },
  },
};
