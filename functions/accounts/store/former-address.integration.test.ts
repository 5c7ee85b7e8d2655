import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { Credential } from '#functions/accounts/store/credential.ts';
import { digest } from '#functions/platform/keys/digest.ts';
import { memberAddressKey, memberKey, membersPartition } from '#functions/platform/keys/keys.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { credentialKey } from '#functions/platform/keys/sign-in-keys.ts';
import { memberOf } from '#test/support/visitors/members.ts';
import { testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { startTable } from '#test/support/engines.ts';

const ASCII = 'hanako@xn--wgv71a119e.example';
const UNICODE = 'hanako@日本語.example';

let test: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  test = await startTable();
});
afterAll(() => test.stop());

it.each([ASCII, UNICODE])('accountStore finds and keeps the credential that an earlier version stored for %s (R-11.2)', async (typed) => {
  const { table } = test;
  const accounts = accountStore(table);
  const people = await testAccountsIn(table);
  const master = await people.add('MASTER', null);
  const owner = await people.add('USER', master, { email: typed });
  await table.delete(credentialKey(typed));
  await table.put({ pk: `EMAIL#${typed}`, sk: 'EMAIL', entity: 'email', accountId: owner.id, passwordHash: 'stored' });
  await expect(people.add('USER', master, { email: UNICODE })).rejects.toThrow('email-taken');
  for (const email of [ASCII, UNICODE])
    expect(await accounts.findCredential(email)).toEqual({ accountId: owner.id, passwordHash: 'stored' });
  expect(await table.get(credentialKey(UNICODE), Credential)).toMatchObject({ accountId: owner.id });
  await table.delete(credentialKey(UNICODE));
});

it('memberStore finds a member whose address an earlier version stored in ASCII', async () => {
  const { table } = test;
  const members = memberStore(table);
  const siteId = 'abcdefghijkl';
  const member = { ...memberOf(siteId, { name: 'hanako', email: ASCII, at: new Date() }), id: randomIds.ulid() };
  await table.put({ ...memberKey(siteId, member.id), entity: 'member', ...member });
  await table.put({ pk: membersPartition(siteId), sk: `ADDRESS#${digest(ASCII)}`, entity: 'member-address', memberId: member.id });
  expect(await members.create({ ...member, id: randomIds.ulid() }, [])).toBe(false);
  for (const email of [ASCII, UNICODE]) expect(await members.findByAddress(siteId, email)).toMatchObject({ id: member.id, email: ASCII });
  expect(await table.get(memberAddressKey(siteId, UNICODE))).toMatchObject({ memberId: member.id });
});
