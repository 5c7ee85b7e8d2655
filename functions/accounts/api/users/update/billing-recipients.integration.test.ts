import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { addRecipientOf } from '#functions/accounts/api/users/update/billing-recipients.ts';
import { addRecipient } from '#functions/billing/api/recipients/own-recipients.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { startUserFixture, type UserFixture } from '#test/support/api/user-fixture.ts';

let test: UserFixture;
let operator: Account;
let customer: Account;
beforeAll(async () => {
  test = await startUserFixture();
  operator = await test.people.add('MASTER', null);
  customer = await test.people.add('USER', operator);
});
afterAll(() => test.stop());

const BODY = { email: 'money@example.com', language: 'jp' } as const;
const request = (account: Account) => ({
  caller: callerOf(account),
  query: undefined,
  viewerAddress: '192.0.2.1',
  cookies: {},
  body: BODY,
});
const recipientsOf = async () => (await test.dependencies.accounts.get(customer.id))?.billingRecipients;

describe('a new recipient of invoices (R-2.92)', () => {
  it('counts as an address of a new login for the account that enters it, and is refused beyond the limit', async () => {
    const counted: unknown[] = [];
    const count = (...attempt: unknown[]) => {
      counted.push(attempt);
      return Promise.reject(new AppError('too-many-requests'));
    };
    const dependencies = { ...test.dependencies, attempts: { ...test.dependencies.attempts, count } };
    const byOperator = addRecipientOf(dependencies)({ ...request(operator), params: { id: customer.id } });
    const byCustomer = addRecipient(dependencies)({ ...request(customer), params: undefined });
    for (const refused of [byOperator, byCustomer]) expect(await refusalOf(refused)).toEqual({ code: 'too-many-requests' });
    expect(counted).toEqual([
      ['login-address', operator.id],
      ['login-address', customer.id],
    ]);
    expect(await recipientsOf()).toEqual([]);
  });

  it('refuses a login that does not manage the account', async () => {
    const add = (account: Account) => addRecipientOf(test.dependencies)({ ...request(account), params: { id: customer.id } });
    expect(await refusalOf(add(customer))).toEqual({ code: 'forbidden' });
    expect(await recipientsOf()).toEqual([]);
    expect(await add(operator)).toMatchObject({ recipients: [{ email: BODY.email, state: 'waiting' }] });
  });
});
