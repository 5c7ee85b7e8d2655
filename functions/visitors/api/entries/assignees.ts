import type { FormEntryDependencies } from '#functions/visitors/api/entries/dependencies.ts';
import { invalidInput } from '#functions/platform/base/app-error.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { narrowScope } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { siteContact } from '#shared/api-contract/endpoints/visitor-lists.ts';
import type { Assignee } from '#shared/model/visitors/form-entry.ts';

/** Whether a login can work on entries. Viewers and accountants cannot. */
const canWork = ({ permission, contractStatus }: Account): boolean =>
  permission !== 'viewer' && permission !== 'accountant' && contractStatus !== 'TERMINATED';

/** Returns the logins to which entries of the site can be assigned, those of the site's own account first. Makes three calls. */
async function assigneesOf({ accounts }: FormEntryDependencies, { scope }: Caller, { ownerId, lineage }: Site): Promise<Assignee[]> {
  const [owner, subAdmins] = await Promise.all([
    accounts.get(ownerId),
    accounts.listSubAdmins(narrowScope(scope, { id: ownerId, path: lineage })),
  ]);
  return [...(owner ? [owner] : []), ...subAdmins].filter(canWork).map(({ id, contactName: name }) => ({ id, name }));
}

export const listAssignees =
  (dependencies: FormEntryDependencies): UseCase<typeof siteContact.assignees> =>
  async ({ caller, params }) => ({
    assignees: await assigneesOf(dependencies, caller, await dependencies.sites.find(caller.scope, params.id)),
  });

/** Returns the login with this id if entries can be assigned to it. Throws `invalid-input` otherwise. */
export async function requireAssignee(dependencies: FormEntryDependencies, caller: Caller, site: Site, id: string): Promise<Assignee> {
  const found = (await assigneesOf(dependencies, caller, site)).find((assignee) => assignee.id === id);
  if (!found) throw invalidInput([{ path: 'assigneeId', rule: 'unknown-account' }]);
  return found;
}
