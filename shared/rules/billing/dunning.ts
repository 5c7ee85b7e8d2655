import { DEFAULT_DUNNING, type DunningEvent, type DunningHold, type DunningStep } from '#shared/model/billing/dunning.ts';
import type { FieldError } from '#shared/model/error.ts';
import { addDays, japaneseDay, startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

/** The minimum number of days between two steps, even if the first one was late; fewer only if the settings have fewer. */
const DAYS_BETWEEN = 7;
const HOLD_DAYS_MAX = 365;
const NINE_HOURS_MS = 9 * 3_600_000;

/** The time of a day at which steps act: 09:00 in Japan. */
export const dunningTime = (day: string): Date => new Date(startOfJapaneseDay(day).getTime() + NINE_HOURS_MS);

const latestOf = (days: readonly string[]): string => days.reduce((latest, day) => (day > latest ? day : latest));

/** What decides on the next step of an invoice: its due day, and the steps that have acted, oldest first. */
interface DunnedInvoice {
  dueOn: string;
  events: readonly Pick<DunningEvent, 'kind' | 'days' | 'at' | 'pausesOn'>[];
  hold?: Pick<DunningHold, 'until'> | null;
}

/** A step, and the day on which it acts. */
export interface PlannedStep {
  step: DunningStep;
  on: string;
}

/** Whether a step is still to act after the events. Only what changed settings place before the last event is passed. */
function isRemaining({ kind, days }: DunningStep, steps: readonly DunningStep[], events: DunnedInvoice['events']): boolean {
  const hasActed = events.some((event) => event.kind === kind);
  if (kind === 'pause') return !hasActed;
  if (days > Math.max(0, ...events.map((event) => event.days)))
    return kind === 'reminder' || !hasActed || isPauseUnannounced(steps, events);
  return kind === 'final-notice' && isPauseUnannounced(steps, events);
}

/** Whether a pause is to act that no final notice has announced. */
const isPauseUnannounced = (steps: readonly DunningStep[], events: DunnedInvoice['events']): boolean =>
  steps.some(({ kind }) => kind === 'pause') && events.every(({ kind, pausesOn }) => kind !== 'pause' && pausesOn === null);

/** Returns the first day on which a step may act after the last event. */
function earliestAfter(last: DunnedInvoice['events'][number], { days }: DunningStep): string {
  const distance = days > last.days ? Math.min(DAYS_BETWEEN, days - last.days) : DAYS_BETWEEN;
  return addDays(japaneseDay(new Date(last.at)), distance);
}

/**
 * Returns the next step of an open invoice and its day; `undefined` after the last one.
 *
 * 1. Steps that are not later than one that has acted are passed, whatever the settings were then. There is one final notice and one pause.
 * 2. A pause follows a final notice that has announced its day, also if it was added to the settings later.
 * 3. Steps that are late follow each other at a distance. No step acts through the last day of a hold.
 */
export function nextDunningStep(steps: readonly DunningStep[], { dueOn, events, hold }: DunnedInvoice): PlannedStep | undefined {
  const step = steps.find((one) => isRemaining(one, steps, events));
  if (!step) return undefined;
  const last = events.at(-1);
  const announced = step.kind === 'pause' ? events.flatMap(({ pausesOn }) => pausesOn ?? []) : [];
  const days = [addDays(dueOn, step.days), ...(last ? [earliestAfter(last, step)] : []), ...announced];
  return { step, on: latestOf([...days, ...(hold ? [addDays(hold.until, 1)] : [])]) };
}

/** Returns the day of the pause that a final notice announces on a day; `null` if no pause follows. */
export function announcedPause(steps: readonly DunningStep[], dueOn: string, notice: DunningStep, today: string): string | null {
  const pause = steps.find(({ kind }) => kind === 'pause');
  if (!pause || notice.kind !== 'final-notice') return null;
  return latestOf([addDays(dueOn, pause.days), earliestAfter({ ...notice, at: dunningTime(today).toISOString(), pausesOn: null }, pause)]);
}

/** Returns the faults of a hold: it ends today at the earliest, and within a year. */
export function holdFaults({ until }: Pick<DunningHold, 'until'>, today: string): FieldError[] {
  if (until < today) return [{ path: 'until', rule: 'date-in-past' }];
  return until > addDays(today, HOLD_DAYS_MAX) ? [{ path: 'until', rule: 'too-far-ahead', params: { max: HOLD_DAYS_MAX } }] : [];
}

/** Returns the hold of an invoice on a day; `null` if it has ended. */
export const holdOn = (hold: DunningHold | null, today: string): DunningHold | null => (hold && hold.until >= today ? hold : null);

/** Returns the steps of an invoice that an earlier version reminded `sent` times without a record. */
export const formerEvents = (dueOn: string, sent: number): DunningEvent[] =>
  DEFAULT_DUNNING.slice(0, sent).map((step) => ({
    ...step,
    at: dunningTime(addDays(dueOn, step.days)).toISOString(),
    recipients: 0,
    pausesOn: null,
  }));
