import type { Clock } from '#functions/platform/gateways/clock.ts';
import { queryDueIds } from '#functions/platform/engine/due-index.ts';
import type { Table } from '#functions/platform/engine/table.ts';

/** Finds requested changes of plans. The index is eventually consistent, so callers check the account before they act on it. */
export interface PlanChangeSchedule {
  /** Returns the ids of accounts whose change is due, most overdue first. */
  listDue(limit: number): Promise<string[]>;
  /** Returns the ids of accounts whose change takes effect within a number of days, or is due. */
  listSoon(days: number, limit: number): Promise<string[]>;
  /** Returns the ids of all accounts with a requested change, whenever it takes effect. */
  listAll(): Promise<string[]>;
}

/** A time later than every change: a change takes effect next month at the latest. */
const NEVER = new Date('9999-12-31T00:00:00Z');
const MAX_CHANGES = 100_000;

export const planChangeSchedule = (table: Table, clock: Clock): PlanChangeSchedule => ({
  // Due instants are compared exclusively, and a month begins with its first millisecond.
  listDue: (limit) => queryDueIds(table, 'plan-change', new Date(clock().getTime() + 1), limit),
  listSoon: (days, limit) => queryDueIds(table, 'plan-change', new Date(clock().getTime() + days * 24 * 3_600_000), limit),
  listAll: () => queryDueIds(table, 'plan-change', NEVER, MAX_CHANGES),
});
