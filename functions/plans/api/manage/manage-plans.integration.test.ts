import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { planOfferedCheck } from '#functions/plans/store/plan-store.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import { planKey } from '#functions/platform/keys/keys.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { NewPlan, Plan, PriceChange } from '#shared/model/plans/plan.ts';
import { type PlanFixture, startPlanFixture } from '#test/support/api/plan-fixture.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { fieldRefusal } from '#test/support/api/user-fixture.ts';

let test: PlanFixture;
let operator: Account;
let number = 0;
beforeAll(async () => {
  test = await startPlanFixture();
  operator = await test.people.add('MASTER', null);
});
afterAll(() => test.stop());
beforeEach(() => {
  number += 1;
});

const FIGURES = { price: 9_800, limitAccess: 10_000, limitAccessPrice: 1_000, licencePrice: 0 };
const input = (differences: Partial<NewPlan> = {}): NewPlan => ({
  ...FIGURES,
  name: `Plan ${number}`,
  order: 10,
  offer: 'public',
  baseId: null,
  quantitySite: 2,
  maxPages: 30,
  quantitySwipe: 30,
  swipe: true,
  privateDomain: false,
  settingPopupCta: true,
  settingFormContact: true,
  analyticsEffect: false,
  settingTagSeo: true,
  multiLanguage: false,
  ...differences,
});

const { create: createEndpoint, listManaged } = apiContract.plan;
const create = async (differences: Partial<NewPlan> = {}) =>
  createEndpoint.response.parse(await test.useCases.create({ ...test.from(operator), body: input(differences) })).plan;
const path = ({ id }: Plan) => ({ ...test.from(operator), params: { planId: id } });
const update = ({ id, version }: Plan, differences: Partial<NewPlan>) => {
  const { price: _price, limitAccess: _limit, limitAccessPrice: _block, licencePrice: _licence, ...editable } = input(differences);
  return test.useCases.update({ ...test.from(operator), params: { planId: id }, body: { ...editable, version } });
};
const setPrice = ({ id, version }: Plan, from: string, differences: Partial<PriceChange> = {}) =>
  test.useCases.setPrice({
    ...test.from(operator),
    params: { planId: id },
    body: { ...FIGURES, from, appliesTo: 'everybody', version, ...differences },
  });
const managed = async ({ id }: Plan) =>
  listManaged.response.parse(await test.useCases.listManaged(test.from(operator))).plans.find((plan) => plan.id === id);

describe('new plan', () => {
  it('is listed with its figures and no accounts, and audited in the log of the operator', async () => {
    const plan = await create();
    expect(await managed(plan)).toEqual({ ...input(), id: plan.id, retired: false, prices: [], version: 0, accounts: 0 });
    expect(await test.lastEntry(operator)).toMatchObject({
      action: 'plan.create',
      subject: { kind: 'plan', id: plan.id, name: input().name, ownerId: operator.id },
    });
  });

  it('requires a unique name, and a base plan that exists and is not a variant', async () => {
    const plan = await create();
    await expect(refusalOf(create())).resolves.toEqual(fieldRefusal('name', 'duplicate'));
    const variant = await create({ name: `Variant ${number}`, baseId: plan.id, multiLanguage: true });
    for (const baseId of ['nowhere', variant.id])
      await expect(refusalOf(create({ name: `Other ${number}`, baseId }))).resolves.toEqual(fieldRefusal('baseId', 'unknown-plan'));
  });
});

