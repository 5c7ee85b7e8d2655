import assert from 'node:assert/strict';
import type * as z from 'zod';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { LedgerDependencies } from '#functions/billing/services/ledger/ledger-dependencies.ts';
import type { BillDependencies, SettlementDependencies } from '#functions/billing/api/payments/dependencies.ts';
import { recordReceipts } from '#functions/billing/api/ledger/record-receipts.ts';
import { completePayment } from '#functions/billing/api/ledger/complete-payment.ts';
import { voidPayment } from '#functions/billing/api/payments/void-payment.ts';
import { correctInvoice } from '#functions/billing/api/payments/correct-invoice.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { closeMonths } from '#functions/billing/jobs/monthly-closing/close-months.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { billingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import { closingStore } from '#functions/billing/store/closing-store.ts';
import { chargeStore } from '#functions/billing/store/charge-store.ts';
import { ledgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { pageViewStore } from '#functions/usage/store/page-view-store.ts';
import type { BillingSettings } from '#shared/model/billing/billing-settings.ts';
import { Invoice } from '#shared/model/billing/invoice.ts';
import { Payment } from '#shared/model/billing/payment.ts';
import { withPlanAtOnce, withRequestedPlan } from '#shared/rules/plans/change-plan.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import type { TestTable } from '#test/support/engines.ts';
import { DAY_MS, dayOf, firstOf, monthAt, monthName, MONTHS, type Random, closingOf } from '#test/simulated-year/calendar.ts';
import { type CardCharging, startCardCharging, type TakenPayment } from '#test/simulated-year/card-charging.ts';
import { DATED_PRICES, type History, LOG_OBJECTS_PER_MONTH, viewsInObject } from '#test/simulated-year/histories.ts';
import { requester } from '#shared/rules/plans/requester-fixture.ts';

/** Everything that was issued, paid and charged in the year. */
export interface Ledger {
  /** The invoices, sorted by number. */
  invoices: Invoice[];
  payments: Payment[];
  /** The position of each account's history, by id. */
  positions: ReadonlyMap<string, number>;
  /** What Stripe has taken from cards. */
  taken: TakenPayment[];
  /** Calls of the database that were cut off, before or after they took effect. */
  faults: number;
}

const SETTINGS: BillingSettings = {
  name: 'Sample Issuer K.K.',
  address: '1-1 Chiyoda, Tokyo',
  registrationNumber: 'T1234567890123',
  bankDetails: 'Sample Bank, Main Branch, ordinary 1234567, Sample Issuer K.K.',
  note: '',
  chargeDay: 27,
};
const PROGRESS = { report: () => undefined, renewLease: () => Promise.resolve(), assertLeaseHeld: () => undefined };
const CONCURRENCY = 5;
const ATTEMPTS = 50;
const MOST = 1_000_000;
/** Cards are charged from ten in the morning. */
const CHARGE_HOUR_MS = 10 * 3_600_000;

const siteIdOf = (position: number): string => `s${String(position).padStart(11, '0')}`;

class CutOff extends Error {}

/** Cuts off writes of a client while `isOn`: before they are sent, or before the answer arrives. */
function faultsOf({ client }: TestTable, random: Random) {
  const state = { isOn: false, count: 0 };
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (input) => {
        const fate = state.isOn && commandName === 'TransactWriteItemsCommand' ? random() : 1;
        if (fate < 0.1) state.count += 1;
        if (fate < 0.05) throw new CutOff('before');
        const answer = await next(input);
        if (fate < 0.1) throw new CutOff('after');
        return answer;
      },
    { step: 'initialize', name: 'cutOff', override: true },
  );
  return state;
}

/** Repeats the work until no fault cuts it off. Throws other errors, unless `mayFail`. */
async function untilDone(work: () => Promise<unknown>, mayFail = false): Promise<void> {
  let cause: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
    try {
      await work();
      return;
    } catch (error) {
      if (!mayFail && !(error instanceof CutOff)) throw error;
      cause = error;
    }
  throw new Error('The work was cut off too often', { cause });
}

/** Ignores that an earlier attempt, whose answer was cut off, has changed the payment. */
async function ifNotDone(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'transition-refused')) throw error;
  }
}

