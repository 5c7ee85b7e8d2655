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
  events: readonly Pick<DunningEvent, 'kind' | 'days' | 'at'>[];
  hold?: Pick<DunningHold, 'until'> | null;
}

/** A step, and the day on which it acts. */
export interface PlannedStep {
  step: DunningStep;
  on: string;
}

/**
 * Returns the next step of an open invoice and its day; `undefined` after the last one. Steps that are not later than the last
 * one that has acted are passed, whatever the settings were then, and there is at most one final notice. Steps that are late follow each
 * other at a distance. No step acts through the last day of a hold.
 */
export function nextDunningStep(steps: readonly DunningStep[], { dueOn, events, hold }: DunnedInvoice): PlannedStep | undefined {
  const last = events.at(-1);
  const wasNoticed = events.some(({ kind }) => kind === 'final-notice');
  const step = steps.find(({ kind, days }) => days > (last?.days ?? 0) && !(kind === 'final-notice' && wasNoticed));
  if (!step) return undefined;
  const days = [
    addDays(dueOn, step.days),
    ...(last ? [addDays(japaneseDay(new Date(last.at)), Math.min(DAYS_BETWEEN, step.days - last.days))] : []),
    ...(hold ? [addDays(hold.until, 1)] : []),
  ];
  return { step, on: latestOf(days) };
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
  DEFAULT_DUNNING.slice(0, sent).map((step) => ({ ...step, at: dunningTime(addDays(dueOn, step.days)).toISOString(), recipients: 0 }));
