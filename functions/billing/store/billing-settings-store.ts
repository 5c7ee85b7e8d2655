import * as z from 'zod';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { billingSettingsKey } from '#functions/platform/keys/billing-keys.ts';
import { BillingSettings } from '#shared/model/billing/billing-settings.ts';

const StoredSettings = z.object({ settings: BillingSettings, version: z.number() });
type StoredSettings = z.infer<typeof StoredSettings>;

export interface BillingSettingsStore {
  /** Returns the settings; `undefined` until they are entered. Before that, nothing is invoiced. */
  get(issuerId: string): Promise<StoredSettings | undefined>;
  /**
   * Replaces the settings of a version (0 if there are none yet), together with other writes. Returns `false` if they have changed since.
   */
  replace(issuerId: string, settings: BillingSettings, version: number, writes: readonly Write[]): Promise<boolean>;
}

export function billingSettingsStore(table: Table): BillingSettingsStore {
  return {
    get: (issuerId) => table.get(billingSettingsKey(issuerId), StoredSettings),
    replace: (issuerId, settings, version, writes) =>
      tryCommit(
        table.transact([
          {
            put: { ...billingSettingsKey(issuerId), entity: 'billing-settings', settings, version: version + 1 },
            when: version === 0 ? isAbsent() : isEqual('version', version),
          },
          ...writes,
        ]),
      ),
  };
}
