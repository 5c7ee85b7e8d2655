import type { Invoice } from '#shared/model/billing/invoice.ts';
import type { LedgerEntryKind } from '#shared/model/billing/ledger.ts';
import type { PaymentState } from '#shared/model/billing/payment.ts';
import { DAY_MS, firstOf, monthName, MONTHS } from '#test/simulated-year/calendar.ts';
import { ACTION_DAYS, DUNNING_STEPS, fateOf, HELD_DAYS, type History, type PaymentFate, SURPLUS } from '#test/simulated-year/histories.ts';

/** A change of what is due or paid of an invoice. `void`: nothing is due any more. */
export interface Flow {
  at: number;
  kind: LedgerEntryKind | 'void';
  amount: number;
}

/** What becomes of the payment of an invoice: a second implementation of the rules. */
export interface ExpectedPayment {
  invoice: Invoice;
  state: PaymentState;
  flows: Flow[];
  openAt: (instant: number) => number;
}

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * DAY_MS;
const MORNING_MS = 9 * HOUR_MS + 1_000;
const CHARGED_MS = 10 * HOUR_MS + 1_000;
/** The least amount that a card is charged, and that dunning follows, in yen. */
const LEAST_CHARGED = 50;
const AHEAD_MS = 9 * HOUR_MS;

/** Returns the first instant of a day in Japan. */
const startOf = (day: string): number => Date.parse(day) - AHEAD_MS;

export const monthIndex = (name: string): number =>
  Array.from({ length: MONTHS + 1 }, (_, month) => month).find((month) => monthName(month) === name) ?? 0;

/** Returns what is open, and what was paid in excess, after flows. The amounts of refunds and counter-entries are negative. */
function openAfter(total: number, flows: readonly Flow[]): { open: number; excess: number } {
  if (flows.some(({ kind }) => kind === 'void')) return { open: 0, excess: 0 };
  const rest = flows.reduce((left, { amount }) => left - amount, total);
  return { open: Math.max(0, rest), excess: Math.max(0, -rest) };
}

const flow = (at: number, kind: Flow['kind'], amount: number): Flow => ({ at, kind, amount });

/** What the operator does with a payment and what arrives, without the charge of a card: by the total and the days of `ACTION_DAYS`. */
const FLOWS: Readonly<Record<PaymentFate, (total: number, days: readonly [number, number, number], isCard: boolean) => Flow[]>> = {
  completed: (total, [first]) => [flow(first, 'transfer', Math.floor(total / 2)), flow(first, 'transfer', total - Math.floor(total / 2))],
  short: (total, [first]) => [flow(first, 'transfer', Math.floor(total / 2)), flow(first, 'write-off', total - Math.floor(total / 2))],
  partly: (total, [first]) => [flow(first, 'transfer', Math.floor(total / 3))],
  overpaid: (total, [first, second]) => [flow(first, 'transfer', total + SURPLUS), flow(second, 'refund-transfer', -SURPLUS)],
  credited(total, [first, second, third], isCard) {
    const half = Math.floor(total / 2);
    return isCard
      ? [flow(third, 'credit', half), flow(third, 'refund-card', -half)]
      : [flow(first, 'transfer', total), flow(second, 'credit', half), flow(third, 'refund-transfer', -half)];
  },
  'credited-first'(total, [first, second], isCard) {
    const part = Math.floor(total / 3);
    return [flow(first, 'credit', part), ...(isCard ? [] : [flow(second, 'transfer', total - part)])];
  },
  mistaken: (total, [first, , third]) => [flow(first, 'transfer', total), flow(third, 'transfer', -total)],
  late: (total, [, , third]) => [flow(third, 'transfer', total)],
  voided: (total, [first]) => [flow(first, 'void', total)],
  corrected: (total, [first]) => [flow(first, 'void', total)],
  held: () => [],
  left: () => [],
};

function flowsOfFate(history: History, { total, kind, month, method }: Invoice): Flow[] {
  if (kind === 'credit') return [flow(0, 'void', total)];
  const dayOf = (days: number): number => firstOf(monthIndex(month)) + days * DAY_MS;
  const [first, second, third] = ACTION_DAYS;
  const fate = kind === 'reissue' ? 'left' : fateOf(history, monthIndex(month));
  return FLOWS[fate](total, [dayOf(first), dayOf(second), dayOf(third)], method === 'card');
}

