import { TRIAL_PLAN_ID } from '#shared/model/plans/plan.ts';
import { addDays, startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Days before the last day of a trial on which its account is reminded. */
const REMINDER_DAYS = [7, 1] as const;
/** The hour of reminders in Japanese time. */
const REMINDER_HOUR = 9;

interface TrialReminder {
  at: Date;
  /** Days until the last day of the trial. */
  days: number;
  /** The last day of the trial, YYYY-MM-DD. */
  end: string;
}

/** Returns the next reminder, after an instant, of a trial with this last day; `undefined` if there is none left. */
export function nextTrialReminder(end: string, after: Date): TrialReminder | undefined {
  return REMINDER_DAYS.map((days) => ({
    at: new Date(startOfJapaneseDay(addDays(end, -days)).getTime() + REMINDER_HOUR * 3_600_000),
    days,
    end,
  })).find(({ at }) => at > after);
}

interface TrialHolder {
  planId: string | null;
  planChange: object | null;
  contractEnd: string | null;
  contractStatus: string;
  deletedAt?: string;
}

/**
 * Returns the last day of a trial that will end: no paid plan was requested, and the account is not terminated. `undefined` for other
 * accounts.
 */
export const endingTrial = ({ planId, planChange, contractEnd, contractStatus, deletedAt }: TrialHolder): string | undefined =>
  planId === TRIAL_PLAN_ID && planChange === null && contractEnd !== null && contractStatus !== 'TERMINATED' && deletedAt === undefined
    ? contractEnd
    : undefined;
