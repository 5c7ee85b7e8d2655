import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#test/support/api/site-fixture.ts';
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

describe('resending an invitation', () => {
  it('requests another e-mail, leaves the account unchanged, and is rate-limited per invited account', async () => {
    const [invited, other] = [
      await as.OEM_ADMIN.create({ parentId: roles.OEM_MASTER.id }),
      await as.MASTER.create({ parentId: roles.MASTER.id }),
    ];
    for (let count = 0; count < 5; count += 1) expect(await (count % 2 ? as.MASTER : as.OEM_ADMIN).resend(invited.id)).toBeNull();
    expect(await refusalOf(as.OEM_ADMIN.resend(invited.id))).toMatchObject({ code: 'too-many-requests' });
    expect(await as.MASTER.resend(other.id)).toBeNull();
    expect(await test.jobsOf(invited.id)).toHaveLength(6);
    expect(await as.OEM_ADMIN.get(invited.id)).toEqual(invited);
    expect(await test.lastEntry(invited)).toMatchObject({ action: 'account.invite' });
    test.time.now += 15 * 60_000;
    expect(await as.OEM_ADMIN.resend(invited.id)).toBeNull();
  });

  it('rejects with account-terminated if the contract of the account has ended', async () => {
    const invited = await as.MASTER.create({ parentId: roles.MASTER.id });
    await as.MASTER.terminate(invited.id);
    expect(await refusalOf(as.MASTER.resend(invited.id))).toEqual({ code: 'account-terminated' });
  });
});
