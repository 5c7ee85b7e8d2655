import { afterEach, beforeEach, expect, it } from 'vitest';
import { randomIds } from '#functions/gateways/ids.ts';
import { inParallel } from '#functions/in-parallel.ts';
import { closeMonths } from '#functions/jobs/monthly-closing/close-months.ts';
import { scopeOf } from '#functions/scope.ts';
import { type Account, accountAuditSubject } from '#functions/store/account/account.ts';
import { type AccountStore, accountStore } from '#functions/store/account/account-store.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { newAuditEntry } from '#functions/store/audit/audit-entry.ts';
import { allInvoices, enterSettings, paymentsOf } from '#functions/store/billing/billing-fixture.ts';
import { billingSettingsStore } from '#functions/store/billing/billing-settings-store.ts';
import { closingStore } from '#functions/store/billing/closing-store.ts';
import { SEED_PLANS } from '#shared/model/account/plan.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';

/** A year of random contracts, closed by jobs that are cut off, repeated and concurrent, against a calculation that shares no code. */
const ACCOUNTS = 24;
const MONTHS = 13;
const HOUR = 3_600_000;
const PROGRESS = { report: () => undefined, renewLease: () => Promise.resolve(), assertLeaseHeld: () => undefined };

/** First instants of the months in Japan. */
const FIRSTS = Array.from({ length: MONTHS + 1 }, (_, index) => Date.UTC(2027, 10 + index, 1) - 9 * HOUR);
const first = (index: number): number => FIRSTS[index] ?? Number.NaN;
const monthName = (index: number): string => new Date(first(index) + 9 * HOUR).toISOString().slice(0, 7);

/** Numbers that look random and follow from the seed alone (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface History {
  isOem: boolean;
  created: number;
  /** The instant at which the contract begins: the creation, or a later first of a month. */
  begins: number;
  plans: { at: number; id: string }[];
  terminated: number;
  licences: { from: number; to: number }[];
  /** Page views by month. */
  views: number[];
}

interface Event {
  at: number;
  run: () => Promise<void>;
}

const PLANS = ['trial', 'light', 'standard', 'premium', 'pro', 'light-multilanguage'];

function historyOf(random: () => number): History {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const within = (month: number): number => Math.floor(first(month) + random() * (first(month + 1) - first(month)));
  const isOem = random() < 0.25;
  const month = Math.floor(random() * 8);
  const created = within(month);
  const changes = isOem ? 0 : Math.floor(random() * 4);
  const later = (): number => within(month + 1 + Math.floor(random() * (MONTHS - month - 1)));
  return {
    isOem,
    created,
    begins: random() < 0.3 ? first(month + 1) : created,
    plans: [
      { at: created, id: isOem ? 'oem' : pick(PLANS) },
      ...Array.from({ length: changes }, () => ({ at: later(), id: pick(PLANS) })),
    ].toSorted((a, b) => a.at - b.at),
    terminated: !isOem && random() < 0.3 ? later() : Infinity,
    licences: Array.from({ length: isOem ? 6 : 0 }, () => {
      const from = created + random() * (first(MONTHS) - created - 2 * HOUR);
      return { from: Math.floor(from), to: random() < 0.5 ? Math.floor(from + HOUR + random() * (first(MONTHS) - from - HOUR)) : Infinity };
    }),
    views: Array.from({ length: MONTHS }, () => pick([0, 999, 1_000, 10_000, 10_001, 30_000, 30_001, 123_456, 900_000])),
  };
}

/** The totals that an account owes, by the month in which they are invoiced: a second implementation of the rules. */
function expectedTotals({ isOem, created, begins, plans, terminated, licences, views }: History): Record<string, number> {
  const planAt = (instant: number) => SEED_PLANS.find(({ id }) => id === plans.findLast(({ at }) => at <= instant)?.id);
  const termsOf = (month: number) => {
    if (begins <= first(month) && terminated >= first(month) && created < first(month)) return planAt(first(month) - 1);
    return begins === created && created >= first(month) && created < first(month + 1) ? planAt(created) : undefined;
  };
  const totals: Record<string, number> = {};
  let isInitialDue = true;
  for (let month = 1; month <= MONTHS; month += 1) {
    if (created >= first(month) || terminated < first(month - 1)) continue;
    const [closed, begun] = [termsOf(month - 1), termsOf(month)];
    const isNew = created >= first(month - 1);
    let net = (isNew ? (closed?.price ?? 0) : 0) + (terminated >= first(month) ? (begun?.price ?? 0) : 0);
    if (closed && isOem) {
      const [from, to] = [first(month - 1), first(month)];
      const inUse = (instant: number): number => licences.filter((one) => one.from <= instant && instant < one.to).length;
      const instants = [from, ...licences.flatMap((one) => [one.from, one.to])].filter((at) => at >= from && at < to);
      net += Math.max(...instants.map(inUse)) * 5_000;
    }
    if (net > 0 && isInitialDue) {
      net += 100_000;
      isInitialDue = false;
    }
    if (closed?.limitAccess) net += Math.max(0, Math.ceil((views[month - 1] ?? 0) / closed.limitAccess) - 1) * closed.limitAccessPrice;
    if (net > 0) totals[monthName(month)] = Number(BigInt(net) + (BigInt(net) * 10n) / 100n);
  }
  return totals;
}

