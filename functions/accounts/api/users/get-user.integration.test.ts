import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUserTree, startUserFixture, type UserFixture, type UserTree } from '#test/support/api/user-fixture.ts';

let test: UserFixture;
let roles: UserTree['roles'];
let as: UserTree['as'];
beforeAll(async () => {
  test = await startUserFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  ({ roles, as } = await createUserTree(test));
});

it('getUser and listUsers take three database calls each', async () => {
  const count = async (call: Promise<unknown>): Promise<number> => {
    // Two calls read the caller.
    await call;
    return test.takeCalls().length - 2;
  };
  test.takeCalls();
  expect(await count(as.OEM_MASTER.get(roles.USER.id))).toBe(3);
  expect(await count(as.OEM_MASTER.list())).toBe(3);
});

it('getUser returns null as the parent if the parent is above the caller’s account (R-2.53)', async () => {
  expect((await as.OEM_MASTER.get(roles.OEM_MASTER.id)).parent).toBeNull();
  expect((await as.OEM_MASTER.get(roles.USER.id)).parent).toEqual({ id: roles.OEM_MASTER.id, companyName: roles.OEM_MASTER.companyName });
  expect((await as.MASTER.get(roles.OEM_MASTER.id)).parent).toEqual({ id: roles.MASTER.id, companyName: roles.MASTER.companyName });
});
