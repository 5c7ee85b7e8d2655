/**
 * A month of a clerk of the operator, on a platform of its own whose clock is moved: customers are brought along from a former program, the
 * transfers of the bank are matched, dunning reminds the others, a card is refunded, and the month is exported for the accounting program.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { encodeShiftJis } from '#functions/platform/text/encode-text.ts';
import { agreeToDocuments } from '#infra/local/clients/agree-to-documents.ts';
import { moveClock, readClock } from '#infra/local/clients/clock-client.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import type { Mail } from '#infra/local/mail/mail.ts';
import { type Platform, startPlatform } from '#infra/local/startup/start-platform.ts';
import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
import { masterUser } from '#shared/api-contract/endpoints/user.ts';
import { bills } from '#shared/messages/jp/console/bills.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { imports } from '#shared/messages/jp/console/imports.ts';
import { ledger } from '#shared/messages/jp/console/ledger.ts';
import { receivables } from '#shared/messages/jp/console/receivables.ts';
import { transfers } from '#shared/messages/jp/console/transfers.ts';
import { users } from '#shared/messages/jp/console/users.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { closingTime } from '#shared/rules/billing/closing-time.ts';
import { formatYen } from '#shared/rules/text/format-figures.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { addMonths, monthOf } from '#shared/rules/time/japanese-month.ts';
import { csvRow } from '#shared/values/text/csv.ts';
import { TEST_CARD } from '#test/support/billing/stripe.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { typeCard } from './steps/cards.ts';
import { openInPlace, typeCredentials } from './steps/console-user.ts';
import { parseCsv } from './steps/csv.ts';

test.describe.configure({ timeout: 300_000 });

const PORT = 4680;
const FEE = 10_780;
const CHARGE_DAY = 10;
const CARD_CUSTOMER = { email: 'card@example.com', companyName: 'カード払い商店', contactName: '加藤 千' };
const [INITIAL_PASSWORD, PASSWORD] = ['Initial.2026', 'Clerks.Day.2026'] as const;

/** The running customers, in the katakana of the bank, and those whose contracts have ended. */
const RUNNING = [
  'アオバ',
  'イチヨウ',
  'ウメダ',
  'エノキ',
  'オオゾラ',
  'カエデ',
  'キキョウ',
  'クスノキ',
  'ケヤキ',
  'コスモス',
  'サクラギ',
  'シラカバ',
  'スズラン',
  'セキレイ',
  'ソメイ',
  'タチバナ',
  'ツバキ',
];
const ENDED = ['テッセン', 'トチノキ', 'ナデシコ'];
const FORMER_MONTHS = 14;

