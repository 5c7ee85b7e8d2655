import { DAY_MS, firstOf, monthAt, MONTHS, pickFrom, type Random, randomOf } from '#test/simulated-year/calendar.ts';

/** What happens to one account in the year. Times are epoch milliseconds. */
export interface History {
  /** The number of the account, which has no id yet. */
  position: number;
  isOem: boolean;
  created: number;
  /** When the contract begins: at the creation, or at a later first of a month. */
  begins: number;
  /** How the billing of a contract begins that ran before the account was created; `null` for a new contract. */
  running: RunningContract | null;
  /** Plans that the account gets immediately; the first one at its creation. */
  plans: { at: number; id: string }[];
  /** Requested plans, which apply from the next month on; `withdraws`: by requesting the present plan. */
  requests: { at: number; id: string; withdraws: boolean }[];
  suspensions: { from: number; to: number }[];
  terminated: number;
  licences: { from: number; to: number }[];
  /** Page views by month, in the parts in which log objects bring them. */
  views: number[][];
  /** Page views that arrive after their month was closed. */
  lateViews: number[];
  /** Sites that are added to the first one. */
  additions: { at: number; sites: number }[];
  /** Lines that the operator keeps for the next closing, in yen before tax. */
  pendingLines: { at: number; yen: number }[];
  /** Invoices that the operator writes, with the yen of their lines before tax. */
  manualInvoices: { at: number; yen: number[] }[];
  /** The card that pays, and what becomes of it; without one, the account pays by bank transfer. */
  card: 'good' | 'fails' | null;
  /** What becomes of the payments, by the month of their invoices (`fateOf`). */
  payments: PaymentFate[];
}

/** A contract that ran before its account was created. */
export interface RunningContract {
  initialFee: 'charge' | 'waive' | 'elsewhere';
  /** The first billed month; `null`: that of the creation. */
  from: number | null;
  discount: { amount: number; months: number } | null;
  /** Whether it had ended before the account was created. */
  hasEnded: boolean;
}

/**
 * What becomes of the payments of a month:
 *
 * - `completed`: the money arrives in two parts, with the second of which the operator closes the payment.
 * - `short`: the operator closes the payment after a half.
 * - `partly`: a third arrives, and nothing else.
 * - `overpaid`: `SURPLUS` more than due arrives and is paid back.
 * - `credited`: a half is credited after it was paid, and paid back, to the card if one was charged.
 * - `credited-first`: a third is credited before the rest is paid.
 * - `mistaken`: a receipt was wrong, and a counter-entry takes it back long after the due day.
 * - `late`: the money for all invoices of the month arrives after dunning has paused the account.
 * - `held`: dunning is held for some days, and nothing arrives.
 * - `left`: nothing happens, apart from the charge of the card.
 */
export const FATES = [
  'completed',
  'short',
  'partly',
  'overpaid',
  'credited',
  'credited-first',
  'mistaken',
  'late',
  'held',
  'voided',
  'corrected',
  'left',
] as const;
export type PaymentFate = (typeof FATES)[number];

/** What happens to payments that a card is charged for, or whose card fails. Of others, only the card decides. */
const FATES_OF_CARDS: Readonly<Record<'good' | 'fails', readonly PaymentFate[]>> = {
  good: ['credited', 'credited-first', 'voided', 'corrected'],
  fails: ['late', 'held', 'voided', 'corrected'],
};

/** Returns what becomes of the payments of a month. */
export function fateOf({ payments, card }: Pick<History, 'payments' | 'card'>, month: number): PaymentFate {
  const fate = payments[month] ?? 'left';
  return card === null || FATES_OF_CARDS[card].includes(fate) ? fate : 'left';
}

/** The steps of dunning that the operator has set. */
export const DUNNING_STEPS = [
  { kind: 'reminder', days: 3 },
  { kind: 'final-notice', days: 10 },
  { kind: 'pause', days: 20 },
] as const;
/** What arrives beyond what is due, in yen. */
export const SURPLUS = 5_000;
/** Days after the due day through which dunning is held. */
export const HELD_DAYS = 12;
/** The days of the operator's actions after the first of the month of an invoice: before the due day, and after the pause. */
export const ACTION_DAYS = [20, 24.5, 52.5] as const;
/** The note of the invoices that the operator writes. */
export const MANUAL_NOTE = 'By hand';

const PLANS = ['trial', 'light', 'standard', 'premium', 'pro', 'light-multilanguage'];
const TRIAL = 'trial';

