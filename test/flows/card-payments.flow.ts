/** Card payments: a card is saved at Stripe, a payment fails and is authenticated by its holder, the operator charges a card again. */
import { expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
import { bills } from '#shared/messages/jp/console/bills.ts';
import { card } from '#shared/messages/jp/console/card.ts';
import { authenticate, issueDueInvoice, typeCard } from './steps/cards.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, openFromMenu, signIn } from './steps/console-user.ts';
import { linkFromMail } from './steps/inbox.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const DECLINED = '4000 0000 0000 0002';
const ALWAYS_AUTHENTICATES = '4000 0027 6000 3184';
const FAILS_WHEN_CHARGED = '4000 0000 0000 0341';
const GOOD = '4242 4242 4242 4242';

const method = (page: Page) => page.getByRole('region', { name: card.title });
const payment = (page: Page) => page.getByRole('region', { name: bills.invoice.settlement });

/** Opens the payment settings from the list of payments. */
async function openPaymentMethod(page: Page): Promise<void> {
  await openFromMenu(page, 'paymentList');
  await page.getByRole('link', { name: card.action }).click();
  await expect(page.getByRole('heading', { level: 1, name: card.title })).toBeVisible();
}

async function replaceCard(page: Page, number: string, lastDigits: string): Promise<void> {
  await openPaymentMethod(page);
  await page.getByRole('button', { name: card.card.replace }).click();
  await typeCard(page, number);
  await expect(method(page)).toContainText(lastDigits);
}

test('a customer saves a card at Stripe after Stripe has refused a declined card and authenticated a 3-D Secure card', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'OEM_MASTER');
  await openPaymentMethod(page);
  await expect(method(page)).toContainText(card.bank.title);
  await page.getByRole('button', { name: card.bank.add }).click();
  await typeCard(page, DECLINED);
  await expect(page.getByRole('alert')).toContainText('declined');
  await expectNoViolations(page);
  await typeCard(page, ALWAYS_AUTHENTICATES);
  await authenticate(page, false);
  await typeCard(page, ALWAYS_AUTHENTICATES);
  await authenticate(page, true);
  await expect(page.getByText(card.saved)).toBeVisible();
  await expect(method(page)).toContainText('Visa 末尾 3184');
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
});

test('a customer gets an e-mail about a charge that needs authentication, authenticates and pays', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'OEM_MASTER');
  const number = await issueDueInvoice('OEM_MASTER');
  await page.goto(await linkFromMail(addresses().logins.OEM_MASTER.email, `/admin/payment-list/${number}`));
  await expect(payment(page)).toContainText(bills.state.FAILED);
  await expect(payment(page)).toContainText(card.failure['authentication-required']);
  await expectNoViolations(page);
  await page.getByRole('button', { name: card.pay.action }).click();
  await authenticate(page, false);
  await expect(page.getByText(card.pay.failed)).toBeVisible();
  await page.getByRole('button', { name: card.pay.action }).click();
  await authenticate(page, true);
  await expect(payment(page)).toContainText(bills.state.PAID);
  await expect(page).not.toHaveURL(/payment_intent/);
});

test('a payment becomes PAID by the event of Stripe if the browser never returns', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'OEM_MASTER');
  const number = await issueDueInvoice('OEM_MASTER');
  await page.goto(await linkFromMail(addresses().logins.OEM_MASTER.email, `/admin/payment-list/${number}`));
  await page.getByRole('button', { name: card.pay.action }).click();
  await page.route('**/payment-list/**', (route) => route.abort());
  await authenticate(page, true);
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const stateOf = async () => (await session.call(bill.get, { params: { number } })).payment.state;
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('PAID');
});

test('the operator charges a failed payment again after the customer has replaced the card', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'OEM_MASTER');
  await replaceCard(page, FAILS_WHEN_CHARGED, '0341');
  const number = await issueDueInvoice('OEM_MASTER');
  await linkFromMail(addresses().logins.OEM_MASTER.email, `/admin/payment-list/${number}`);
  const operator = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(operator, 'MASTER');
  const charge = async (): Promise<void> => {
    await operator.goto(`${addresses().console}/master/payment-list/${number}`);
    await operator.getByRole('button', { name: card.charge.action }).click();
    await operator.getByRole('dialog').getByRole('button', { name: card.charge.action }).click();
  };
  await charge();
  await expect(operator.getByText(card.charge.failed)).toBeVisible();
  await replaceCard(page, GOOD, '4242');
  await charge();
  await expect(operator.getByText(card.charge.done)).toBeVisible();
  await expect(payment(operator)).toContainText(bills.state.PAID);
  await openPaymentMethod(page);
  await page.getByRole('button', { name: card.card.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: card.remove.confirm }).click();
  await expect(method(page)).toContainText(card.bank.title);
  await operator.context().close();
});
