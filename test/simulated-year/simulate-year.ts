import assert from 'node:assert/strict';
import type * as z from 'zod';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { dunPayments } from '#functions/platform/jobs/reconcile/dun-payments.ts';
import { closeMonths } from '#functions/billing/jobs/monthly-closing/close-months.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { closingStore } from '#functions/billing/store/closing-store.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { pageViewStore } from '#functions/usage/store/page-view-store.ts';
import type { BillingSettings } from '#shared/model/billing/billing-settings.ts';
import { Invoice } from '#shared/model/billing/invoice.ts';
import { Payment } from '#shared/model/billing/payment.ts';
import { withPlanAtOnce, withRequestedPlan } from '#shared/rules/plans/change-plan.ts';
import { testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import type { TestTable } from '#test/support/engines.ts';
import { DAY_MS, dayOf, firstOf, monthAt, monthName, MONTHS, type Random, closingOf } from '#test/simulated-year/calendar.ts';
import { type CardCharging, type CardMoney, startCardCharging } from '#test/simulated-year/card-charging.ts';
import {
  ACTION_DAYS,
  DATED_PRICES,
  DUNNING_STEPS,
  fateOf,
  type History,
  LOG_OBJECTS_PER_MONTH,
  viewsInObject,
} from '#test/simulated-year/histories.ts';
import { type MoneyDependencies, moneyDependencies, operatorActions } from '#test/simulated-year/operator-actions.ts';
import { type MoneyRecords, readMoneyRecords } from '#test/simulated-year/money-records.ts';
import { sitesOf } from '#test/simulated-year/site-stubs.ts';
import { requester } from '#shared/rules/plans/requester-fixture.ts';

/** Everything that was issued, paid and charged in the year. */
export interface Ledger {
  /** The invoices, sorted by number. */
  invoices: Invoice[];
  payments: Payment[];
  /** The position of each account's history, by id. */
  positions: ReadonlyMap<string, number>;
  /** What Stripe has taken from cards and paid back. */
  cards: CardMoney;
  /** What the payments have led to. */
  records: MoneyRecords;
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
/** A change of an account by a person, which ends a pause by dunning. */
const BY_PERSON = { pausedBy: null, pausedFor: [] };
const PROGRESS = { report: () => undefined, renewLease: () => Promise.resolve(), assertLeaseHeld: () => undefined };
const CONCURRENCY = 5;
const ATTEMPTS = 50;
const MOST = 1_000_000;
const HOUR_MS = 3_600_000;
/** Dunning acts from nine in the morning, and cards are charged from ten. */
const [DUNNING_HOUR_MS, CHARGE_HOUR_MS] = [9 * HOUR_MS, 10 * HOUR_MS];
/** How long payments are followed after the last closing, in days. */
export const DAYS_AFTER = 62;
const DUNNING_RUNS = 20;

/** Returns when the turn of an event is: in the first hours of a month, after the closing. */
const afterClosing = (at: number): number => Math.max(at, monthAt(at) > 0 ? closingOf(monthAt(at)) + 1 : 0);
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

/** Something that happens at a time. `order`: when its turn is, if not at that time. */
interface AgendaItem {
  at: number;
  order?: number;
  run: () => Promise<void>;
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
  readonly #dependencies: MoneyDependencies;
  #people!: Awaited<ReturnType<typeof testAccountsIn>>;
  #operator!: Account;
  #cards!: CardCharging;
  #actions!: ReturnType<typeof operatorActions>;

  constructor(test: TestTable, histories: readonly History[], random: Random) {
    this.#test = test;
    this.#histories = histories;
    this.#random = random;
    this.#faults = faultsOf(test, random);
    this.#dependencies = moneyDependencies(test.table, this.#clock);
  }

  async run(): Promise<Ledger> {
    this.#people = await testAccountsIn(this.#test.table, this.#clock);
    this.#operator = await this.#people.add('MASTER', null);
    await this.#dependencies.settings.replace(this.#operator.id, SETTINGS, 0, []);
    await this.#dependencies.dunningSettings.replace(this.#operator.id, [...DUNNING_STEPS], 0, []);
    await this.#setPrices();
    this.#actions = operatorActions(this.#dependencies, this.#operator, untilDone);
    this.#cards = await startCardCharging({
      table: this.#test.table,
      clock: this.#clock,
      random: this.#random,
      setFaults: (areOn) => (this.#faults.isOn = areOn),
      untilDone: (work) => untilDone(work, true),
    });
    try {
      return await this.#runAgenda();
    } finally {
      await this.#cards.stop();
    }
  }

  async #runAgenda(): Promise<Ledger> {
    const agenda = [
      ...this.#histories.flatMap((history) => this.#eventsOf(history)),
      ...Array.from({ length: MONTHS }, (_, index) => this.#monthly(index + 1)).flat(),
      ...this.#daily(),
    ];
    for (const { at, run } of agenda.toSorted((one, other) => (one.order ?? one.at) - (other.order ?? other.at))) {
      this.now = at;
      await run();
    }
    return this.#ledger();
  }

  /** Runs a job or an action of the operator with a database that cuts writes off. */
  async #withFaults(run: () => Promise<void>): Promise<void> {
    this.#faults.isOn = true;
    await run();
    this.#faults.isOn = false;
  }

  #monthly(month: number): AgendaItem[] {
    const item = (at: number, run: () => Promise<void>): AgendaItem => ({ at, run: () => this.#withFaults(run) });
    return [
      item(firstOf(month) - 1_000, () => this.#meter(month - 1)),
      item(closingOf(month), () => this.#close(month)),
      ...ACTION_DAYS.map((days, day) => item(firstOf(month) + days * DAY_MS, () => this.#settle(month, day))),
    ];
  }

  /** The daily runs of dunning and of the charges of cards, from the first closing on. */
  #daily(): AgendaItem[] {
    const days = (firstOf(MONTHS) - firstOf(1)) / DAY_MS + DAYS_AFTER;
    return Array.from({ length: days }, (_, day) => firstOf(1) + day * DAY_MS).flatMap((morning) => [
      { at: morning + DUNNING_HOUR_MS + 1_000, run: () => this.#withFaults(() => this.#dun()) },
      { at: morning + CHARGE_HOUR_MS + 1_000, run: () => this.#withFaults(() => this.#cards.chargeDue()) },
    ]);
  }

  /** Lets dunning act until nothing is due. */
  async #dun(): Promise<void> {
    const { dunning, endedPayments } = this.#dependencies;
    const isDue = async (): Promise<boolean> => (await dunning.listDue(1)).length > 0 || (await endedPayments.listDue(1)).length > 0;
    for (let runs = 0; await isDue(); runs += 1) {
      assert(runs < DUNNING_RUNS, 'dunning does not end');
      await untilDone(() => dunPayments(this.#dependencies), true);
    }
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

  #eventsOf(history: History): AgendaItem[] {
    const change = (changed: (present: Account) => Account) => this.#change(this.#of(history), changed);
    const { plans, requests, suspensions, licences, terminated, position } = history;
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
        { at: from, run: () => change((present) => ({ ...present, ...BY_PERSON, contractStatus: 'SUSPENDED' })) },
        { at: to, run: () => change((present) => ({ ...present, ...BY_PERSON, contractStatus: 'ACTIVE' })) },
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
      ...history.pendingLines.map(({ at, yen }, index) => ({
        at,
        run: () => this.#actions.keepLine(this.#of(history).id, `pending-line-${position}-${index}`, yen),
      })),
      ...history.manualInvoices.map(({ at, yen }, index) => ({
        at,
        run: () => this.#withFaults(() => this.#actions.issue(this.#of(history).id, `manual-invoice-${position}-${index}`, yen)),
      })),
    ]
      .filter(({ at }) => at < terminated && at < firstOf(MONTHS))
      .concat(
        terminated < Infinity ? [{ at: terminated, run: () => change((present) => ({ ...present, contractStatus: 'TERMINATED' })) }] : [],
      )
      .map((event) => ({ ...event, order: afterClosing(event.at) }));
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
    const histories = new Map([...this.#accountOf].map(([history, { id }]) => [id, history]));
    const closings = closingStore(table, clock);
    const pageViews = pageViewStore(table, clock);
    const job = closeMonths({
      accounts,
      plans: planStore(table),
      ...sitesOf((accountId) => histories.get(accountId)?.additions ?? [], clock),
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

  /** Acts on the payments of a month's invoices as their histories have it, on one of the days of `ACTION_DAYS`. */
  async #settle(month: number, day: number): Promise<void> {
    await inParallel(this.#histories, CONCURRENCY, async (history) => {
      const account = this.#accountOf.get(history);
      if (account) await this.#actions.act(account, monthName(month), day, fateOf(history, month));
    });
  }

  async #ledger(): Promise<Ledger> {
    const { table } = this.#test;
    const read = <T extends { number: string }>(pk: string, prefix: string, schema: z.ZodType<T>): Promise<T[]> =>
      table.queryAll({ pk, prefix }, schema);
    const { id } = this.#operator;
    const invoices = await read(`INVOICES#${id}`, 'INVOICE#', Invoice);
    const payments = await read(`PAYMENTS#${id}`, 'PAYMENT#', Payment);
    const positions = new Map([...this.#accountOf].map(([{ position }, account]) => [account.id, position]));
    await this.#withFaults(() => this.#actions.issueReceipts(payments));
    const records = await readMoneyRecords(table, this.#dependencies, this.#operator, payments);
    return { invoices, payments, positions, records, cards: this.#cards.money(), faults: this.#faults.count };
  }
}

/** Runs a year of these histories in an empty table. */
export const simulateYear = (test: TestTable, histories: readonly History[], random: Random): Promise<Ledger> =>
  new Simulation(test, histories, random).run();
