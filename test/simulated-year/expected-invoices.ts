import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import { firstOf, monthAt, monthName, MONTHS } from '#test/simulated-year/calendar.ts';
import { DATED_PRICES, type History, LOG_OBJECTS_PER_MONTH, viewsInObject } from '#test/simulated-year/histories.ts';

/** A plan that an account has, and the month in which it took it. */
interface HeldPlan {
  id: string;
  since: number;
}

interface HeldPlans {
  /** The plan with which the account is created, and that with which each month begins. */
  created: HeldPlan;
  byMonth: (HeldPlan | undefined)[];
  /** The first paid plan that a trial gets immediately in a month: the month costs its price. */
  paid: (HeldPlan | undefined)[];
}

/** The maximum number of sites of each plan: a second table of the only limit that the year reaches. */
const MOST_SITES: Readonly<Record<string, number>> = { trial: 1, light: 1, standard: 3, premium: 10, pro: 30, 'light-multilanguage': 1 };
/** Whether a plan allows less than another one, so that a request for it may have to wait. */
const allowsLess = (id: string, than: string): boolean =>
  (MOST_SITES[id] ?? 0) < (MOST_SITES[than] ?? 0) || (than === 'light-multilanguage' && id !== than);

/** The plans of each month: a second implementation of the rules. */
function plansOf({ plans, requests, terminated, additions }: History): HeldPlans {
  const sitesAt = (instant: number): number =>
    additions.filter(({ at }) => at < Math.min(instant, terminated)).reduce((sum, { sites }) => sum + sites, 1);
  const events = [
    ...plans.map(({ at, id }) => ({ at, id, isAtOnce: true, withdraws: false })),
    ...requests.map((request) => ({ ...request, isAtOnce: false })),
  ]
    .filter(({ at }) => at < terminated)
    .toSorted((a, b) => a.at - b.at);
  const [first] = plans;
  if (!first) throw new Error('A history begins with a plan');
  const created = { id: first.id, since: monthAt(first.at) };
  let held: HeldPlan | undefined;
  let pending: string | undefined;
  const byMonth: (HeldPlan | undefined)[] = [];
  const paid: (HeldPlan | undefined)[] = [];
  for (let month = 0; month <= MONTHS; month += 1) {
    // What was added since the request keeps the present plan in force, and the request waits for the next month.
    const waits = pending !== undefined && held && allowsLess(pending, held.id) && sitesAt(firstOf(month)) > (MOST_SITES[pending] ?? 0);
    if (pending !== undefined && !waits) {
      if (held && pending !== held.id) held = { id: pending, since: month };
      pending = undefined;
    }
    byMonth.push(held);
    const begun = held?.id ?? first.id;
    for (const { at, id, isAtOnce, withdraws } of events.filter((event) => monthAt(event.at) === month)) {
      if (isAtOnce && held?.id !== id) {
        held = { id, since: monthAt(at) };
        if (begun === 'trial' && id !== 'trial') paid[month] ??= held;
      }
      // Any immediate change replaces the requested one.
      if (isAtOnce) pending = undefined;
      else pending = withdraws ? undefined : id;
    }
  }
  return { created, byMonth, paid };
}

function priceOf({ id, since }: HeldPlan, month: number): { price: number; limitAccess: number | null; limitAccessPrice: number } {
  const plan = SEED_PLANS.find((one) => one.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  const dated = DATED_PRICES.filter((one) => one.planId === id && one.month <= month)
    .filter((one) => one.appliesTo === 'everybody' || since >= one.month)
    .toSorted((a, b) => a.month - b.month)
    .at(-1);
  return { price: plan.price, limitAccess: plan.limitAccess, limitAccessPrice: plan.limitAccessPrice, ...dated };
}

function licencePeakOf({ licences }: History, month: number): number {
  const [from, to] = [firstOf(month), firstOf(month + 1)];
  const instants = [from, ...licences.flatMap((one) => [one.from, one.to])].filter((at) => at >= from && at < to);
  return Math.max(...instants.map((instant) => licences.filter((one) => one.from <= instant && instant < one.to).length));
}

const withTax = (net: number): number => Number(BigInt(net) + (BigInt(net) * 10n) / 100n);

/** The totals in yen, with tax, of the invoices that the operator writes for an account, by the month of issue. */
export const expectedManualTotals = ({ manualInvoices, terminated }: History): [month: string, total: number][] =>
  manualInvoices
    .filter(({ at }) => at < terminated)
    .map(({ at, yen }) => [monthName(monthAt(at)), withTax(yen.reduce((sum, one) => sum + one, 0))] as [string, number])
    .toSorted(byMonthAndTotal);

export const byMonthAndTotal = (one: [string, number], other: [string, number]): number =>
  one[0] === other[0] ? one[1] - other[1] : one[0] < other[0] ? -1 : 1;

/** The totals in yen, with tax, that an account is invoiced, by the month of issue. */
export function expectedTotals(history: History): Record<string, number> {
  const { isOem, created, begins, terminated, running, pendingLines } = history;
  const plans = plansOf(history);
  const termsOf = (month: number): ReturnType<typeof priceOf> | undefined => {
    if (begins <= firstOf(month) && terminated >= firstOf(month) && created < firstOf(month)) {
      const held = plans.paid[month] ?? plans.byMonth[month];
      return held && priceOf(held, month);
    }
    return begins === created && monthAt(created) === month ? priceOf(plans.paid[month] ?? plans.created, month) : undefined;
  };
  const totals: Record<string, number> = {};
  const isBilled = (month: number): boolean => running === null || (!running.hasEnded && month >= (running.from ?? 0));
  let isInitialDue = running === null || running.initialFee === 'charge';
  let discounts = running?.discount?.months ?? 0;
  let carried = 0;
  for (let month = 1; month <= MONTHS; month += 1) {
    if (created >= firstOf(month) || terminated < firstOf(month - 1)) continue;
    const [closed, begun] = [month - 1, month].map((of) => (isBilled(of) ? termsOf(of) : undefined));
    const isUnpaid = created >= firstOf(month - 1) || plans.paid[month - 1] !== undefined;
    const fees = [isUnpaid ? (closed?.price ?? 0) : 0, terminated >= firstOf(month) ? (begun?.price ?? 0) : 0].filter((fee) => fee > 0);
    let net = fees.reduce((sum, fee) => sum + fee, 0);
    if (closed && isOem) net += licencePeakOf(history, month - 1) * 5_000;
    if (net > 0 && isInitialDue) {
      net += 100_000;
      isInitialDue = false;
    }
    for (const fee of fees)
      if (running?.discount && discounts > 0) {
        net -= Math.min(fee, running.discount.amount);
        discounts -= 1;
      }
    let views = 0;
    for (let object = 0; object < LOG_OBJECTS_PER_MONTH; object += 1) views += viewsInObject(history, month - 1, object);
    if (closed?.limitAccess) net += Math.max(0, Math.ceil(views / closed.limitAccess) - 1) * closed.limitAccessPrice;
    for (const { at, yen } of pendingLines) if (monthAt(at) === month - 1 && at < terminated) net += yen;
    net += carried;
    const total = withTax(net);
    // What is less than a card's minimum is carried over, also a negative sum.
    if (total >= 50) totals[monthName(month)] = total;
    carried = total >= 50 ? 0 : net;
  }
  return totals;
}
