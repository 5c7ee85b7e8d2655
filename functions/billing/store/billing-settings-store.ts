import * as z from 'zod';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { billingSettingsKey } from '#functions/platform/keys/keys.ts';
import { BillingSettings } from '#shared/model/billing/billing-settings.ts';

const StoredSettings = z.object({ settings: BillingSettings, version: z.number() });
type StoredSettings = z.infer<typeof StoredSettings>;

export interface BillingSettingsStore {
  /** `undefined` until they are entered; nothing is invoiced before. */
  get(issuerId: string): Promise<StoredSettings | undefined>;
  /** Replaces the settings of a version, 0 for the first ones, with other writes. `false` if they have changed since. */
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
