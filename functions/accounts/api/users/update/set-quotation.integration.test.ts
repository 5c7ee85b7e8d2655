import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { termsStore } from '#functions/billing/store/terms-store.ts';
import type { UserDetail } from '#shared/model/accounts/user.ts';
import type { QuotationUpdate } from '#shared/model/plans/quotation.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import {
  createUserTree,
  fieldRefusal,
  startUserFixture,
  unchangedUpdate,
  type UserFixture,
  type UserTree,
} from '#test/support/api/user-fixture.ts';

let test: UserFixture;
let roles: UserTree['roles'];
let as: UserTree['as'];
let enterprise: UserDetail;
beforeAll(async () => {
  test = await startUserFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  ({ roles, as } = await createUserTree(test));
  enterprise = await as.MASTER.create({ parentId: roles.MASTER.id, planId: 'ep' });
});

const FIGURES = {
  price: 150_000,
  limitAccess: 50_000,
  limitAccessPrice: 3_000,
  licencePrice: 4_000,
  quantitySite: 2,
  maxPages: 40,
  quantitySwipe: 20,
};
const quotation = (user: UserDetail, differences: Partial<QuotationUpdate> = {}): QuotationUpdate => ({
  planId: 'ep',
  from: '2026-12',
  version: user.version,
  billingStart: null,
  ...FIGURES,
  ...differences,
});
const limitsOf = async ({ id }: UserDetail) =>
  test.dependencies.plans.getSiteLimits((await test.dependencies.accounts.get(id)) ?? expect.unreachable());
const terms = ({ id }: UserDetail) => termsStore(test.table).find(id, '2026-11');

describe('a quotation', () => {
  it('applies its limits immediately and its prices from the stated month, and is audited', async () => {
    const after = await as.MASTER.setQuotation(enterprise.id, quotation(enterprise));
    const { price, limitAccess, limitAccessPrice, licencePrice, ...limits } = FIGURES;
    expect(after.quotations).toEqual([
      { planId: 'ep', ...limits, prices: [{ from: '2026-12', price, limitAccess, limitAccessPrice, licencePrice }] },
    ]);
    expect(await limitsOf(enterprise)).toMatchObject({ maxSites: 2, maxSheets: 40, maxDirection: 20, popupCta: true });
    expect(await terms(enterprise)).toMatchObject({ price: 0 });
    expect(await test.lastEntry(enterprise)).toMatchObject({
      action: 'account.quotation',
      changes: expect.arrayContaining([
        { field: 'quantitySite', from: null, to: '2' },
        { field: 'priceFrom', from: null, to: '2026-12' },
        { field: 'price', from: null, to: '150000' },
      ]),
    });
  });

  it('can change the prices of the present month until that month is invoiced', async () => {
    const after = await as.MASTER.setQuotation(enterprise.id, quotation(enterprise, { from: '2026-11' }));
    expect(await terms(enterprise)).toMatchObject({ price: 150_000, limitAccess: 50_000 });
    await as.MASTER.setQuotation(enterprise.id, quotation(after, { from: '2026-11', price: 160_000 }));
    expect(await terms(enterprise)).toMatchObject({ price: 160_000 });
    const { billedAccounts } = test.dependencies;
    const invoiced = {
      find: async (id: string) => {
        const billed = await billedAccounts.find(id);
        return billed && { ...billed, feesThrough: '2026-11' };
      },
    };
    test.dependencies.billedAccounts = invoiced;
    const refused = as.MASTER.setQuotation(enterprise.id, quotation(await as.MASTER.get(enterprise.id), { from: '2026-11', price: 1 }));
    expect(await refusalOf(refused)).toEqual(fieldRefusal('from', 'not-next-month'));
    test.dependencies.billedAccounts = billedAccounts;
    expect(await terms(enterprise)).toMatchObject({ price: 160_000 });
  });

  it('sets how the billing begins together with prices of the present month, until an invoice is issued (R-2.65)', async () => {
    const billingStart = { initialFee: 'waive' as const, firstBilledMonth: '2026-12', discount: { amount: 5_000, months: 3 } };
    const after = await as.MASTER.setQuotation(enterprise.id, quotation(enterprise, { from: '2026-11', billingStart }));
    expect(after).toMatchObject({ billingStart, quotations: [{ planId: 'ep' }] });
    expect(await terms(enterprise)).toMatchObject({ price: 150_000 });
    const { billedAccounts } = test.dependencies;
    expect(await billedAccounts.find(enterprise.id)).toMatchObject({ isInitialFeeDue: false, discount: billingStart.discount });
    const kept = await as.MASTER.setQuotation(enterprise.id, quotation(after, { from: '2027-01' }));
    expect(kept.billingStart).toEqual(billingStart);
    const past = { ...billingStart, firstBilledMonth: '2026-10' };
    expect(await refusalOf(as.MASTER.setQuotation(enterprise.id, quotation(kept, { billingStart: past })))).toEqual(
      fieldRefusal('billingStart.firstBilledMonth', 'month-in-past'),
    );
  });

  it('is refused for a past month, a plan that the account does not have, a public plan, and an account below an OEM', async () => {
    const set = (user: UserDetail, differences: Partial<QuotationUpdate>) =>
      refusalOf(as.MASTER.setQuotation(user.id, quotation(user, differences)));
    expect(await set(enterprise, { from: '2026-10' })).toEqual(fieldRefusal('from', 'not-next-month'));
    expect(await set(enterprise, { planId: 'oem' })).toEqual(fieldRefusal('planId', 'unknown-plan'));
    const standard = await as.MASTER.create({ parentId: roles.MASTER.id, planId: 'standard' });
    expect(await set(standard, { planId: 'standard' })).toEqual(fieldRefusal('planId', 'unknown-plan'));
    const below = await as.MASTER.create({ parentId: roles.OEM_MASTER.id, planId: 'ep' });
    expect(await set(below, {})).toEqual(fieldRefusal('planId', 'unknown-plan'));
    expect(await set(enterprise, { version: enterprise.version - 1 })).toEqual({ code: 'version-conflict' });
  });

  it('can be set for a requested plan without replacing the quotation of the present plan', async () => {
    const present = await as.MASTER.setQuotation(enterprise.id, quotation(enterprise));
    const asked = await as.MASTER.update(enterprise.id, { ...unchangedUpdate(present), planId: 'oem' });
    const after = await as.MASTER.setQuotation(enterprise.id, quotation(asked, { planId: 'oem', from: '2027-01' }));
    expect(after.quotations.map(({ planId }) => planId)).toEqual(['ep', 'oem']);
  });

  it('allows the removal of a price only before the price applies', async () => {
    await as.MASTER.setQuotation(enterprise.id, quotation(enterprise, { from: '2026-11' }));
    const later = await as.MASTER.setQuotation(enterprise.id, quotation(await as.MASTER.get(enterprise.id), { from: '2027-03', price: 9 }));
    expect(later.quotations[0]?.prices.map(({ from }) => from)).toEqual(['2026-11', '2027-03']);
    expect(await refusalOf(as.MASTER.removeQuotedPrice(enterprise.id, 'ep', '2026-11'))).toEqual({ code: 'transition-refused' });
    expect(await refusalOf(as.MASTER.removeQuotedPrice(enterprise.id, 'ep', '2027-04'))).toEqual({ code: 'not-found' });
    const after = await as.MASTER.removeQuotedPrice(enterprise.id, 'ep', '2027-03');
    expect(after.quotations[0]?.prices.map(({ from }) => from)).toEqual(['2026-11']);
  });
});