/** Runs the histories against the product's stores and jobs. `random` decides what is cut off, repeated and concurrent. */
class Simulation {
  now = firstOf(0);
  readonly #test: TestTable;
  readonly #histories: readonly History[];
  readonly #random: Random;
  readonly #accountOf = new Map<History, Account>();
  readonly #faults: ReturnType<typeof faultsOf>;
  readonly #clock = (): Date => new Date(this.now);
  readonly #dependencies: SettlementDependencies & LedgerDependencies & Pick<BillDependencies, 'accounts'>;
  #people!: Awaited<ReturnType<typeof testAccountsIn>>;
  #operator!: Account;
  #cards!: CardCharging;

  constructor(test: TestTable, histories: readonly History[], random: Random) {
    this.#test = test;
    this.#histories = histories;
    this.#random = random;
    this.#faults = faultsOf(test, random);
    const { table } = test;
    this.#dependencies = {
      accounts: accountStore(table),
      payments: paymentStore(table),
      charges: chargeStore(table, this.#clock),
      ledger: ledgerStore(table, this.#clock),
      settings: billingSettingsStore(table),
      clock: this.#clock,
      ids: randomIds,
    };
  }

  async run(): Promise<Ledger> {
    this.#people = await testAccountsIn(this.#test.table, this.#clock);
    this.#operator = await this.#people.add('MASTER', null);
    await this.#dependencies.settings.replace(this.#operator.id, SETTINGS, 0, []);
    await this.#setPrices();
    this.#cards = await startCardCharging({
      table: this.#test.table,
      clock: this.#clock,
      random: this.#random,
      setFaults: (areOn) => (this.#faults.isOn = areOn),
      untilDone: (work) => untilDone(work, true),
    });
    try {
      return await this.#runMonths();
    } finally {
      await this.#cards.stop();
    }
  }

