import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PasswordFixture, startPasswordFixture } from '#test/support/api/password-fixture.ts';

let test: PasswordFixture;
beforeAll(async () => {
  test = await startPasswordFixture();
});
afterAll(() => test.stop());
beforeEach(() => test.resetFixture());

describe('brand of the console sign-in page', () => {
  it('is the brand of an account directly below the operator, or the product’s brand for any other id', async () => {
    const brand = { logo: null, mainColor: '#00ff00' };
    const oem = await test.people.add('OEM_MASTER', test.operator, { companyName: 'OEM', brand });
    const [below, gone] = [await test.newUser({ brand }, oem), await test.newUser({ brand })];
    await test.changeAccount(gone, { deletedAt: test.clock().toISOString() });
    const look = async (id: string) => (await test.call('brand', { params: { id } })).data;
    expect(await look(oem.id)).toEqual({ brand: { id: oem.id, name: 'OEM', ...brand, textColor: '#000000' } });
    const own = { brand: { id: null, name: null, logo: null, mainColor: '#202020', textColor: '#FFFFFF' } };
    for (const id of [below.id, gone.id, test.operator.id, '0'.repeat(26)]) expect(await look(id)).toEqual(own);
  });
});