let platform: Platform;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'clerk-'));
  // The flows have built it.
  platform = await startPlatform({ port: PORT, dataDir, demo: false, build: false });
  await platform.complete;
});
test.afterAll(async () => {
  await platform?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const clockOf = () => ({ url: platform.addresses.clock, accessKeyId: platform.addresses.credentials.accessKeyId });
const nameOf = (kana: string): string => `株式会社${kana}`;
const emailOf = (kana: string): string => `customer-${[...RUNNING, ...ENDED].indexOf(kana)}@example.com`;

/** The file of the former program: contracts that run for a year, of which three have ended. */
function customerFile(today: string): string {
  const start = `${addMonths(today.slice(0, 7), -FORMER_MONTHS)}-01`;
  const { companyName, contactName, email, plan, contractStart, contractEnd, initialFee } = imports.columns;
  const fees = users.billingStart.initialFee;
  const rows = [...RUNNING, ...ENDED].map((kana, index) => [
    nameOf(kana),
    `${kana} 太郎`,
    emailOf(kana),
    'light',
    start,
    ENDED.includes(kana) ? addDays(today, -10) : '',
    [fees.waive, fees.elsewhere, ''][index % 3] ?? '',
  ]);
  return [[companyName, contactName, email, plan, contractStart, contractEnd, initialFee], ...rows].map(csvRow).join('');
}

/** Creates a customer that pays by card from the next month on. */
async function addCardCustomer(page: Page, operator: ConsoleSession, today: string): Promise<void> {
  const { console: origin } = platform.addresses;
  const { user } = await operator.call(auth.userInfo, {});
  const typed = { role: 'USER', authority: 'edit', licenceGrant: null, language: 'jp', planId: 'light', ...CARD_CUSTOMER } as const;
  const billingStart = { initialFee: 'waive', firstBilledMonth: addMonths(today.slice(0, 7), 1), discount: null } as const;
  const dates = { contractStart: today, contractEnd: null, billingStart };
  await operator.call(masterUser.create, {
    body: { ...typed, ...dates, parentId: user.workAccountId, initialPassword: INITIAL_PASSWORD },
  });
  const first = await ConsoleSession.signIn(origin, { email: CARD_CUSTOMER.email, password: INITIAL_PASSWORD });
  const chosen = { currentPassword: INITIAL_PASSWORD, password: PASSWORD, confirmPassword: PASSWORD };
  await first.call(auth.changePassword, { body: chosen });
  const customer = await ConsoleSession.signIn(origin, { email: CARD_CUSTOMER.email, password: PASSWORD });
  await agreeToDocuments(customer);
  const { url } = await customer.call(bill.openCheckout, {});
  await page.goto(url);
  await typeCard(page, TEST_CARD.good);
  await page.waitForURL(/session=/);
  const sessionId = new URL(page.url()).searchParams.get('session') ?? '';
  await customer.call(bill.saveCard, { body: { sessionId } });
}

async function importCustomers(page: Page, today: string): Promise<void> {
  await openInPlace(page, '/master/user-import');
  await page.getByRole('radio', { name: users.type.user, exact: true }).check();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: common.upload.choose }).click();
  await (await choosing).setFiles({ name: '顧客.csv', mimeType: 'text/csv', buffer: Buffer.from(customerFile(today)) });

  const first = page.getByRole('table', { name: imports.invoices.title });
  await expect(first.getByText(formatYen(FEE))).toHaveCount(RUNNING.length);
  await expect(first.getByText(imports.invoices.none)).toHaveCount(ENDED.length);
  const sum = { sum: formatYen(RUNNING.length * FEE), number: RUNNING.length };
  await expect(page.getByText(fillPlaceholders(imports.invoices.sum, sum))).toBeVisible();
  await expect(page.getByText(fillPlaceholders(imports.invoices.free, { number: ENDED.length }))).toBeVisible();
  await expect(first.getByText(formatYen(100_000))).toHaveCount(0);
  await expectNoViolations(page);

  const number = RUNNING.length + ENDED.length;
  await page.getByRole('button', { name: fillPlaceholders(imports.mapping.submit, { number }) }).click();
  await expect(page.getByText(fillPlaceholders(imports.done.title, { number })).first()).toBeVisible();
}

/**
 * The transfers of a month: 27 that pay invoices exactly, one of which pays two; one that is short by a fee, one of an unknown payer with
 * the amount of many, and one of an unknown payer with another amount.
 */
function transfersOf(on: string): { csv: string; sum: number } {
  const both = RUNNING.slice(0, 13).flatMap((kana) => [kana, kana]);
  const rows = [
    ...both.map((kana) => [`カ)${kana}`, FEE] as const),
    [`カ)${RUNNING[13]}`, 2 * FEE] as const,
    [`カ)${RUNNING[14]}`, FEE - 440] as const,
    ['ヤマダ タロウ', FEE] as const,
    ['スズキ ハナコ', 5_000] as const,
  ];
  const lines = rows.map(([payer, amount]) => `${on.replaceAll('-', '/')},振込 ${payer},${amount},`);
  return { csv: ['日付,摘要,入金金額,出金金額', ...lines, ''].join('\r\n'), sum: rows.reduce((all, [, amount]) => all + amount, 0) };
}

async function matchTransfers(page: Page, csv: string): Promise<void> {
  await openInPlace(page, '/master/bank-transfers');
  const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(encodeShiftJis(csv).bytes) };
  await page.locator('input[type=file]').setInputFiles(file);
  const table = page.getByRole('table', { name: transfers.table });
  await expect(table.getByText(transfers.match.CERTAIN, { exact: true })).toHaveCount(27);
  const byHand = [transfers.match.CHECK, transfers.match.AMBIGUOUS, transfers.match.NONE];
  for (const match of byHand) await expect(table.getByText(match, { exact: true })).toHaveCount(1);
  await expectNoViolations(page);

  const rowOf = (payer: string) => table.getByRole('row').filter({ hasText: payer });
  await rowOf(`カ)${RUNNING[14]}`).getByRole('checkbox').check();
  const choice = rowOf('ヤマダ タロウ').getByRole('combobox');
  const options = await choice.locator('option').allTextContents();
  const chosen = options.find((option) => option.startsWith(nameOf(RUNNING[15] ?? ''))) ?? '';
  await choice.selectOption({ label: chosen });
  const sum = 28 * FEE + (FEE - 440) + FEE;
  await page.getByRole('button', { name: fillPlaceholders(transfers.receive, { number: 29, sum: formatYen(sum) }) }).click();
  await expect(table.getByText(transfers.match.RECEIVED, { exact: true })).toHaveCount(29);
  await table.getByRole('link', { name: transfers.byHand }).click();
}