/** Prices that change during the year: for all accounts, and for those that take the plan from then on. */
export const DATED_PRICES = [
  { planId: 'standard', month: 5, appliesTo: 'everybody', price: 21_800, limitAccessPrice: 2_100 },
  { planId: 'light', month: 4, appliesTo: 'new', price: 11_000, limitAccessPrice: 1_200 },
  { planId: 'light', month: 9, appliesTo: 'everybody', price: 10_400, limitAccessPrice: 1_000 },
] as const;

/** The log objects that the page views of a month come in. */
export const LOG_OBJECTS_PER_MONTH = 3;

/** A number of page views at the edges of blocks, in parts. */
function viewsOf(random: Random): number[] {
  const views = pickFrom(random, [0, 1, 999, 1_000, 10_000, 10_001, 30_000, 30_001, 123_456, 900_000]);
  const first = Math.floor(random() * (views + 1));
  const second = Math.floor(random() * (views - first + 1));
  return [first, second, views - first - second];
}

function contractOf(random: Random, month: number, created: number, isOem: boolean) {
  const later = (): number => {
    const at = month + 1 + Math.floor(random() * (MONTHS - month - 1));
    return Math.floor(firstOf(at) + random() * (firstOf(at + 1) - firstOf(at)));
  };
  const several = <T>(most: number, one: () => T): T[] => Array.from({ length: isOem ? 0 : Math.floor(random() * most) }, one);
  const byTime = <T extends { at: number }>(events: T[]): T[] => events.toSorted((a, b) => a.at - b.at);
  const first = isOem ? 'oem' : pickFrom(random, PLANS);
  // A trial ends by a request only.
  const changes = first === TRIAL ? [] : several(3, () => ({ at: later(), id: pickFrom(random, PLANS.slice(1)) }));
  return {
    plans: [{ at: created, id: first }, ...byTime(changes)],
    requests: byTime(several(4, () => ({ at: later(), id: pickFrom(random, PLANS.slice(1)), withdraws: random() < 0.25 }))),
    suspensions: several(2, later).map((from) => ({ from, to: from + Math.floor(random() * 60 * DAY_MS) })),
    terminated: !isOem && random() < 0.3 ? later() : Infinity,
  };
}

function runningContract(random: Random, month: number): RunningContract {
  return {
    initialFee: pickFrom(random, ['charge', 'waive', 'elsewhere'] as const),
    from: pickFrom(random, [null, month, month + 1, month + 3]),
    // The highest amount is more than any fee.
    discount: pickFrom(random, [null, { amount: 1_000, months: 1 }, { amount: 5_000, months: 3 }, { amount: 1_000_000, months: 2 }]),
    hasEnded: random() < 0.25,
  };
}

/** What is added to an account that was created in a month: sites, and lines that the operator writes. */
function additionsOf(random: Random, month: number) {
  const inMonths = <T>(most: number, one: (at: number) => T): T[] =>
    Array.from({ length: Math.floor(random() * most) }, () => {
      const first = firstOf(month + 1 + Math.floor(random() * (MONTHS - month - 1)));
      return one(Math.floor(first + (1 + random() * 14) * DAY_MS));
    });
  return {
    additions: inMonths(3, (at) => ({ at, sites: pickFrom(random, [1, 2, 9]) })),
    // The lowest amount is more than most invoices, so that the next ones are reduced too.
    pendingLines: inMonths(5, (at) => ({ at, yen: pickFrom(random, [30, 4_999, 12_345, -3_000, -70_000]) })),
    manualInvoices: inMonths(4, (at) => ({ at, yen: pickFrom(random, [[46], [9_999], [30_001, -12_345], [1_234, 567, 89]]) })),
  };
}

/** An account that adds more sites than the plan allows that it has requested, before the plan takes effect. */
function outgrown(month: number, created: number): Pick<History, 'plans' | 'requests' | 'additions' | 'terminated'> {
  const first = firstOf(month + 2);
  return {
    plans: [{ at: created, id: 'premium' }],
    requests: [{ at: first + 3 * DAY_MS, id: 'light', withdraws: false }],
    additions: [{ at: first + 10 * DAY_MS, sites: 2 }],
    terminated: Infinity,
  };
}

