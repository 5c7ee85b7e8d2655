import { attemptKey } from '#functions/store/keys.ts';
import { RATE_LIMITS, RATE_LIMIT_WINDOW_MS } from '#shared/model/limits.ts';
import { AppError } from '#functions/app-error.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { anyOf, isAbsent, isBelow, isPresent } from '#functions/store/engine/table-expression.ts';
import type { Table } from '#functions/store/engine/table.ts';

/** What is counted: by account (whether or not there is one), by the viewer's network, by both, or by a device. */
type AttemptKind = keyof typeof RATE_LIMITS;

/** An attempt that has been counted, for when it turns out to be right. */
interface CountedAttempt {
  /** As if it had not been made: what is shared with others gains nothing by it. */
  undo: () => Promise<unknown>;
  /** Nor any before it: this is the one place that counts only its owner's mistakes. */
  reset: () => Promise<unknown>;
}

export interface AttemptStore {
  /**
   * Counts an attempt before it is made, so that attempts made at once cannot exceed the limit. Throws `too-many-requests`.
   * `of` is not kept readable: mistyped addresses are personal data too.
   */
  count(kind: AttemptKind, of: string): Promise<CountedAttempt>;
}

/** Counters of attempts. Windows are aligned to the clock, so that counting is one conditional write. */
export function attemptStore(table: Table, clock: Clock): AttemptStore {
  return {
    async count(kind, of) {
      const now = clock().getTime();
      const startsAt = Math.floor(now / RATE_LIMIT_WINDOW_MS) * RATE_LIMIT_WINDOW_MS;
      const endsAt = startsAt + RATE_LIMIT_WINDOW_MS;
      const key = attemptKey(kind, of, startsAt);
      const set = { entity: 'attempt', expiresAt: Math.ceil(endsAt / 1_000) };
      const isWithin = anyOf(isAbsent('count'), isBelow('count', RATE_LIMITS[kind]));
      if (!(await tryCommit(table.update(key, { set, add: { count: 1 } }, isWithin))))
        throw new AppError('too-many-requests', { retryAfter: Math.ceil((endsAt - now) / 1_000) });
      return {
        undo: () => tryCommit(table.update(key, { add: { count: -1 } }, isPresent())),
        reset: () => table.delete(key),
      };
    },
  };
}
