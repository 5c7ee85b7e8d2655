import { DEFAULT_DUNNING, type DunningEvent, type DunningStep } from '#shared/model/billing/dunning.ts';
import { addDays, japaneseDay, startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

/** The minimum number of days between two steps, even if the first one was late; fewer only if the settings have fewer. */
const DAYS_BETWEEN = 7;
const NINE_HOURS_MS = 9 * 3_600_000;

/** The time of a day at which steps act: 09:00 in Japan. */
export const dunningTime = (day: string): Date => new Date(startOfJapaneseDay(day).getTime() + NINE_HOURS_MS);

/** What decides on the next step of an invoice: its due day, and the steps that have acted, oldest first. */
interface DunnedInvoice {
  dueOn: string;
  events: readonly Pick<DunningEvent, 'kind' | 'days' | 'at'>[];
}

/** A step, and the day on which it acts. */
export interface PlannedStep {
  step: DunningStep;
  on: string;
}

/**
 * Returns the next step of an open invoice and its day; `undefined` after the last one. Steps that are not later than the last
 * one that has acted are passed, whatever the settings were then, and there is at most one final notice. Steps that are late follow each
 * other at a distance.
 */
export function nextDunningStep(steps: readonly DunningStep[], { dueOn, events }: DunnedInvoice): PlannedStep | undefined {
  const last = events.at(-1);
  const wasNoticed = events.some(({ kind }) => kind === 'final-notice');
  const step = steps.find(({ kind, days }) => days > (last?.days ?? 0) && !(kind === 'final-notice' && wasNoticed));
  if (!step) return undefined;
  const planned = addDays(dueOn, step.days);
  if (!last) return { step, on: planned };
  const earliest = addDays(japaneseDay(new Date(last.at)), Math.min(DAYS_BETWEEN, step.days - last.days));
  return { step, on: planned > earliest ? planned : earliest };
}

/** Returns the steps of an invoice that an earlier version reminded `sent` times without a record. */
export const formerEvents = (dueOn: string, sent: number): DunningEvent[] =>
  DEFAULT_DUNNING.slice(0, sent).map((step) => ({ ...step, at: dunningTime(addDays(dueOn, step.days)).toISOString(), recipients: 0 }));