let test: TestTable;
let people: TestAccounts;
let accounts: AccountStore;
let now: number;
const clock = () => new Date(now);
beforeEach(async () => {
  test = await startTable();
  now = first(0);
  people = await testAccountsIn(test.table, clock);
  accounts = accountStore(test.table);
});
afterEach(() => test.stop());

async function change(id: string, differences: Partial<Account>): Promise<void> {
  const present = await accounts.get(id);
  if (!present) throw new Error('The account is missing');
  const audit = newAuditEntry({ ids: randomIds, clock }, 'account.update', null, accountAuditSubject(present));
  expect(await accounts.replace(present, { ...present, ...differences }, { audit })).toBe('replaced');
}

const dayOf = (instant: number): string => new Date(instant + 9 * HOUR).toISOString().slice(0, 10);

/** What happens to an account, by time. `ids`: the id of each history's account, once it exists. */
function eventsOf(history: History, operator: Account, ids: Map<History, string>): Event[] {
  let account: Account;
  const idOf = (): string => ids.get(history) ?? '';
  return [
    {
      at: history.created,
      run: async () => {
        const contract = { contractStart: dayOf(history.begins), planId: history.plans[0]?.id ?? null };
        account = await people.add(history.isOem ? 'OEM_MASTER' : 'USER', operator, contract);
        ids.set(history, account.id);
      },
    },
    ...history.plans
      .slice(1)
      .filter(({ at }) => at < history.terminated)
      .map(({ at, id }) => ({ at, run: () => change(idOf(), { planId: id }) })),
    ...(history.terminated < Infinity
      ? [{ at: history.terminated, run: () => change(idOf(), { contractStatus: 'TERMINATED' as const }) }]
      : []),
    ...history.licences.flatMap(({ from, to }): Event[] => {
      let user: Account | undefined;
      const take = async () => {
        user = await people.add('USER', account, { planId: 'ep' });
      };
      const giveBack = () => change(user?.id ?? '', { contractStatus: 'TERMINATED' });
      return [{ at: from, run: take }, ...(to < Infinity ? [{ at: to, run: giveBack }] : [])];
    }),
  ];
}

it.each([1, 2])('invoices to the yen what an independent calculation says, whatever is cut off (seed %i)', async (seed) => {
  const random = randomOf(seed);
  const operator = await people.add('MASTER', null);
  await enterSettings(test, operator);
  const histories = Array.from({ length: ACCOUNTS }, () => historyOf(random));
  const ids = new Map<History, string>();
  const events = histories.flatMap((history) => eventsOf(history, operator, ids)).toSorted((a, b) => a.at - b.at);

  let isFaulty = false;
  let faults = 0;
  test.client.middlewareStack.add(
    (next, { commandName }) =>
      async (input) => {
        const fate = isFaulty && commandName === 'TransactWriteItemsCommand' ? random() : 1;
        if (fate < 0.1) faults += 1;
        if (fate < 0.05) throw new Error('cut off before');
        const answer = await next(input);
        if (fate < 0.1) throw new Error('cut off after');
        return answer;
      },
    { step: 'initialize', name: 'cutOff' },
  );
  const closings = closingStore(test.table, clock);
  const job = closeMonths({
    accounts,
    plans: planStore(test.table),
    settings: billingSettingsStore(test.table),
    closings,
    pageViews: {
      closeMonth: (accountId, month) => {
        const history = histories.find((one) => ids.get(one) === accountId);
        const index = FIRSTS.findIndex((_, at) => monthName(at) === month);
        return Promise.resolve(history?.views[index] ?? 0);
      },
    },
    clock,
    ids: randomIds,
  });
  const untilClosed = async (subjectId: string): Promise<void> => {
    const running = { id: 'job', attempts: 1, createdAt: '', scope: scopeOf(subjectId), payload: { subjectId, ownerId: subjectId } };
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const isDone = await job.run(running, PROGRESS).then(
        () => true,
        () => false,
      );
      if (isDone) return;
    }
    throw new Error('The account could not be closed');
  };

  for (let month = 1; month <= MONTHS; month += 1) {
    for (const event of events.filter(({ at }) => at >= first(month - 1) && at < first(month))) {
      now = event.at;
      await event.run();
    }
    now = first(month) + 1_000;
    isFaulty = true;
    const due = await closings.listDue(1_000);
    // Some jobs are delivered twice, and all of them at about the same time.
    await inParallel([...due, ...due.filter(() => random() < 0.3)], 5, untilClosed);
    isFaulty = false;
  }

  expect(faults).toBeGreaterThan(0);
  const invoices = await allInvoices(test);
  for (const history of histories) {
    const own = invoices.filter(({ accountId }) => accountId === ids.get(history));
    expect({ history, totals: Object.fromEntries(own.map(({ issuedOn, total }) => [issuedOn.slice(0, 7), total])) }).toEqual({
      history,
      totals: expectedTotals(history),
    });
    expect(new Set(own.map(({ month }) => month)).size).toBe(own.length);
  }
  for (const year of ['2027', '2028'])
    expect(invoices.filter(({ number }) => number.startsWith(year)).map(({ number }) => Number(number.slice(-6)))).toEqual(
      invoices.filter(({ number }) => number.startsWith(year)).map((_, index) => index + 1),
    );
  const payments = await paymentsOf(test, operator.id);
  expect(payments.map(({ number, total }) => [number, total])).toEqual(invoices.map(({ number, total }) => [number, total]));
});