function historyOf(seed: number, position: number): History {
  const random = randomOf(seed * 1_000_003 + position);
  const isOem = random() < 0.2;
  const month = Math.floor(random() * 8);
  const created = Math.floor(firstOf(month) + random() * (firstOf(month + 1) - firstOf(month)));
  const licences = Array.from({ length: isOem ? 5 : 0 }, () => {
    const from = Math.floor(created + 1 + random() * (firstOf(MONTHS) - created - DAY_MS));
    return { from, to: random() < 0.5 ? Math.floor(from + 1 + random() * (firstOf(MONTHS) - from)) : Infinity };
  });
  const begins = random() < 0.3 ? firstOf(month + 1) : created;
  const history = {
    position,
    isOem,
    created,
    begins,
    ...contractOf(random, month, created, isOem),
    licences,
    views: Array.from({ length: MONTHS }, () => viewsOf(random)),
    lateViews: Array.from({ length: MONTHS }, () => (random() < 0.1 ? Math.floor(random() * 50_000) : 0)),
    payments: Array.from({ length: MONTHS + 1 }, () => pickFrom(random, FATES)),
    card: pickFrom(random, ['good', 'good', 'fails', null, null, null, null] as const),
    ...additionsOf(random, month),
  };
  const running = begins === created && random() < 0.5 ? runningContract(random, month) : null;
  // A change of the plan or further lines would continue a contract that has ended.
  const ended = { plans: history.plans.slice(0, 1), requests: [], pendingLines: [], manualInvoices: [] };
  if (running?.hasEnded) return { ...history, running, ...ended };
  return { ...history, running, ...(!isOem && random() < 0.2 && outgrown(month, created)) };
}

/** The histories of that many accounts; the same seed gives the same ones. */
export const historiesOf = (seed: number, accounts: number): History[] =>
  Array.from({ length: accounts }, (_, position) => historyOf(seed, position));

/** What happens to an account, by kind. */
function eventsIn({
  isOem,
  created,
  begins,
  running,
  plans,
  requests,
  suspensions,
  terminated,
  licences,
  views,
  lateViews,
  additions,
  pendingLines,
  manualInvoices,
  card,
  payments,
}: History) {
  return [
    isOem ? 'OEM' : plans.map(({ id }, place) => `${place === 0 ? 'begins with' : 'changes to'} ${id}`),
    begins > created ? 'begins later' : 'begins at once',
    running === null
      ? []
      : running.hasEnded
        ? 'had ended'
        : [
            `initial fee: ${running.initialFee}`,
            running.from === null || running.from === monthAt(created) ? 'billed at once' : 'billed later',
            `discount: ${running.discount?.amount}`,
          ],
    requests.map(({ id, withdraws }) => (withdraws ? 'withdraws a request' : `requests ${id}`)),
    suspensions.map(({ from, to }) => (monthAt(from) === monthAt(to) ? 'suspended within a month' : 'suspended over months')),
    terminated < Infinity ? 'terminated' : [],
    licences.map(({ to }) => (to < Infinity ? 'a licence that ends' : 'a licence that stays')),
    isOem ? [] : views.map((parts) => `${parts.reduce((sum, part) => sum + part, 0)} views`),
    lateViews.some((late) => late > 0) ? 'late views' : [],
    additions.map(({ sites }) => `adds ${sites} sites`),
    requests.some(({ at }) => additions.some((added) => added.at > at && monthAt(added.at) === monthAt(at))) ? 'outgrows a request' : [],
    pendingLines.map(({ yen }) => `a line of ${yen} yen`),
    manualInvoices.map(({ yen }) => `an invoice of ${yen.length} lines`),
    `card: ${card}`,
    // Of the months in which the account may have invoices.
    payments.flatMap((_, month) => (month > monthAt(created) ? `${fateOf({ payments, card }, month)}, card: ${card}` : [])),
  ].flat();
}

/** What a new event counts for among pairs. */
const EVENT_WEIGHT = 1_000;

/** Returns the events of one account and their pairs, with what each counts for. */
function variety(history: History): Map<string, number> {
  const events = [...new Set(eventsIn(history))];
  const pairs = events.flatMap((event, place) => events.slice(place + 1).map((other) => [`${event} and ${other}`, 1] as const));
  return new Map([...events.map((event) => [event, EVENT_WEIGHT] as const), ...pairs]);
}

/** Returns `count` of the histories, each with the most events and pairs of events that those before it lack. */
export function mostVaried(histories: readonly History[], count: number): History[] {
  const candidates = new Map(histories.map((history) => [history, variety(history)]));
  const seen = new Set<string>();
  const newIn = (found: ReadonlyMap<string, number>): number =>
    [...found].reduce((sum, [one, weight]) => sum + (seen.has(one) ? 0 : weight), 0);
  return Array.from({ length: count }, () => {
    const [next] = [...candidates].toSorted(([, one], [, other]) => newIn(other) - newIn(one));
    if (!next) throw new Error('There are too few histories');
    const [history, found] = next;
    for (const one of found.keys()) seen.add(one);
    candidates.delete(history);
    return history;
  });
}

/** The views of an account that one log object of a month brings. */
export const viewsInObject = ({ views, created, isOem }: History, month: number, object: number): number =>
  isOem || monthAt(created) > month ? 0 : (views[month]?.[object] ?? 0);