describe('update of a plan', () => {
  it('applies limits immediately, and audits the changed fields', async () => {
    const plan = await create();
    await update(plan, { quantitySite: null, settingPopupCta: false });
    expect(await managed(plan)).toMatchObject({ quantitySite: null, settingPopupCta: false, version: 1, price: 9_800 });
    expect((await test.lastEntry(operator))?.changes).toEqual([
      { field: 'quantitySite', from: '2', to: null },
      { field: 'settingPopupCta', from: 'true', to: 'false' },
    ]);
  });

  it('rejects a stale version with version-conflict, and accepts only one of concurrent updates', async () => {
    const plan = await create();
    await update(plan, { maxPages: 40 });
    await expect(update(plan, { maxPages: 50 })).rejects.toMatchObject({ code: 'version-conflict' });
    const present = await managed(plan);
    const outcomes = await Promise.allSettled([41, 42, 43].map((maxPages) => update(present ?? plan, { maxPages })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('reads and updates a plan that was stored by an earlier version', async () => {
    const { id } = await create();
    const item = await test.table.get(planKey(id));
    const {
      order: _o,
      offer: _f,
      retired: _r,
      baseId: _b,
      licencePrice: _l,
      prices: _p,
      version: _v,
      ...former
    } = item ?? { pk: '', sk: '' };
    await test.table.put({ ...former, entity: 'plan' });
    const plan = { ...input(), id, retired: false, prices: [], version: 0 };
    expect(await test.dependencies.plans.find(id)).toEqual(plan);
    await update(plan, { maxPages: 77 });
    expect(await managed(plan)).toMatchObject({ maxPages: 77, version: 1 });
  });
});

describe('price change of a plan', () => {
  it('applies from a later month, replaces a change for the same month, and is stored in order of months', async () => {
    const plan = await create();
    await setPrice(plan, '2027-03', { price: 12_000 });
    await setPrice({ ...plan, version: 1 }, '2026-12', { price: 10_000, appliesTo: 'new' });
    await setPrice({ ...plan, version: 2 }, '2027-03', { price: 13_000 });
    expect((await managed(plan))?.prices).toEqual([
      { ...FIGURES, price: 10_000, from: '2026-12', appliesTo: 'new' },
      { ...FIGURES, price: 13_000, from: '2027-03', appliesTo: 'everybody' },
    ]);
    expect((await test.lastEntry(operator))?.changes).toEqual([{ field: 'price', from: '12000', to: '13000' }]);
  });

  it('is rejected for a month that has begun in Japan, as is the removal of such a price change', async () => {
    const plan = await create();
    for (const from of ['2026-10', '2026-11'])
      await expect(refusalOf(setPrice(plan, from))).resolves.toEqual(fieldRefusal('from', 'not-next-month'));
    await setPrice(plan, '2026-12');
    const removal = { ...test.from(operator), params: { planId: plan.id, from: '2026-12' } };
    const { now } = test.time;
    test.time.now = Date.parse('2026-11-30T15:00:00Z');
    await expect(refusalOf(setPrice({ ...plan, version: 1 }, '2026-12'))).resolves.toEqual(fieldRefusal('from', 'not-next-month'));
    await expect(test.useCases.removePrice(removal)).rejects.toMatchObject({ code: 'transition-refused' });
    test.time.now = now;
    await test.useCases.removePrice(removal);
    expect((await managed(plan))?.prices).toEqual([]);
    await expect(test.useCases.removePrice(removal)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('retired plan', () => {
  it('keeps its accounts, and is rejected for new accounts until it is restored', async () => {
    const plan = await create();
    await test.people.add('USER', operator, { planId: plan.id });
    await test.table.transact([planOfferedCheck(plan.id)]);
    await test.useCases.retire(path(plan));
    expect(await managed(plan)).toMatchObject({ retired: true, accounts: 1 });
    await expect(test.table.transact([planOfferedCheck(plan.id)])).rejects.toBeInstanceOf(ConditionFailedError);
    await test.useCases.restore(path(plan));
    await test.table.transact([planOfferedCheck(plan.id)]);
    expect(await test.lastEntry(operator)).toMatchObject({ action: 'plan.restore' });
  });

  it('is deleted only if no account has it and no plan is a variant of it', async () => {
    const plan = await create();
    const refused = expect.objectContaining({ code: 'plan-in-use' });
    await expect(test.useCases.delete(path(plan))).rejects.toEqual(refused);
    const variant = await create({ name: `Variant ${number}`, baseId: plan.id });
    for (const one of [plan, variant]) await test.useCases.retire(path(one));
    await expect(test.useCases.delete(path(plan))).rejects.toEqual(refused);
    const customer = await test.people.add('USER', operator, { planId: variant.id });
    await expect(test.useCases.delete(path(variant))).rejects.toEqual(refused);
    const { accounts, clock, ids } = test.dependencies;
    const audit = { id: ids.ulid(), at: clock().toISOString(), action: 'account.update' as const, actor: null, changes: [] };
    const subject = { kind: 'account' as const, id: customer.id, name: '', ownerId: customer.id };
    const present = (await accounts.get(customer.id)) ?? customer;
    await accounts.replace(present, { ...present, planId: 'light' }, { audit: { ...audit, subject } });
    await test.useCases.delete(path(variant));
    await test.useCases.delete(path(plan));
    expect(await managed(plan)).toBeUndefined();
    expect(await test.lastEntry(operator)).toMatchObject({ action: 'plan.delete', subject: { id: plan.id } });
  });

  it('cannot be the plan of new registrations', async () => {
    for (const call of [test.useCases.retire, test.useCases.restore])
      await expect(call({ ...test.from(operator), params: { planId: 'trial' } })).rejects.toMatchObject({ code: 'plan-of-registration' });
  });
});
