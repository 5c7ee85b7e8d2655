import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { Session } from '#shared/model/sign-in/session.ts';
import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { type ExportFixture, startExportFixture } from '#test/account-export/export-fixture.ts';
import { changeEverything, NEEDED_CHANGES } from '#test/people-above/change-everything.ts';
import { createPreviewViewer } from '#test/support/accounts/create-preview-viewer.ts';
import { createOwnedResources, type OwnedResources } from '#test/support/accounts/owned-resources.ts';
import { ENDPOINTS, type SampledEndpoint } from '#test/support/http/endpoint-samples.ts';
import { send } from '#test/support/http/send.ts';
import type { Product } from '#test/support/product.ts';

type Person = 'operator' | 'operatorUser' | 'oem' | 'oemAdmin' | 'customer' | 'editor';

const OPERATOR = ['operator', 'operatorUser'] as const;
const ABOVE_CUSTOMER = [...OPERATOR, 'oem', 'oemAdmin'] as const;
/** Returns the mark in the name and the address of a person, which occurs nowhere else. */
const markOf = (person: Person): string => `zq${person.toLowerCase()}qz`;

let exports: ExportFixture;
let product: Product;
let people: Record<Person, Account>;
let tokens: Record<Person, string>;
let resources: Record<'oem' | 'customer', OwnedResources>;
/** The changes that people above the customer have made, for themselves or acting for it. */
const changed = new Set<string>();

beforeAll(async () => {
  exports = await startExportFixture();
  product = exports.product;
  const add = (person: Person, ...[role, parent, differences]: Parameters<Product['people']['add']>) =>
    product.people.add(role, parent, {
      contactName: `${markOf(person)} person`,
      email: `${markOf(person)}@example.com`,
      ...differences,
    });
  const operator = await add('operator', 'MASTER', null);
  const oem = await add('oem', 'OEM_MASTER', operator);
  const customer = await add('customer', 'USER', oem, { planId: 'ep' });
  people = {
    operator,
    oem,
    customer,
    operatorUser: await add('operatorUser', 'MASTER_USER', operator),
    oemAdmin: await add('oemAdmin', 'OEM_ADMIN', oem),
    editor: await add('editor', 'SUB_ADMIN', customer),
  };
  const signedIn = Object.entries(people).map(async ([person, account]) => [person, (await product.people.signIn(account)).accessToken]);
  tokens = Object.fromEntries(await Promise.all(signedIn)) as typeof tokens;
  const { table, handlers } = product;
  const owned = (person: Person) => createOwnedResources({ handlers, table, account: people[person], token: tokens[person] });
  resources = { oem: await owned('oem'), customer: await owned('customer') };
  const changes: [token: string, of: keyof typeof resources][] = [
    [tokens.operatorUser, 'customer'],
    [tokens.oemAdmin, 'customer'],
    [await actFor('oem', 'customer'), 'customer'],
    [await actFor('operator', 'oem'), 'oem'],
  ];
  for (const [token, of] of changes)
    for (const name of await changeEverything({ product, token, resources: resources[of] })) changed.add(name);
});
afterAll(() => product.stop());

/** The token of a person that acts for a login below it. */
async function actFor(by: Person, login: Person): Promise<string> {
  const call = { token: tokens[by], params: { id: people[login].id }, body: { reason: 'A question', access: 'EDIT' } };
  const { status, data } = await send(product.handlers.signInSecurity, apiContract.signInSecurity.actAs, call);
  expect([by, login, status]).toEqual([by, login, 201]);
  return (data as Session).accessToken;
}

/** The part of a text around a word, for the message of a failure. */
const around = (text: string, word: string): string => text.slice(Math.max(0, text.indexOf(word) - 80), text.indexOf(word) + 40);

/** Where an answer names one of these people, by its name or address. */
const namesIn = (answer: unknown, hidden: readonly Person[]): string[] => {
  const text = JSON.stringify(answer).toLowerCase();
  return hidden.flatMap((person) => (text.includes(markOf(person)) ? [around(text, markOf(person))] : []));
};

/** The roles of people in an answer. A person that is shown as the provider has the role of the provider's account. */
const rolesIn = (answer: unknown): string[] => {
  const roles: string[] = [];
  JSON.stringify(answer, (_, value: unknown) => {
    const person = value as { name?: unknown; role?: unknown; isProvider?: true } | null;
    if (typeof person?.name === 'string' && typeof person.role === 'string' && !person.isProvider) roles.push(person.role);
    return value;
  });
  return roles;
};