/** Opens a dialog of the invoice that is shown. */
async function openDialog(page: Page, number: string, action: string) {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await page.getByRole('button', { name: action, exact: true }).click();
  return page.getByRole('dialog');
}

/** Records a transfer for an invoice of the list that is shown. */
async function recordTransfer(page: Page, number: string, amount: number): Promise<void> {
  await page.getByRole('link', { name: number }).click();
  const dialog = await openDialog(page, number, ledger.receive.action);
  await dialog.getByLabel(ledger.receive.amount).fill(String(amount));
  await expect(dialog.getByText(fillPlaceholders(ledger.receive.rest, { rest: formatYen(FEE - amount) }))).toBeVisible();
  await dialog.getByRole('button', { name: ledger.receive.action }).click();
  await expect(page.getByText(ledger.receive.done)).toBeVisible();
}

/** Credits a part of an invoice that a card has paid, and pays it back to the card. */
async function refundCard(page: Page, number: string, amount: number): Promise<void> {
  await openInPlace(page, `/master/payment-list/${number}`);
  const credit = await openDialog(page, number, ledger.credit.action);
  await credit.getByLabel(fillPlaceholders(ledger.credit.amount, { rate: 10 })).fill(String(amount));
  await credit.getByLabel(ledger.credit.reason).fill('停止した日数の分');
  await credit.getByRole('button', { name: ledger.credit.action }).click();
  await expect(page.getByText(ledger.standing.REFUND_DUE).first()).toBeVisible();
  await page.getByRole('button', { name: ledger.refund.action, exact: true }).click();
  const refund = page.getByRole('dialog');
  await expect(refund.getByRole('radio', { name: ledger.refund.card })).toBeChecked();
  await refund.getByRole('button', { name: ledger.refund.action }).click();
  await expect(page.getByText(ledger.refund.doneCard)).toBeVisible();
}

/** The e-mails to customers that arrived after an instant: addresses by what the subject contains. */
async function receiversOf(subject: string, since: Date): Promise<string[]> {
  const { body } = await fetchFromSite(`${platform.addresses.inbox}/messages.json`);
  const mails = (JSON.parse(body.toString()) as Mail[]).filter((mail) => new Date(mail.at) > since && mail.subject.includes(subject));
  const own = [...RUNNING, ...ENDED].map(emailOf).concat(CARD_CUSTOMER.email);
  return mails.flatMap(({ to }) => to.filter((address) => own.includes(address))).toSorted();
}

/** Downloads the journal of a month, and returns the debits and credits of each account. */
async function journalOf(page: Page, month: string): Promise<Record<string, { debit: number; credit: number }>> {
  await openInPlace(page, '/master/accounting');
  await page.getByLabel(bills.accounting.month).selectOption(month);
  await page.getByLabel(bills.accounting.export.program).selectOption('moneyforward');
  const button = page.getByRole('button', { name: bills.accounting.export.action });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const [heading = [], ...rows] = parseCsv(await readFile(await file.path(), 'utf8'));
  const accounts: Record<string, { debit: number; credit: number }> = {};
  for (const row of rows)
    for (const [side, name] of [
      ['debit', '借方'],
      ['credit', '貸方'],
    ] as const) {
      const account = row[heading.indexOf(`${name}勘定科目`)] ?? '';
      const amount = row[heading.indexOf(`${name}金額(円)`)] ?? '';
      expect(amount).toMatch(/^[1-9]\d*$/);
      (accounts[account] ??= { debit: 0, credit: 0 })[side] += Number(amount);
    }
  return accounts;
}

