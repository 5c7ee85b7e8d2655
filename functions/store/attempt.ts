import { createHash } from 'node:crypto';
import { SIGN_IN_ATTEMPTS } from '#shared/model/limits.ts';
import { AppError } from '#functions/app-error.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import { ConditionFailed } from '#functions/store/table-error.ts';
import { anyOf, isAbsent, isBelow } from '#functions/store/table-expression.ts';
import type { Key, Table } from '#functions/store/table.ts';

/** Sign-ins are counted by account (whether or not there is one) and by the viewer's network. */
export type AttemptKind = 'account' | 'address';

const LIMIT: Readonly<Record<AttemptKind, number>> = { account: SIGN_IN_ATTEMPTS.perAccount, address: SIGN_IN_ATTEMPTS.perAddress };

/** What people typed is not kept readable: mistyped addresses are personal data too. */
const digest = (value: string): string => createHash('sha256').update(value).digest('base64url');

export interface AttemptStore {
  /** Counts before the attempt is made, so that attempts made at once cannot exceed the limit. Throws `too-many-requests`. */
  count(kind: AttemptKind, of: string): Promise<void>;
  clear(kind: AttemptKind, of: string): Promise<void>;
}

/** Counters of sign-in attempts. Windows are aligned to the clock, so that counting is one conditional write. */
export function attemptStore(table: Table, clock: Clock): AttemptStore {
  function windowOf(kind: AttemptKind, of: string): { key: Key; endsAt: number } {
    const startsAt = Math.floor(clock().getTime() / SIGN_IN_ATTEMPTS.windowMs) * SIGN_IN_ATTEMPTS.windowMs;
    return { key: { pk: `ATTEMPT#${kind}#${digest(of)}`, sk: `ATTEMPT#${startsAt}` }, endsAt: startsAt + SIGN_IN_ATTEMPTS.windowMs };
  }

  return {
    async count(kind, of) {
      const { key, endsAt } = windowOf(kind, of);
      const isWithin = anyOf(isAbsent('count'), isBelow('count', LIMIT[kind]));
      try {
        await table.update(key, { set: { entity: 'attempt', expiresAt: Math.ceil(endsAt / 1_000) }, add: { count: 1 } }, isWithin);
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
        throw new AppError('too-many-requests', { retryAfter: Math.ceil((endsAt - clock().getTime()) / 1_000) });
      }
    },
    clear: (kind, of) => table.delete(windowOf(kind, of).key),
  };
}
