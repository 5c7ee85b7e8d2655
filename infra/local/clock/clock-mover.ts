import type { Clock } from '#functions/gateways/clock.ts';
import { clockSteps } from '#infra/local/clock/clock-steps.ts';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';

/** A clock can only be moved forward: data that exist already would lie in the future otherwise. */
export class ClockMovesForwardOnly extends Error {
  override readonly name = 'ClockMovesForwardOnly';
}

export interface ClockMover {
  now: Clock;
  /** Moves the product's time and resolves when everything that was due by then has run. Throws `ClockMovesForwardOnly`. */
  move(to: Date): Promise<void>;
}

interface MoverOptions {
  /** What `now` reads: milliseconds from real time. */
  offsetFile: string;
  now: Clock;
  /** Runs everything that is due at the present time. */
  settle: () => Promise<void>;
}

/** Moves the time of all processes of this platform, midnight by midnight, one move after the other. */
export function clockMover({ offsetFile, now, settle }: MoverOptions): ClockMover {
  let last: Promise<unknown> = Promise.resolve();

  async function moveAlone(to: Date): Promise<void> {
    if (to < now()) throw new ClockMovesForwardOnly(`It is ${now().toISOString()} already: the clock moves forward only.`);
    await settle();
    for (const step of clockSteps(now(), to)) {
      // While a slow step settled, its successor may have come by itself.
      if (step > now()) await writeFileAtomically(offsetFile, String(step.getTime() - Date.now()));
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