/** The traces of hidden people in the answers, by endpoint. Empty if there are none. */
async function tracesIn(endpoints: readonly SampledEndpoint[], of: OwnedResources, token: string, hidden: readonly Person[]) {
  const hiddenRoles = new Set<string>(hidden.map((person) => people[person].role));
  const found: Record<string, string[]> = {};
  for (const { name, family, endpoint, call } of endpoints) {
    const { data } = await send(product.handlers[family], endpoint, { ...call(of), token });
    const leaks = [...namesIn(data ?? null, hidden), ...rolesIn(data ?? null).filter((role) => hiddenRoles.has(role))];
    if (leaks.length > 0) found[name] = leaks;
  }
  return found;
}

const BEHIND_SIGN_IN = ENDPOINTS.filter(({ endpoint: { access } }) => access.by === 'console');
const READS = BEHIND_SIGN_IN.filter(({ endpoint: { method } }) => method === 'GET');
const PREVIEW = ENDPOINTS.filter(({ endpoint: { access } }) => access.by === 'preview' || access.by === 'preview-reader');

it('changeEverything makes every change of a customer’s data that stores a person’s name', () => {
  expect(NEEDED_CHANGES.filter((name) => !changed.has(name))).toEqual([]);
});

it('no response to a customer’s logins contains the name of a person above the customer', async () => {
  expect(await tracesIn(READS, resources.customer, tokens.customer, ABOVE_CUSTOMER)).toEqual({});
  expect(await tracesIn(READS, resources.customer, tokens.editor, ABOVE_CUSTOMER)).toEqual({});
});

it('no response to an OEM, about itself or a customer, contains the name of a person of the operator', async () => {
  expect(await tracesIn(READS, resources.oem, tokens.oem, OPERATOR)).toEqual({});
  expect(await tracesIn(READS, resources.customer, tokens.oemAdmin, OPERATOR)).toEqual({});
});

it('no response to viewers of a preview contains the name of a person above the owner of the site', async () => {
  const token = await createPreviewViewer(product.table, resources.customer.siteId);
  expect(await tracesIn(PREVIEW, resources.customer, token, ABOVE_CUSTOMER)).toEqual({});
});

it('the data export of a customer contains no name of a person above the customer', async () => {
  const { customer } = people;
  const { id } = await exports.start(tokens.customer, customer.id);
  await exports.run(id);
  const archive = await exports.download((await exports.latest(tokens.customer, customer.id)) ?? { url: null });
  const files = [...archive].filter(([name]) => name.endsWith('.json') || name.endsWith('.csv'));
  const leaks = files.flatMap(([name, bytes]) => namesIn(`${name} ${bytes.toString()}`, ABOVE_CUSTOMER));
  expect(leaks).toEqual([]);
  expect(
    namesIn(
      files.map(([, bytes]) => bytes.toString()),
      ['customer'],
    ),
  ).not.toEqual([]);
});

it('an OEM sees the names of its own people and of its customer’s people', async () => {
  const call = { params: { id: resources.customer.siteId }, query: {}, token: tokens.oem };
  const history = await send(product.handlers.site, apiContract.site.revisions, call);
  expect(namesIn(history.data, ['customer', 'oem', 'oemAdmin', 'operatorUser']).length).toBe(3);
});

it('edit conflicts and responses to a customer’s write do not contain the name of a person above the customer', async () => {
  const { siteId: id, revision: base, sheetId } = resources.customer;
  const changes = { sheets: { [sheetId]: { jp: { ...EMPTY_SHEET, mainText: 'Mine' } } } };
  const call = { token: tokens.customer, params: { id }, body: { base, changes } };
  const conflict = await send(product.handlers.site, apiContract.site.update, call);
  expect(conflict).toMatchObject({ status: 409, data: { code: 'edit-conflict', conflict: { byProvider: true } } });
  expect(namesIn(conflict.data, ABOVE_CUSTOMER)).toEqual([]);
  const writes = BEHIND_SIGN_IN.filter(({ endpoint: { method } }) => method !== 'GET');
  expect(await tracesIn(writes, resources.customer, tokens.customer, ABOVE_CUSTOMER)).toEqual({});
});
