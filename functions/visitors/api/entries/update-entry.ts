import { requireAssignee } from '#functions/visitors/api/entries/assignees.ts';
import type { FormEntryDependencies } from '#functions/visitors/api/entries/dependencies.ts';
import { entryDetail } from '#functions/visitors/services/list/entry-view.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { assertOwnerActive } from '#functions/accounts/services/assert-owner-active.ts';
import { type Caller, personOf } from '#functions/accounts/services/caller.ts';
import type { SharedUseCase } from '#functions/platform/http/use-case.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { EntryWorkflowChange } from '#functions/visitors/store/list/form-entry-list.ts';
import type { FormEntry } from '#functions/visitors/store/records/form-entry.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import type { siteContact } from '#shared/api-contract/endpoints/visitor-lists.ts';
import type { EntryBatch, EntryChange } from '#shared/model/visitors/form-entry.ts';

/** Returns the change of an entry. An entry keeps its current assignee even if that login no longer exists. */
async function workChange(
  dependencies: FormEntryDependencies,
  caller: Caller,
  site: Site,
  { state, assigneeId }: Pick<EntryChange | EntryBatch, 'state' | 'assigneeId'>,
  present: FormEntry['assignee'] = null,
): Promise<EntryWorkflowChange> {
  if (assigneeId === undefined) return { state };
  if (assigneeId === null || assigneeId === present?.id) return { state, assignee: assigneeId === null ? null : present };
  return { state, assignee: await requireAssignee(dependencies, caller, site, assigneeId) };
}

/** Changes state, assignee or note of an entry, unless it has changed since it was read. Allowed for an expired site. */
export const updateEntry =
  (dependencies: FormEntryDependencies, kind: StoredFormKind): SharedUseCase<typeof siteContact.update> =>
  async ({ caller, params, body: { version, note, ...change } }) => {
    const { sites, entries, mailRecords, clock } = dependencies;
    const site = await sites.find(caller.scope, params.id);
    await assertOwnerActive(dependencies, caller, site);
    const entry = await entries.find(site.id, kind, params.entryId);
    if (!entry) throw new AppError('not-found');
    if (entry.version !== version) throw new AppError('version-conflict');
    const changed = await workChange(dependencies, caller, site, change, entry.assignee);
    const written =
      note === undefined || note === '' ? null : { text: note, by: caller.name, person: personOf(caller), at: clock().toISOString() };
    const next = await entries.change(entry, { ...changed, ...(note !== undefined && { note: written }) });
    if (!next) throw new AppError('version-conflict');
    return { entry: entryDetail(next, await mailRecords.list({ siteId: site.id, list: kind, about: entry.id })) };
  };

/** Applies one change to several entries, even if they have changed since they were read. */
export const changeEntries =
  (dependencies: FormEntryDependencies, kind: StoredFormKind): SharedUseCase<typeof siteContact.batch> =>
  async ({ caller, params, body: { ids, ...change } }) => {
    const { sites, entries } = dependencies;
    const site = await sites.find(caller.scope, params.id);
    await assertOwnerActive(dependencies, caller, site);
    return { changed: await entries.changeAll(site.id, kind, ids, await workChange(dependencies, caller, site, change)) };
  };
