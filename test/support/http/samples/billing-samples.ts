import Stripe from 'stripe';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { NO_BILLING_DATA } from '#shared/model/billing/billing-data.ts';
import { DEFAULT_ACCOUNTING } from '#shared/model/billing/accounting.ts';
import { ISSUER_SETTINGS } from '#functions/billing/store/billing-fixture.ts';
import { INVOICE_LINES } from '#test/support/billing/invoices.ts';
import { STRIPE_KEYS } from '#test/support/billing/stripe.ts';
import { account, FILE, ofResources, type Samples, stranger, unnamed } from '#test/support/http/samples/sample.ts';
import type { Call } from '#test/support/http/send.ts';

const NO_ESTIMATE = { estimate: 'Q2000-01-000001' };

/** A quotation for a company without an account. */
function newEstimate() {
  const today = japaneseDay(new Date());
  const { email } = stranger();
  const line = { text: 'Set-up', from: today, to: null, quantity: 1, unitPrice: 1_000 };
  return { requestId: crypto.randomUUID(), companyName: 'Company', email, validUntil: today, lines: [line], total: 1_100 };
}

/** A signed event of Stripe that has no consequences. */
function signedEvent(): Call {
  const body = JSON.stringify({ id: 'evt_sample', object: 'event', type: 'customer.created', data: { object: {} } });
  const signature = new Stripe(STRIPE_KEYS.secretKey).webhooks.generateTestHeaderString({
    payload: body,
    secret: STRIPE_KEYS.webhookSecret,
  });
  return { body, headers: { 'stripe-signature': signature } };
}

export const NO_PLAN = { planId: 'nowhere' };
export const PRICES = { price: 9_800, limitAccess: 10_000, limitAccessPrice: 1_000, licencePrice: 0 };
const PLAN = {
  order: 10,
  offer: 'public',
  baseId: null,
  quantitySite: 1,
  maxPages: 30,
  quantitySwipe: 30,
  swipe: true,
  privateDomain: false,
  settingPopupCta: false,
  settingFormContact: true,
  analyticsEffect: false,
  settingTagSeo: true,
  multiLanguage: false,
};

