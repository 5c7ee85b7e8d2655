import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { importedAccountIds } from '#functions/accounts/store/imported-id.ts';
import type { StoredImport } from '#functions/accounts/store/imports/user-import.ts';
import type { UserImportStore } from '#functions/accounts/store/imports/user-import-store.ts';
import { IMPORT_INVITATIONS_PER_MINUTE } from '#shared/model/limits.ts';

interface InvitationDependencies {
  imports: Pick<UserImportStore, 'requestInvitations'>;
  accounts: Pick<AccountStore, 'getAll'>;
  ids: Ids;
  clock: Clock;
}

/**
 * Requests the next invitations of a finished import, for accounts that have not been opened yet. Each is requested once, even if
 * runs overlap.
 */
export async function requestNextInvitations({ imports, accounts, ids, clock }: InvitationDependencies, item: StoredImport): Promise<void> {
  const upTo = Math.min(item.invited + IMPORT_INVITATIONS_PER_MINUTE, item.accounts);
  const invited = await accounts.getAll(importedAccountIds(item.id, item.invited, upTo));
  const jobs = invited.flatMap((account) =>
    account?.contractStatus === 'INACTIVE' && account.deletedAt === undefined
      ? [newJob('mail', { mail: { template: 'invitation', accountId: account.id } }, ids.ulid(), clock())]
      : [],
  );
  await imports.requestInvitations(item, upTo, jobs);
}
