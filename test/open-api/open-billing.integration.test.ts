import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { ApiAccess, NewApiAccess } from '#shared/model/open-api/api-access.ts';
import { issueMachine, type Machine, OPERATIONS, type SampledOperation } from '#test/open-api/machines.ts';
import { MINIMAL_API_ACCESS, MINIMAL_WEBHOOK } from '#test/support/accounts/owned-resources.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { type Call, send } from '#test/support/http/send.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let operator: Account;
let customer: Account;
let token: string;
let customerToken: string;

beforeAll(async () => {
  product = await startProduct();
  operator = await product.people.add('MASTER', null);
  customer = await product.people.add('USER', operator, { companyName: 'A customer' });
  token = (await product.people.signIn(operator)).accessToken;
  customerToken = (await product.people.signIn(customer)).accessToken;
});
afterAll(() => product.stop());

function operation(id: string): SampledOperation {
  const found = OPERATIONS.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not open`);
  return found;
}
const RECEIVE = 'POST /bill/receipts';
const READ = OPERATIONS.filter(({ scope }) => scope === 'billing:read').map(({ id }) => id);
const invoice = () => storeInvoice(product.table, customer);
const receive = (machine: Machine, number: string, amount: number, headers?: Record<string, string>) =>
  machine.call(operation(RECEIVE), {
    body: { receivedOn: '2026-12-20', note: 'From the bank', allocations: [{ number, amount }] },
    ...(headers && { headers }),
  });
const read = async (machine: Machine, id: string, call: Call = {}) =>
  (await machine.call(operation(id), call)).data as Record<string, never>;
const create = (caller: string, differences: Partial<NewApiAccess>) =>
  send(product.handlers.apiAccess, apiContract.apiAccess.create, { token: caller, body: { ...MINIMAL_API_ACCESS, ...differences } });
const addWebhook = (caller: string, differences: object) =>
  send(product.handlers.webhook, apiContract.webhook.create, { token: caller, body: { ...MINIMAL_WEBHOOK, ...differences } });
const signInMainContact = async (account: Account) =>
  (await product.people.signIn(await product.people.add('SUB_ADMIN', account))).accessToken;

describe('API access with endpoints of invoices', () => {
  it('reads lists, an invoice with its ledger, its PDF and payments, as issuer and as the account that has to pay', async () => {
    const { number, total } = await invoice();
    await receive(await issueMachine(product, token, 'key', { operations: [RECEIVE], siteIds: [] }), number, 1_000);
    for (const caller of [token, customerToken]) {
      const machine = await issueMachine(product, caller, 'key', { operations: READ, siteIds: [] });
      expect(await read(machine, 'GET /bill', { query: { keyword: number } })).toMatchObject({
        payments: [{ number, open: total - 1_000 }],
      });
      expect(await read(machine, 'GET /bill/{number}', { params: { number } })).toMatchObject({
        invoice: { number, taxes: [{ taxRate: 10 }], lines: [{ kind: 'plan-fee' }, { kind: 'page-views' }] },
        payment: { open: total - 1_000 },
        entries: [{ kind: 'transfer', amount: 1_000 }],
      });
      expect(await read(machine, 'GET /bill/entries')).toMatchObject({ entries: [{ number, amount: 1_000, companyName: 'A customer' }] });
      expect(await machine.call(operation('GET /bill/{number}/document'), { params: { number }, query: {} })).toMatchObject({
        status: 200,
      });
    }
  });

  it('sees no site without a choice of sites', async () => {
    const body = { name: 'A site', numberHorizontal: 1, numberVertical: 1, viewMode: 'MOBILE' };
    const { data } = await send(product.handlers.site, apiContract.site.create, { token: customerToken, body });
    const { id } = (data as { site: { id: string } }).site;
    const all = await issueMachine(product, customerToken, 'key', { operations: ['GET /site', ...READ] });
    expect(JSON.stringify(await read(all, 'GET /site'))).toContain(id);
    const none = await issueMachine(product, customerToken, 'key', { operations: READ, siteIds: [] });
    expect(await none.call(operation('GET /site'), {})).toMatchObject({ status: 403 });
  });

  it('needs sites if it also has endpoints of sites', async () => {
    const refused = await create(customerToken, { operations: ['GET /site', 'GET /bill'], siteIds: [] });
    expect(refused).toMatchObject({ status: 400, data: { fields: [{ path: 'siteIds', rule: 'required' }] } });
    expect((await create(customerToken, { operations: ['GET /bill'], siteIds: [] })).status).toBe(201);
  });

  it('records a receipt once for each Idempotency-Key, which it requires', async () => {
    const machine = await issueMachine(product, token, 'key', { operations: [RECEIVE, ...READ], siteIds: [] });
    const { number, total } = await invoice();
    const keyless = await receive(machine, number, 1_000, { 'idempotency-key': '' });
    expect(keyless).toMatchObject({ status: 400, data: { fields: [{ path: 'headers.Idempotency-Key', rule: 'required' }] } });
    const [first, again] = [
      await receive(machine, number, 1_000, { 'idempotency-key': 'bank-1' }),
      await receive(machine, number, 1_000, { 'idempotency-key': 'bank-1' }),
    ];
    expect([first.status, again.status, again.headers['idempotency-replayed']]).toEqual([201, 201, 'true']);
    expect(await read(machine, 'GET /bill/{number}', { params: { number } })).toMatchObject({ payment: { open: total - 1_000 } });
  });

  it('is refused a receipt with the refusals of the console', async () => {
    const machine = await issueMachine(product, token, 'key', { operations: [RECEIVE], siteIds: [] });
    const { number, total } = await invoice();
    const body = { receivedOn: '2026-12-20', allocations: [{ number, amount: 1_000, open: total - 1 }] };
    expect(await machine.call(operation(RECEIVE), { body })).toMatchObject({ status: 409, data: { code: 'transition-refused' } });
    expect(await receive(machine, number, 0)).toMatchObject({ status: 400 });
    expect(await receive(machine, '2099-01-000001', 1)).toMatchObject({ status: 404 });
  });
});

describe('granting an API access to invoices', () => {
  it('is refused to accounts that do not issue invoices, as far as it records receipts', async () => {
    expect(await create(customerToken, { operations: [RECEIVE], siteIds: [] })).toMatchObject({ status: 403 });
    expect((await create(customerToken, { operations: READ, siteIds: [] })).status).toBe(201);
  });

  it('lets a main contact of the operator read invoices, and neither issue, change nor renew an access that records receipts', async () => {
    const contact = await signInMainContact(operator);
    expect((await create(contact, { operations: READ, siteIds: [] })).status).toBe(201);
    expect(await create(contact, { operations: [RECEIVE], siteIds: [] })).toMatchObject({ status: 403 });
    const { access } = (await create(token, { operations: [RECEIVE], siteIds: [] })).data as { access: ApiAccess };
    const params = { id: access.id };
    const rotated = { params, body: { proof: { kind: 'key', key: null }, overlapHours: 0 } };
    expect(await send(product.handlers.apiAccess, apiContract.apiAccess.rotate, { token: contact, ...rotated })).toMatchObject({
      status: 403,
    });
    const { name, isEnabled, tags, expiresOn, version } = access;
    const body = { name, isEnabled, tags, expiresOn, version, operations: READ, siteIds: [], addresses: null };
    const update = (caller: string) => send(product.handlers.apiAccess, apiContract.apiAccess.update, { token: caller, params, body });
    expect(await update(contact)).toMatchObject({ status: 403 });
    expect((await update(token)).status).toBe(200);
    expect((await send(product.handlers.apiAccess, apiContract.apiAccess.revoke, { token: contact, params })).status).toBe(200);
  });
});

describe('webhook with events of invoices', () => {
  it('needs no sites unless it also has events of sites', async () => {
    expect((await addWebhook(customerToken, { events: ['payment.received'], siteIds: [] })).status).toBe(201);
    expect(await addWebhook(customerToken, { events: ['payment.received', 'site.published'], siteIds: [] })).toMatchObject({
      status: 400,
      data: { fields: [{ path: 'siteIds', rule: 'required' }] },
    });
  });
});