export const BILLING_SAMPLES: Pick<Samples, 'plan' | 'bill' | 'cardEvent'> = {
  plan: {
    list: unnamed({}),
    check: unnamed({}),
    request: unnamed({ body: { planId: 'nowhere' } }),
    withdraw: unnamed({}),
    ask: unnamed({ body: { planId: 'nowhere' } }),
    withdrawRequest: unnamed({}),
    end: unnamed({ body: { month: '2000-01' } }),
    continue: unnamed({}),
    listManaged: unnamed({}),
    create: unnamed(() => ({ body: { ...PLAN, ...PRICES, name: stranger().email } })),
    update: unnamed({ params: NO_PLAN, body: { ...PLAN, name: 'A plan', version: 0 } }),
    priceEffect: unnamed({ params: NO_PLAN, body: { ...PRICES, from: '2099-01', appliesTo: 'everybody' } }),
    setPrice: unnamed({ params: NO_PLAN, body: { ...PRICES, from: '2099-01', appliesTo: 'everybody', version: 0 } }),
    removePrice: unnamed({ params: { ...NO_PLAN, from: '2099-01' } }),
    retire: unnamed({ params: NO_PLAN }),
    restore: unnamed({ params: NO_PLAN }),
    delete: unnamed({ params: NO_PLAN }),
  },
  bill: {
    list: unnamed({ query: {} }),
    export: unnamed({ query: { language: 'jp' } }),
    receivables: unnamed({ query: {} }),
    settings: unnamed({}),
    pictureUrl: unnamed({ body: { file: FILE } }),
    setSettings: unnamed({ body: { settings: ISSUER_SETTINGS, version: 0 } }),
    estimates: unnamed({ query: {} }),
    issueEstimate: unnamed(() => ({ body: newEstimate() })),
    estimate: unnamed({ params: NO_ESTIMATE }),
    estimateDocument: unnamed({ params: NO_ESTIMATE, query: {} }),
    sendEstimate: unnamed({ params: NO_ESTIMATE }),
    decideEstimate: unnamed({ params: NO_ESTIMATE, body: { decision: 'accepted' } }),
    estimateApplication: unnamed({ params: NO_ESTIMATE, query: {} }),
    applicationForm: account(({ id }) => ({ query: { accountId: id } })),
    linkedEstimate: unnamed({ body: { token: 'unknown' } }),
    dunning: unnamed({}),
    setDunning: unnamed({ body: { steps: [{ kind: 'reminder', days: 5 }], version: 0 } }),
    holdDunning: ofResources(({ billNumber: number }) => ({
      params: { number },
      body: { until: japaneseDay(new Date()), reason: 'Pays in parts' },
    })),
    // The invoice is not held.
    resumeDunning: ofResources(({ billNumber: number }) => ({ params: { number } })),
    dunningMail: unnamed({ query: { mail: 'reminder', language: 'en' } }),
    accounting: unnamed({}),
    setAccounting: unnamed({ body: { settings: DEFAULT_ACCOUNTING, version: 0 } }),
    sales: unnamed({ query: { month: '2026-12' } }),
    journal: unnamed({ body: { month: '2026-12', program: 'yayoi', encoding: 'shift_jis' } }),
    issue: account(({ id: accountId }) => ({
      body: {
        accountId,
        requestId: 'sample-request-000001',
        dueOn: '2026-12-27',
        lines: [{ text: 'Design', from: '2026-12-01', quantity: 1, unitPrice: 10_000 }],
        total: 11_000,
      },
    })),
    lines: account(({ id: accountId }) => ({ query: { accountId } })),
    addLine: account(({ id: accountId }) => ({
      body: { accountId, id: 'sample-line-00000001', line: { text: 'Design', from: '2026-12-01', quantity: 1, unitPrice: 10_000 } },
    })),
    removeLine: account(({ id: accountId }) => ({ params: { accountId, lineId: 'sample-line-00000001' } })),
    billingData: account(({ id: accountId }) => ({ query: { accountId } })),
    setOwnBillingData: unnamed({ body: { data: NO_BILLING_DATA, version: 0 } }),
    setBillingData: account(({ id: accountId }) => ({ params: { accountId }, body: { data: NO_BILLING_DATA, version: 0 } })),
    card: unnamed({}),
    openCheckout: unnamed({}),
    // Names a session of no account.
    saveCard: unnamed({ body: { sessionId: 'cs_test_none' } }),
    removeCard: unnamed({}),
    recipients: unnamed({}),
    addRecipient: unnamed(() => ({ body: { email: stranger().email, language: 'en' } })),
    // The recipient does not exist.
    removeRecipient: unnamed({ params: { recipientId: '01J00000000000000000000000' } }),
    entries: unnamed({ query: {} }),
    creditNotes: unnamed({ query: {} }),
    get: ofResources(({ billNumber: number }) => ({ params: { number } })),
    sites: ofResources(({ billNumber: number }) => ({ params: { number } })),
    document: ofResources(({ billNumber: number }) => ({ params: { number }, query: { language: 'en' } })),
    documents: ofResources(({ billNumber: number }) => ({ body: { numbers: [number], language: 'jp' } })),
    receipt: ofResources(({ billNumber: number }) => ({ params: { number }, body: { entryId: 'all', purpose: 'Fees', copies: 0 } })),
    // No receipt was issued.
    receiptDocument: ofResources(({ billNumber: number }) => ({ params: { number, entryId: 'all' }, query: { language: 'cn' } })),
    // The note does not exist.
    creditNote: ofResources(({ billNumber: number }) => ({ params: { number, note: 'R2026-12-000001' }, query: { language: 'kr' } })),
    credit: ofResources(({ billNumber: number }) => ({
      params: { number },
      body: { reason: 'Returned', amounts: [{ taxRate: 10, amount: 1_100 }], credited: 0 },
    })),
    // Nothing is to be paid back.
    refund: ofResources(({ billNumber: number }) => ({ params: { number }, body: { amount: 1, paidOn: '2026-12-21', excess: 1 } })),
    // The payment is not by card.
    charge: ofResources(({ billNumber: number }) => ({ params: { number } })),
    pay: ofResources(({ billNumber: number }) => ({ params: { number } })),
    refresh: ofResources(({ billNumber: number }) => ({ params: { number } })),
    complete: ofResources(({ billNumber: number }) => ({
      params: { number },
      body: { reason: 'Arrived', receivedOn: '2026-12-20', receivedAmount: 26_180 },
    })),
    receive: ofResources(({ billNumber: number }) => ({ body: { receivedOn: '2026-12-20', allocations: [{ number, amount: 1_000 }] } })),
    matchTransfers: unnamed({ body: { file: Buffer.from('日付,摘要,入金金額\n2026/12/20,サクラ,1000\n').toString('base64') } }),
    receiveTransfers: ofResources(({ billNumber: number }) => ({
      body: { transfers: [{ fingerprint: 'x'.repeat(43), receivedOn: '2026-12-20', allocations: [{ number, amount: 1_000 }] }] },
    })),
    // The entry does not exist.
    reverse: ofResources(({ billNumber: number }) => ({ params: { number }, body: { entryId: 'none', reason: 'Wrong' } })),
    correct: ofResources(({ correctableBillNumber: number }) => ({
      params: { number },
      body: {
        companyName: 'A company',
        contactName: 'A person',
        lines: INVOICE_LINES.map(({ quantity }) => ({ quantity, unitPrice: 1 })),
        reason: 'Wrong',
      },
    })),
    letter: ofResources(({ billNumber: number }) => ({
      params: { number },
      body: { subject: 'A question', text: 'One line.\nAnother one.' },
    })),
    void: ofResources(({ voidableBillNumber: number }) => ({ params: { number }, body: { reason: 'Waived' } })),
  },
  cardEvent: { receive: unnamed(signedEvent) },
};