  async #runMonths(): Promise<Ledger> {
    const events = this.#histories.flatMap((history) => this.#eventsOf(history)).toSorted((a, b) => a.at - b.at);
    for (let month = 1; month <= MONTHS; month += 1) {
      for (const event of events.filter(({ at }) => monthAt(at) === month - 1)) {
        this.now = event.at;
        await event.run();
      }
      this.#faults.isOn = true;
      await this.#meter(month - 1);
      await this.#close(month);
      await this.#settle(month);
      await this.#charge(month);
      this.#faults.isOn = false;
    }
    return this.#ledger();
  }

  async #setPrices(): Promise<void> {
    const plans = planStore(this.#test.table);
    for (const planId of new Set(DATED_PRICES.map((one) => one.planId))) {
      const plan = await plans.find(planId);
      assert(plan);
      const { limitAccess, licencePrice } = plan;
      const prices = DATED_PRICES.filter((one) => one.planId === planId).map(({ month, appliesTo, price, limitAccessPrice }) => ({
        from: monthName(month),
        appliesTo,
        price,
        limitAccessPrice,
        limitAccess,
        licencePrice,
      }));
      const subject = { kind: 'plan', id: planId, name: plan.name, ownerId: this.#operator.id } as const;
      const audit = newAuditEntry(this.#dependencies, 'plan.price', null, subject);
      assert(await plans.replace(plan, { ...plan, prices }, { audit, operatorId: this.#operator.id }));
    }
  }

  async #change({ id }: Account, changed: (present: Account) => Account): Promise<void> {
    const { accounts } = this.#dependencies;
    const present = await accounts.get(id);
    assert(present);
    const audit = newAuditEntry(this.#dependencies, 'account.update', null, accountAuditSubject(present));
    assert.equal(await accounts.replace(present, changed(present), { audit }), 'replaced');
  }

  #of(history: History): Account {
    const account = this.#accountOf.get(history);
    assert(account);
    return account;
  }

  async #create(history: History): Promise<void> {
    const { position, isOem, created, begins, plans, running } = history;
    const planId = plans[0]?.id ?? null;
    const billingStart = running && {
      initialFee: running.initialFee,
      firstBilledMonth: running.from === null ? null : monthName(running.from),
      discount: running.discount,
    };
    const dates = {
      contractStart: running ? '2025-04-01' : dayOf(begins),
      contractEnd: running?.hasEnded ? dayOf(created - DAY_MS) : null,
    };
    const contract = { ...dates, billingStart, planId, planSince: monthName(monthAt(this.now)), companyName: `Company ${position}` };
    const account = await this.#people.add(isOem ? 'OEM_MASTER' : 'USER', this.#operator, contract);
    this.#accountOf.set(history, account);
    if (history.card) await this.#cards.save(account, history.card);
    const siteId = siteIdOf(position);
    await this.#test.table.put({ ...siteKey(siteId), entity: 'site', id: siteId, name: 'A site', lineage: account.path });
  }

  #eventsOf(history: History): { at: number; run: () => Promise<void> }[] {
    const change = (changed: (present: Account) => Account) => this.#change(this.#of(history), changed);
    const { plans, requests, suspensions, licences, terminated } = history;
    const atOnce = (id: string) => (present: Account) =>
      present.planId === id
        ? withRequestedPlan(present, id, this.#clock(), requester('A person'))
        : withPlanAtOnce(present, id, this.#clock());
    const request = (id: string) => (present: Account) => withRequestedPlan(present, id, this.#clock(), requester('A person'));
    return [
      { at: history.created, run: () => this.#create(history) },
      ...plans.slice(1).map(({ at, id }) => ({ at, run: () => change(atOnce(id)) })),
      ...requests.map(({ at, id, withdraws }) => ({
        at,
        run: () => change((present) => request(withdraws ? (present.planId ?? id) : id)(present)),
      })),
      ...suspensions.flatMap(({ from, to }) => [
        { at: from, run: () => change((present) => ({ ...present, contractStatus: 'SUSPENDED' as const })) },
        { at: to, run: () => change((present) => ({ ...present, contractStatus: 'ACTIVE' as const })) },
      ]),
      ...licences.flatMap(({ from, to }) => {
        let user: Account | undefined;
        const take = async () => void (user = await this.#people.add('USER', this.#of(history), { planId: 'ep' }));
        const giveBack = async () => {
          assert(user);
          await this.#change(user, (present) => ({ ...present, contractStatus: 'TERMINATED' }));
        };
        return [
          { at: from, run: take },
          { at: to, run: giveBack },
        ];
      }),
    ]
      .filter(({ at }) => at < terminated && at < firstOf(MONTHS))
      .concat(
        terminated < Infinity ? [{ at: terminated, run: () => change((present) => ({ ...present, contractStatus: 'TERMINATED' })) }] : [],
      );
  }

  /** Delivers the log objects of a month, some twice concurrently, and the late ones of the month before. */
  async #meter(month: number): Promise<void> {
    this.now = firstOf(month + 1) - 1_000;
    const store = pageViewStore(this.#test.table, this.#clock);
    const countsOf = (ofMonth: number, viewsOf: (history: History) => number) =>
      this.#histories
        .map((history) => ({ siteId: siteIdOf(history.position), month: monthName(ofMonth), views: viewsOf(history) }))
        .filter(({ views }) => views > 0);
    const objects = Array.from({ length: LOG_OBJECTS_PER_MONTH }, (_, object) => ({
      key: `${month}-${object}`,
      counts: countsOf(month, (history) => viewsInObject(history, month, object)),
    }));
    if (month > 0) {
      const known = ({ created, lateViews }: History): number => (created < firstOf(month) ? (lateViews[month - 1] ?? 0) : 0);
      objects.push({ key: `${month - 1}-late`, counts: countsOf(month - 1, known) });
    }
    const deliveries = [...objects, ...objects.filter(() => this.#random() < 0.5)];
    // Of two concurrent deliveries of a large object, one fails and is delivered again.
    await inParallel(deliveries, CONCURRENCY, ({ key, counts }) => untilDone(() => store.addLogObject(key, counts), true));
  }

  /** Closes what is due, some accounts twice concurrently. */
  async #close(month: number): Promise<void> {
    this.now = closingOf(month);
    const { table } = this.#test;
    const { clock, ids, accounts, settings } = this.#dependencies;
    const closings = closingStore(table, clock);
    const pageViews = pageViewStore(table, clock);
    const job = closeMonths({
      accounts,
      plans: planStore(table),
      sites: siteStore(table),
      revisions: revisionStore(table),
      settings,
      closings,
      pageViews,
      clock,
      ids,
    });
    const run = (subjectId: string) =>
      job.run({ id: 'job', attempts: 1, createdAt: '', scope: scopeOf(subjectId), payload: { subjectId, ownerId: subjectId } }, PROGRESS);
    const due = await closings.listDue(MOST);
    await inParallel([...due, ...due.filter(() => this.#random() < 0.3)], CONCURRENCY, (id) => untilDone(() => run(id)));
    assert.deepEqual(await closings.listDue(MOST), [], 'some months were not closed');
  }

  /** Ends the payments of a month's invoices as their histories have it. */
  async #settle(month: number): Promise<void> {
    this.now = firstOf(month) + 20 * DAY_MS;
    await inParallel(this.#histories, CONCURRENCY, async (history) => {
      const account = this.#accountOf.get(history);
      if (!account) return;
      const { payments } = this.#dependencies;
      const query = { from: monthName(month), to: monthName(month), after: undefined, limit: 10 };
      const listed = await payments.list(scopeOf(account.id), query);
      const planned = history.payments[month] ?? 'left';
      const fate = planned === 'completed' && history.card ? 'left' : planned;
      for (const { number, total } of listed.payments) await untilDone(() => this.#end(number, total, fate));
    });
  }

  /** Charges the cards on the due day of a month's invoices, and failed charges again on the later days of their retries. */
  async #charge(month: number): Promise<void> {
    for (let day = 26; day < 45; day += 1) {
      this.now = firstOf(month) + day * DAY_MS + CHARGE_HOUR_MS + 1_000;
      await this.#cards.chargeDue();
    }
  }

  async #end(number: string, total: number, fate: History['payments'][number]): Promise<void> {
    const caller = callerOf(this.#operator);
    const { payments } = this.#dependencies;
    const request = { caller, params: { number } };
    const endNow = async (): Promise<unknown> => {
      if (fate === 'left') return undefined;
      if (fate === 'voided') return voidPayment(this.#dependencies)({ ...request, body: { reason: 'written off' } } as never);
      if (fate === 'completed') {
        // The money arrives in two parts.
        const half = Math.floor(total / 2);
        const receivedOn = dayOf(this.now);
        const allocations = [{ number, amount: half, open: total }];
        await ifNotDone(recordReceipts(this.#dependencies)({ ...request, body: { receivedOn, note: '', allocations } } as never));
        const body = { reason: 'arrived', receivedOn, receivedAmount: total - half };
        return completePayment(this.#dependencies)({ ...request, body } as never);
      }
      const { recipient, lines } = await payments.findInvoice({ issuerId: this.#operator.id, number });
      const corrected = lines.map(({ quantity, unitPrice }) => ({ quantity, unitPrice: Math.floor(unitPrice / 2) }));
      return correctInvoice(this.#dependencies)({ ...request, body: { ...recipient, lines: corrected, reason: 'half price' } } as never);
    };
    await ifNotDone(endNow());
  }

  async #ledger(): Promise<Ledger> {
    const { table } = this.#test;
    const read = <T extends { number: string }>(pk: string, prefix: string, schema: z.ZodType<T>): Promise<T[]> =>
      table.queryAll({ pk, prefix }, schema);
    const { id } = this.#operator;
    const invoices = await read(`INVOICES#${id}`, 'INVOICE#', Invoice);
    const payments = await read(`PAYMENTS#${id}`, 'PAYMENT#', Payment);
    const positions = new Map([...this.#accountOf].map(([{ position }, account]) => [account.id, position]));
    return { invoices, payments, positions, taken: this.#cards.taken(), faults: this.#faults.count };
  }
}

/** Runs a year of these histories in an empty table. */
export const simulateYear = (test: TestTable, histories: readonly History[], random: Random): Promise<Ledger> =>
  new Simulation(test, histories, random).run();
