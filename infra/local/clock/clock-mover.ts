import type { Clock } from '#functions/platform/gateways/clock.ts';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';
import { addDays, japaneseDay, startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Thrown for a past time: after a move back, existing data would be in the future. */
export class ClockMovesForwardOnly extends Error {
  override readonly name = 'ClockMovesForwardOnly';
}

export interface ClockMover {
  now: Clock;
  /** Moves the product's time and resolves when all work due by then has run. Throws `ClockMovesForwardOnly`. */
  move(to: Date): Promise<void>;
}

interface MoverOptions {
  /** The file from which `now` reads the offset from real time, in milliseconds. */
  offsetFile: string;
  now: Clock;
  /** Runs all work that is due at the current time. */
  settle: () => Promise<void>;
  /** Returns the earliest due time between two times. */
  nextDue: (from: Date, to: Date) => Promise<Date | undefined>;
}

/** Minimum time between stops: retries of one job must not stop the clock every few seconds. */
const SHORTEST_STEP_MS = 10 * 60_000;
/** The clock stops this long after a due time, because an item is due only after that time. */
const AFTER_MS = 1_000;

/**
 * Returns the next stop of a move of the clock, so that work runs when it is due: the next due time (`due`), the next midnight in
 * Japan, or the end of the move.
 */
export function nextClockStop(now: Date, to: Date, due: Date | undefined): Date {
  const midnight = startOfJapaneseDay(addDays(japaneseDay(now), 1));
  const atDue = due ? Math.max(due.getTime() + AFTER_MS, now.getTime() + SHORTEST_STEP_MS) : Infinity;
  return new Date(Math.min(atDue, midnight.getTime(), to.getTime()));
}

/** Moves the time of all processes of this platform from stop to stop (`nextClockStop`). Runs concurrent moves in sequence. */
export function clockMover({ offsetFile, now, settle, nextDue }: MoverOptions): ClockMover {
  let last: Promise<unknown> = Promise.resolve();

  async function moveAlone(to: Date): Promise<void> {
    if (to < now()) throw new ClockMovesForwardOnly(`It is ${now().toISOString()} already: the clock moves forward only.`);
    await settle();
    for (let from = now(); from < to; from = now()) {
      const stop = nextClockStop(from, to, await nextDue(from, to));
      await writeFileAtomically(offsetFile, String(stop.getTime() - Date.now()));
      await settle();
    }
  }

  return {
    now,
    move(to) {
      const move = last.then(() => moveAlone(to));
      last = move.catch(() => undefined);
      return move;
    },
  };
}