/** Returns what becomes of the payment of an invoice. */
export function expectedPayment(history: History, invoice: Invoice): ExpectedPayment {
  const { total, dueOn, method } = invoice;
  const flows = flowsOfFate(history, invoice);
  const chargedAt = startOf(dueOn) + CHARGED_MS;
  const before = flows.filter(({ at }) => at < chargedAt);
  const charged = openAfter(total, before).open;
  if (method === 'card' && history.card === 'good' && charged >= LEAST_CHARGED)
    flows.splice(before.length, 0, flow(chargedAt, 'card', charged));
  const { open } = openAfter(total, flows);
  const has = (kind: Flow['kind']): boolean => flows.some((one) => one.kind === kind);
  const isClosed = has('write-off') || (invoice.kind === 'invoice' && fateOf(history, monthIndex(invoice.month)) === 'completed');
  const settled = has('void') ? 'VOID' : isClosed ? 'COMPLETED' : 'PAID';
  const isFailed = method === 'card' && history.card === 'fails';
  return {
    invoice,
    flows,
    state: open === 0 ? settled : isFailed ? 'FAILED' : 'UNPAID',
    openAt: (instant) =>
      openAfter(
        total,
        flows.filter(({ at }) => at <= instant),
      ).open,
  };
}

export const excessOf = ({ invoice, flows }: ExpectedPayment): number => openAfter(invoice.total, flows).excess;

/** The steps of dunning and the pauses that follow from the payments of one account. */
interface ExpectedDunning {
  /** The steps that act, by the number of the invoice, with the days on which they do. */
  steps: Map<string, { kind: string; on: number }[]>;
  pauses: { action: 'pause' | 'resume'; at: number }[];
}

/** Follows the payments of an account morning by morning until `end`: a second implementation of dunning. */
export function expectedDunning(history: History, payments: readonly ExpectedPayment[], end: number): ExpectedDunning {
  const { suspensions, terminated } = history;
  const steps = new Map<string, { kind: string; on: number }[]>(payments.map(({ invoice }) => [invoice.number, []]));
  const pauses: ExpectedDunning['pauses'] = [];
  let pausedFor: ExpectedPayment[] = [];
  const changes = suspensions
    .flatMap(({ from, to }) => [
      { at: from, isPause: true },
      { at: to, isPause: false },
    ])
    .filter(({ at }) => at < terminated && at < firstOf(MONTHS))
    .toSorted((one, other) => one.at - other.at);
  let isPausedByPerson = false;
  let done = 0;
  for (let morning = firstOf(1) + MORNING_MS; morning < end; morning += DAY_MS) {
    for (; (changes[done]?.at ?? Infinity) < morning; done += 1) {
      isPausedByPerson = changes[done]?.isPause ?? false;
      pausedFor = [];
    }
    const isTerminated = terminated < morning;
    if (!isTerminated && pausedFor.length > 0 && pausedFor.every(({ openAt }) => openAt(morning) < LEAST_CHARGED)) {
      pausedFor = [];
      pauses.push({ action: 'resume', at: morning });
    }
    for (const payment of payments) {
      const { number, dueOn, issuedOn, kind, month } = payment.invoice;
      if (startOf(issuedOn) > morning || kind === 'credit' || payment.openAt(morning) < LEAST_CHARGED) continue;
      const isHeld = kind === 'invoice' && fateOf(history, monthIndex(month)) === 'held';
      const acted = steps.get(number) ?? [];
      const next = DUNNING_STEPS[acted.length];
      if (!next) continue;
      const planned = startOf(dueOn) + Math.max(next.days, isHeld ? HELD_DAYS + 1 : 0) * DAY_MS + MORNING_MS;
      // Steps that are late follow each other after a week.
      if (Math.max(planned, (acted.at(-1)?.on ?? 0) + WEEK_MS) > morning) continue;
      if (next.kind === 'pause') {
        if (isPausedByPerson || isTerminated) continue;
        pausedFor.push(payment);
        pauses.push({ action: 'pause', at: morning });
      }
      acted.push({ kind: next.kind, on: morning });
    }
  }
  return { steps, pauses };
}
