import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
import { dueDay } from '#shared/rules/billing/due-day.ts';
import { manualInvoiceParts } from '#shared/rules/billing/free-lines.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { realClock } from '#functions/platform/gateways/clock.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { DEMO_LOGINS } from '#infra/local/demo/accounts/demo-accounts.ts';
import type { Layout } from '#infra/local/platform/layout.ts';

/**
 * Enters the billing address of the OEM, issues a manual invoice to it, which it has paid, with a receipt, keeps a discount for its next
 * monthly invoice, and issues a quotation for a company without an account.
 */
export async function makeDemoPapers({ consoleOrigin }: Layout): Promise<void> {
  const [operator, oem] = await Promise.all(
    [DEMO_LOGINS.MASTER, DEMO_LOGINS.OEM_MASTER].map((login) => ConsoleSession.signIn(consoleOrigin, login)),
  );
  if (!operator || !oem) return;
  const accountId = (await oem.call(auth.userInfo, {})).user.workAccountId;
  const today = japaneseDay(realClock());
  const { data, version } = await oem.call(bill.billingData, { query: {} });
  const address = { department: '経理部', postalCode: '530-0000', address: '大阪府大阪市サンプル町4-5-6' };
  await oem.call(bill.setOwnBillingData, { body: { data: { ...data, ...address }, version } });
  const lines = [
    { text: '操作説明会(オンライン)', from: today, to: null, quantity: 2, unitPrice: 30_000 },
    { text: '初回の割引', from: today, to: null, quantity: 1, unitPrice: -5_000 },
  ];
  const { total } = manualInvoiceParts(lines);
  const request = { accountId, requestId: 'demo-manual-invoice', dueOn: dueDay(today, 27), note: '', lines, total };
  const { number } = await operator.call(bill.issue, { body: request });
  await operator.call(bill.receive, { body: { receivedOn: today, note: '', allocations: [{ number, amount: total }] } });
  const [entry] = (await operator.call(bill.get, { params: { number } })).entries;
  const purpose = '操作説明会の費用';
  if (entry) await operator.call(bill.receipt, { params: { number }, body: { entryId: entry.id, purpose, copies: 0 } });
  const line = { text: '紹介キャンペーンの割引', from: today, to: null, quantity: 1, unitPrice: -3_000 };
  const quoted = [
    { text: '法人向けプラン 月額基本料(1か月分)', from: today, to: null, quantity: 1, unitPrice: 128_000 },
    { text: '初期費用', from: today, to: null, quantity: 1, unitPrice: 100_000 },
  ];
  const estimate = {
    requestId: 'demo-of-a-quotation',
    companyName: '株式会社みなと観光',
    department: '広報部',
    contactName: '港 花子',
    email: 'quotation@example.com',
    validUntil: addDays(today, 30),
    lines: quoted,
    total: manualInvoiceParts(quoted).total,
  };
  await operator.call(bill.issueEstimate, { body: estimate });
  await operator.call(bill.addLine, { body: { accountId, id: 'demo-line-of-a-discount', line } });
}
