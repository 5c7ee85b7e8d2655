import { requestNextInvitations } from '#functions/accounts/services/imports/request-invitations.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { UserImportStore } from '#functions/accounts/store/imports/user-import-store.ts';

export interface ImportInvitationDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  imports: Pick<UserImportStore, 'find' | 'listInviting' | 'requestInvitations'>;
  ids: Ids;
  clock: Clock;
}

/** Enqueues the next invitations of the import that has waited longest. Imports take turns and share one rate limit. */
export async function requestImportInvitations(dependencies: ImportInvitationDependencies): Promise<void> {
  const [due] = await dependencies.imports.listInviting(1);
  const item = due && (await dependencies.imports.find(due));
  if (item?.state === 'done') await requestNextInvitations(dependencies, item);
}
