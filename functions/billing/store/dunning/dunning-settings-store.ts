import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { dunningSettingsKey } from '#functions/platform/keys/billing-keys.ts';
import { DEFAULT_DUNNING, DunningSteps } from '#shared/model/billing/dunning.ts';

const StoredSettings = z.object({
  steps: DunningSteps,
  version: z.number(),
  /** The number of the last invoice that was rescheduled after the last change. */
  rescheduledTo: z.string().default(''),
});

export interface DunningSettingsStore {
  /** Returns the steps; the defaults, of version 0, until the issuer has changed them. */
  get(issuerId: string): Promise<{ steps: DunningSteps; version: number }>;
  /**
   * Replaces the steps of a version, together with other writes. Open invoices are rescheduled. Returns `false` if the steps have changed
   * since.
   */
  replace(issuerId: string, steps: DunningSteps, version: number, writes: readonly Write[]): Promise<boolean>;
  /** Returns the issuers whose open invoices have to be rescheduled, and after which invoice. */
  listChanged(limit: number): Promise<{ issuerId: string; version: number; rescheduledTo: string }[]>;
  /** Stores up to which invoice the invoices were rescheduled; `undefined`: all of them. A no-op if the steps have changed since. */
  setRescheduled(changed: { issuerId: string; version: number }, rescheduledTo: string | undefined): Promise<void>;
}

export function dunningSettingsStore(table: Table, clock: Clock): DunningSettingsStore {
  return {
    async get(issuerId) {
      const stored = await table.get(dunningSettingsKey(issuerId), StoredSettings);
      return stored ? { steps: stored.steps, version: stored.version } : { steps: DEFAULT_DUNNING, version: 0 };
    },
    replace: (issuerId, steps, version, writes) =>
      tryCommit(
        table.transact([
          {
            put: {
              ...dunningSettingsKey(issuerId),
              entity: 'dunning-settings',
              steps,
              version: version + 1,
              ...dueAttributes('dunning-change', clock(), issuerId),
            },
            when: version === 0 ? isAbsent() : isEqual('version', version),
          },
          ...writes,
        ]),
      ),
    async listChanged(limit) {
      const ids = await queryDueIds(table, 'dunning-change', clock(), limit);
      const found = await table.batchGet(ids.map(dunningSettingsKey), StoredSettings);
      return found.flatMap((stored, index) => {
        const issuerId = ids[index];
        return stored && issuerId !== undefined ? [{ issuerId, version: stored.version, rescheduledTo: stored.rescheduledTo }] : [];
      });
    },
    async setRescheduled({ issuerId, version }, rescheduledTo) {
      const change = rescheduledTo === undefined ? { remove: [...DUE_ATTRIBUTES, 'rescheduledTo'] } : { set: { rescheduledTo } };
      await tryCommit(table.update(dunningSettingsKey(issuerId), change, isEqual('version', version)));
    },
  };
}
