import * as z from 'zod';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { allOf, isBelow, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { twoFactorKey } from '#functions/platform/keys/sign-in-keys.ts';

/** The second factor of a login as stored; the account's item states whether it is on. */
const StoredTwoFactor = z.object({
  /** The sealed secret. */
  secret: z.string().nullable().default(null),
  /** The last time step whose code was accepted: each code is accepted once. */
  lastStep: z.number().default(0),
  /** Keyed digests of the unused recovery codes. */
  recoveryCodes: z.array(z.string()).readonly().default([]),
  /** A secret that no code has confirmed yet. `until`: epoch milliseconds. */
  pending: z.object({ secret: z.string(), until: z.number() }).nullable().default(null),
});
export type StoredTwoFactor = z.infer<typeof StoredTwoFactor>;

type ActiveTwoFactor = Pick<StoredTwoFactor, 'lastStep' | 'recoveryCodes'> & { secret: string };

export interface TwoFactorStore {
  find(loginId: string): Promise<StoredTwoFactor | undefined>;
  /** Stores a secret until it is confirmed. Does not change an active second factor. */
  setPending(loginId: string, pending: NonNullable<StoredTwoFactor['pending']>): Promise<void>;
  /** Returns the write that makes the pending secret the second factor. Fails if another secret is pending by then. */
  activationWrite(loginId: string, pending: StoredTwoFactor['pending'], active: ActiveTwoFactor): Write;
  /** Returns the write that replaces the recovery codes of this secret. */
  recoveryCodesWrite(loginId: string, secret: string, recoveryCodes: readonly string[]): Write;
  removalWrite(loginId: string): Write;
  /** Accepts the code of a step. Returns `false` if this or a later step was already accepted. */
  useStep(loginId: string, secret: string, step: number): Promise<boolean>;
  /** Removes a used recovery code. Returns `false` if one was used concurrently. */
  useRecoveryCode(loginId: string, left: readonly string[], used: string): Promise<boolean>;
}

export const twoFactorStore = (table: Table): TwoFactorStore => ({
  find: (loginId) => table.get(twoFactorKey(loginId), StoredTwoFactor),
  async setPending(loginId, pending) {
    await table.update(twoFactorKey(loginId), { set: { entity: 'two-factor', pending } });
  },
  activationWrite: (loginId, pending, active) => ({
    put: { ...twoFactorKey(loginId), entity: 'two-factor', ...active },
    when: isEqual('pending', pending),
  }),
  recoveryCodesWrite: (loginId, secret, recoveryCodes) => ({
    update: twoFactorKey(loginId),
    set: { recoveryCodes },
    when: isEqual('secret', secret),
  }),
  removalWrite: (loginId) => ({ delete: twoFactorKey(loginId) }),
  useStep: (loginId, secret, step) =>
    tryCommit(
      table.update(twoFactorKey(loginId), { set: { lastStep: step } }, allOf(isEqual('secret', secret), isBelow('lastStep', step))),
    ),
  useRecoveryCode: (loginId, left, used) =>
    tryCommit(
      table.update(twoFactorKey(loginId), { set: { recoveryCodes: left.filter((code) => code !== used) } }, isEqual('recoveryCodes', left)),
    ),
});