test('a clerk brings customers along, matches transfers, reminds, refunds a card and exports the month, to the yen (R-22.172)', async ({
  page,
}) => {
  const { console: origin, logins } = platform.addresses;
  const operator = await ConsoleSession.signIn(origin, logins.MASTER);
  const today = japaneseDay(await readClock(clockOf()));
  const [first = '', second = ''] = [1, 2].map((later) => addMonths(monthOf(new Date(today)), later));
  const issuer = {
    name: 'サンプル株式会社',
    address: '東京都',
    registrationNumber: 'T1234567890123',
    bankDetails: 'サンプル銀行 本店 普通 1234567',
    note: '',
    chargeDay: CHARGE_DAY,
  };
  await operator.call(bill.setSettings, { body: { settings: issuer, version: 0 } });
  await addCardCustomer(page, operator, today);
  const names = [...RUNNING.map(nameOf), CARD_CUSTOMER.companyName].toSorted();
  /** The invoices of a month: of the customers of this flow, and of the accounts that every platform has. */
  const invoicesOf = async (month: string): Promise<{ own: Payment[]; others: Payment[] }> => {
    const { payments } = await operator.call(bill.list, { query: { from: month, to: month, limit: 100 } });
    const { own = [], others = [] } = Object.groupBy(payments, ({ companyName }) => (names.includes(companyName) ? 'own' : 'others'));
    return { own, others };
  };
  const numberOf = async (companyName: string, month: string): Promise<string> =>
    (await invoicesOf(month)).own.find((payment) => payment.companyName === companyName)?.number ?? '';
  const sumOf = (all: readonly Payment[]): number => all.reduce((sum, { total }) => sum + total, 0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/login`);
  await typeCredentials(page, logins.MASTER);
  await expect(page).toHaveURL(/\/summary$/);

  await test.step('twenty existing customers owe no initial fee, and the ended ones nothing', async () => {
    await importCustomers(page, today);
    for (const month of [first, second]) {
      await moveClock(clockOf(), new Date(closingTime(month).getTime() + 3_600_000));
      const { own } = await invoicesOf(month);
      expect(own.map(({ companyName }) => companyName).toSorted()).toEqual(names);
      for (const { total, initialFee } of own) expect([total, initialFee]).toEqual([FEE, 0]);
    }
  });

  const { csv, sum: transferred } = transfersOf(`${second}-01`);
  await test.step('of 30 transfers, 27 are matched and three are booked by hand', async () => {
    await matchTransfers(page, csv);
    await recordTransfer(page, await numberOf(nameOf(RUNNING[16] ?? ''), first), 5_000);
  });

  const matchedAt = await readClock(clockOf());
  await test.step('those who have not paid are reminded, and no one else', async () => {
    await moveClock(clockOf(), new Date(`${second}-20T03:00:00Z`));
    const unpaid = RUNNING.slice(14).map(emailOf).toSorted();
    await expect.poll(() => receiversOf('お支払いのお願い', matchedAt), { timeout: 30_000 }).toEqual(unpaid);
  });

  const credited = 1_100;
  await test.step('a part of an invoice is paid back to the card', async () => {
    await refundCard(page, await numberOf(CARD_CUSTOMER.companyName, second), credited);
    await expect.poll(() => receiversOf('の返金について', matchedAt), { timeout: 30_000 }).toEqual([CARD_CUSTOMER.email]);
  });

  const paidByCard = FEE;
  const [others, latest] = await Promise.all([first, second].map(async (month) => sumOf((await invoicesOf(month)).others)));
  await test.step('the journal of the month contains all of it', async () => {
    expect(await journalOf(page, second)).toMatchObject({
      売上高: { debit: 0, credit: 18 * FEE + (latest ?? 0) },
      売上値引高: { debit: credited, credit: 0 },
      普通預金: { debit: transferred, credit: 0 },
      未収入金: { debit: paidByCard, credit: credited },
    });
  });

  await test.step('the receivables are what is left', async () => {
    await openInPlace(page, '/master/receivables');
    const left = 2 * RUNNING.length * FEE - transferred + (others ?? 0) + (latest ?? 0);
    const figures = page.locator('dl').first();
    await expect(figures).toContainText(`${receivables.open}${formatYen(left)}`);
    await expect(figures).toContainText(`${receivables.overdue}${formatYen(left)}`);
    await expect(figures).toContainText(`${receivables.received}${formatYen(transferred + paidByCard - credited)}`);
    await expectNoViolations(page);
  });
});
