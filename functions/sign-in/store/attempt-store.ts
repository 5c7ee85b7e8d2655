import { attemptKey, attemptPartition } from '#functions/platform/keys/sign-in-keys.ts';
import { RATE_LIMITS, RATE_LIMIT_WINDOW_MS, RATE_LIMIT_WINDOWS_MS } from '#shared/model/limits.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { anyOf, isAbsent, isBelow, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';

/**
 * A kind of attempts. It determines the key by which they are counted: address (whether or not it has an account), viewer's network, both,
 * or device.
 */
type AttemptKind = keyof typeof RATE_LIMITS;

/** A counted attempt, which is corrected if it succeeds. */
interface CountedAttempt {
  /** Subtracts this attempt from the counter. For counters that several people share, so that failures of others remain counted. */
  undo: () => Promise<unknown>;
  /** Resets the counter. For counters of attempts by a single person. */
  reset: () => Promise<unknown>;
}

export interface AttemptStore {
  /**
   * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit. Throws `too-many-requests`. Stores only a
   * digest of `of`, because mistyped addresses are personal data too. `times` is the weight of the attempt, for example the number of
   * e-mails.
   */
  count(kind: AttemptKind, of: string, times?: number): Promise<CountedAttempt>;
  /** Deletes the counters of a kind of attempts in all windows. */
  forget(kind: AttemptKind, of: string): Promise<void>;
}

/** Deletes the counters of a kind of attempts in all windows. */
export const forgetAttempts = async (table: Table, kind: AttemptKind, of: string): Promise<void> =>
  table.batchWrite({ remove: await table.queryAll({ pk: attemptPartition(kind, of) }) });

const windowOf = (kind: AttemptKind): number =>
  (RATE_LIMIT_WINDOWS_MS as Partial<Record<AttemptKind, number>>)[kind] ?? RATE_LIMIT_WINDOW_MS;

/** Creates counters in fixed windows that are aligned to the clock, so that counting takes one conditional write. */
export function attemptStore(table: Table, clock: Clock): AttemptStore {
  return {
    forget: (kind, of) => forgetAttempts(table, kind, of),
    async count(kind, of, times = 1) {
      const now = clock().getTime();
      const windowMs = windowOf(kind);
      const startsAt = Math.floor(now / windowMs) * windowMs;
      const endsAt = startsAt + windowMs;
      const key = attemptKey(kind, of, startsAt);
      const set = { entity: 'attempt', expiresAt: Math.ceil(endsAt / 1_000) };
      const isBelowLimit = anyOf(isAbsent('count'), isBelow('count', RATE_LIMITS[kind] - times + 1));
      if (!(await tryCommit(table.update(key, { set, add: { count: times } }, isBelowLimit))))
        throw new AppError('too-many-requests', { retryAfter: Math.ceil((endsAt - now) / 1_000) });
      return {
        undo: () => tryCommit(table.update(key, { add: { count: -times } }, isPresent())),
        reset: () => table.delete(key),
      };
    },
  };
}
