import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBillingRecipient, answerBillingRecipient, removeBillingRecipient } from '#functions/accounts/services/billing-recipients.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { billContacts } from '#functions/billing/services/bill-contacts.ts';
import { linkIn, tokenIn } from '#functions/mail/jobs/mail/mailbox-fixture.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { BILLING_RECIPIENTS_MAX } from '#shared/model/billing/billing-recipient.ts';
import { type AuthFixture, CONSOLE_ORIGIN, startAuthFixture } from '#test/support/api/auth-fixture.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';

let test: AuthFixture;
let customer: Account;
beforeAll(async () => {
  test = await startAuthFixture();
  customer = await test.newUser({ companyName: 'Tea shop', contactName: 'Ursula' });
  await test.deliverMail();
});
afterAll(() => test.stop());

const invalid = { status: 404, data: { code: 'link-invalid' } };
const { ulid } = randomIds;
const NEXT = 'Correct-horse-2';

/** Reads an account as the endpoints of a customer do. */
function changing({ id } = customer) {
  const read = async (): Promise<Account> => {
    const account = await test.dependencies.accounts.get(id);
    if (!account) throw new Error('The account does not exist');
    return account;
  };
  return { actor: null, read };
}

const add = (email: string, account = customer) => addBillingRecipient(test.dependencies, changing(account), { email, language: 'en' });
const remove = (id: string) => removeBillingRecipient(test.dependencies, changing(), id);
const contacts = () => billContacts(test.dependencies.accounts, customer.id);

/** Announces an invoice to all contacts. Returns the e-mails. */
async function announce() {
  const facts = { number: '2026-12-000001', corrects: null, total: 1_100, dueOn: '2026-12-31', method: 'bank-transfer' } as const;
  for (const contact of await contacts())
    await test.dependencies.jobs.add(newJob('mail', { mail: { template: 'invoice-issued', ...contact, ...facts } }, ulid(), test.clock()));
  return test.deliverMail();
}

describe('recipient of invoices without a login (R-2.92, R-2.93)', () => {
  it('receives nothing but the question until it has confirmed, and nothing after it refuses or is removed', async () => {
    const [added] = await add('money@example.com');
    const [question, ...others] = await test.deliverMail();
    expect([question?.to, others]).toEqual(['money@example.com', []]);
    expect(question?.text).toContain('Tea shop');
    expect(question?.text).not.toContain('Ursula');
    expect(linkIn(question).href).toContain(`${CONSOLE_ORIGIN}/billing-recipient`);
    expect((await announce()).map(({ to }) => to)).toEqual([customer.email]);

    const body = { token: tokenIn(question) };
    expect((await test.call('verifyToken', { body })).data).toMatchObject({
      link: { kind: 'billing-recipient', email: 'money@example.com', companyName: 'Tea shop', contactName: '' },
    });
    expect(await test.call('confirmRecipient', { body })).toMatchObject({ status: 200 });
    // A repeated answer is no change.
    expect(await test.call('confirmRecipient', { body })).toMatchObject({ status: 200 });
    const [, toRecipient] = await announce();
    expect(toRecipient).toMatchObject({ to: 'money@example.com', subject: expect.stringContaining('invoice 2026-12-000001') });
    expect(toRecipient?.text).toContain('Hello Tea shop,');
    expect(toRecipient?.text).not.toContain(CONSOLE_ORIGIN);

    expect(await test.call('refuseRecipient', { body })).toMatchObject({ status: 200 });
    expect((await announce()).map(({ to }) => to)).toEqual([customer.email]);
    await test.call('confirmRecipient', { body });
    expect(await contacts()).toHaveLength(2);
    expect(await remove(added?.id ?? '')).toEqual([]);
    expect(await contacts()).toEqual([{ accountId: customer.id }]);
    expect(await refusalOf(remove(added?.id ?? ''))).toMatchObject({ code: 'not-found' });
    expect(await test.call('confirmRecipient', { body })).toMatchObject(invalid);

    const { entries } = await auditStore(test.table).list(scopeOf(customer.id), { after: undefined, limit: 10 });
    const changes = entries.filter(({ action }) => action === 'account.billing-recipient').map((entry) => entry.changes[0]?.field);
    expect(changes.toReversed()).toEqual([
      'billingRecipient',
      'billingRecipientConfirmed',
      'billingRecipientRefused',
      'billingRecipientConfirmed',
      'billingRecipient',
    ]);
  });

  it('accepts no other link, and its link sets no password', async () => {
    const [added] = await add('other@example.com');
    const [question] = await test.deliverMail();
    const token = tokenIn(question);
    expect(await test.call('resetPassword', { body: { token, password: NEXT, confirmPassword: NEXT } })).toMatchObject(invalid);
    expect(await test.call('confirmEmailChange', { body: { token } })).toMatchObject(invalid);
    await test.call('forgotPassword', { body: { email: customer.email } });
    const [reset] = await test.deliverMail();
    expect(await test.call('confirmRecipient', { body: { token: tokenIn(reset) } })).toMatchObject(invalid);
    await remove(added?.id ?? '');
  });

  it('a recipient that has answered gets no further question', async () => {
    const [added] = await add('answered@example.com');
    const { read } = changing();
    await answerBillingRecipient(test.dependencies, read, { id: added?.id ?? '', state: 'refused' });
    expect(await test.deliverMail()).toEqual([]);
    await remove(added?.id ?? '');
  });

  it('a recipient of invoices is refused twice, beyond the maximum, and in an account that the operator does not bill', async () => {
    await add('0@example.com');
    const fault = (rule: string) => ({ code: 'invalid-input', fields: [{ path: 'email', rule }] });
    expect(await refusalOf(add('0@example.com'))).toMatchObject(fault('duplicate'));
    for (let number = 1; number < BILLING_RECIPIENTS_MAX; number += 1) await add(`${number}@example.com`);
    expect(await refusalOf(add('more@example.com'))).toMatchObject(fault('too-many'));
    const oem = await test.people.add('OEM_MASTER', test.operator);
    const below = await test.people.add('USER', oem, { planId: 'ep' });
    expect(await refusalOf(add('a@example.com', below))).toMatchObject({ code: 'forbidden' });
  });
});
