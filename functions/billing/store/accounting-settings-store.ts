import * as z from 'zod';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { accountingSettingsKey } from '#functions/platform/keys/billing-keys.ts';
import { AccountingSettings, DEFAULT_ACCOUNTING } from '#shared/model/billing/accounting.ts';

const StoredSettings = z.object({ settings: AccountingSettings, version: z.number() });
type StoredSettings = z.infer<typeof StoredSettings>;

export interface AccountingSettingsStore {
  /** Returns the names of accounts and tax codes; the defaults, of version 0, until the issuer has changed them. */
  get(issuerId: string): Promise<StoredSettings>;
  /** Replaces the settings of a version, together with other writes. Returns `false` if they have changed since. */
  replace(issuerId: string, settings: AccountingSettings, version: number, writes: readonly Write[]): Promise<boolean>;
}

export function accountingSettingsStore(table: Table): AccountingSettingsStore {
  return {
    get: async (issuerId) =>
      (await table.get(accountingSettingsKey(issuerId), StoredSettings)) ?? { settings: DEFAULT_ACCOUNTING, version: 0 },
    replace: (issuerId, settings, version, writes) =>
      tryCommit(
        table.transact([
          {
            put: { ...accountingSettingsKey(issuerId), entity: 'accounting-settings', settings, version: version + 1 },
            when: version === 0 ? isAbsent() : isEqual('version', version),
          },
          ...writes,
        ]),
      ),
  };
}
