import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
import { dueDay } from '#shared/rules/billing/due-day.ts';
import { manualInvoiceParts } from '#shared/rules/billing/free-lines.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { realClock } from '#functions/platform/gateways/clock.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { DEMO_LOGINS } from '#infra/local/demo/accounts/demo-accounts.ts';
import type { Layout } from '#infra/local/platform/layout.ts';

/**
 * Enters the billing address of the OEM, issues a manual invoice to it, which it has paid, with a receipt, and keeps a discount for its
 * next monthly invoice.
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
  await operator.call(bill.addLine, { body: { accountId, id: 'demo-line-of-a-discount', line } });
}
