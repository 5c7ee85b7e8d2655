import { importFileKey } from '#functions/platform/gateways/media-keys.ts';
import { requestNextInvitations } from '#functions/accounts/services/imports/request-invitations.ts';
import { writeFaults } from '#functions/accounts/services/imports/import-file.ts';
import { checkImport, type CheckedImport } from '#functions/accounts/jobs/import-users/check-import.ts';
import type { ImportUsersDependencies } from '#functions/accounts/jobs/import-users/dependencies.ts';
import type { importUsersJob } from '#functions/accounts/job-definitions/import-users.ts';
import { newAccounts, writeAccounts } from '#functions/accounts/jobs/import-users/write-import.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { JobHandler, JobProgress } from '#functions/platform/runner/run-job.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { importedAccountIds } from '#functions/accounts/store/imported-id.ts';
import type { StoredImport } from '#functions/accounts/store/imports/user-import.ts';
import type { ImportFault } from '#shared/model/accounts/user-import.ts';

const CLEARED_AT_ONCE = 100;

/** Returns the event and the e-mail that notify the account of the end of an import. */
function endingOf({ clock, ids }: ImportUsersDependencies, item: StoredImport) {
  const at = clock();
  const mail = { template: 'file-finished', accountId: item.ownerId, kind: 'import-finished', siteId: null, name: item.fileName } as const;
  return { at, eventId: ids.ulid(), mail: newJob('mail', { mail }, ids.ulid(), at) };
}

/** Checks the file, and sets the state of the import: `writing`, or `refused` with its faults. */
async function check(dependencies: ImportUsersDependencies, item: StoredImport): Promise<void> {
  const result = await checkImport(dependencies, item);
  if ('checked' in result) {
    await dependencies.imports.beginWriting(item, result.checked.rows.length);
    return;
  }
  await writeFaults(dependencies.files, item, result.faults);
  const isEnded = await dependencies.imports.end(item, 'refused', result.faults.length, endingOf(dependencies, item));
  if (isEnded) await dependencies.files.remove([importFileKey(item)]);
}

/** Commits all accounts in one transaction. Returns `false` if the parent, a plan or the import has changed. */
function commit(
  dependencies: ImportUsersDependencies,
  item: StoredImport,
  { parent, rows }: CheckedImport,
  sample: Account,
): Promise<boolean> {
  const { imports, ids, clock } = dependencies;
  const audit = newAuditEntry({ ids, clock }, 'account.import', item.login, accountAuditSubject(parent), [
    { field: 'accounts', from: null, to: String(rows.length) },
    { field: 'fileName', from: null, to: item.fileName },
  ]);
  return imports.commit(item, {
    children: { importId: item.id, parent, sample, count: rows.length, at: audit.at },
    planIds: [...new Set(rows.flatMap(({ user }) => user.planId ?? []))],
    audit,
    ...endingOf(dependencies, item),
  });
}

/** Refuses an import that was being written. Its accounts were never visible. */
async function refuse(dependencies: ImportUsersDependencies, item: StoredImport, faults: readonly ImportFault[]): Promise<void> {
  await writeFaults(dependencies.files, item, faults);
  await dependencies.imports.beginClearing(item, 'refused', faults.length);
}

/**
 * Writes the accounts and commits them. Can continue an earlier attempt, because the file is the same. Each attempt checks the file against
 * the present state.
 */
async function write(dependencies: ImportUsersDependencies, item: StoredImport, progress: JobProgress): Promise<void> {
  const result = await checkImport(dependencies, item);
  if ('faults' in result) return refuse(dependencies, item, result.faults);
  const accounts = newAccounts(item, result.checked);
  const [sample] = accounts;
  if (!sample) throw new Error('A checked import has accounts');
  const taken = await writeAccounts(dependencies, item, { ...result.checked, accounts }, progress);
  if (taken.length > 0) return refuse(dependencies, item, taken);
  await progress.renewLease();
  if (await commit(dependencies, item, result.checked, sample.account)) return;
  if ((await dependencies.imports.find(item))?.state !== 'writing') return;
  // The commit fails if a licence was taken, the parent was terminated or a plan was retired since the check. A new check returns the
  // fault.
  const again = await checkImport(dependencies, item);
  if ('faults' in again) await refuse(dependencies, item, again.faults);
  else throw new Error('An import could not be committed');
}

/** Removes the hidden accounts of an import. */
async function clear({ imported }: ImportUsersDependencies, item: StoredImport, progress: JobProgress): Promise<void> {
  for (let done = 0; done < item.accounts; done += CLEARED_AT_ONCE) {
    progress.assertLeaseHeld();
    progress.report({ done, total: item.accounts });
    await imported.clear(importedAccountIds(item.id, done, Math.min(done + CLEARED_AT_ONCE, item.accounts)));
  }
  progress.report({ done: item.accounts, total: item.accounts });
}

/** Carries out the next step of an import, by its state. Returns `false` if nothing is left to do. */
async function step(dependencies: ImportUsersDependencies, item: StoredImport, progress: JobProgress): Promise<boolean> {
  const { imports, files, clock } = dependencies;
  switch (item.state) {
    case 'checking':
      await check(dependencies, item);
      return true;
    case 'writing':
      await write(dependencies, item, progress);
      return true;
    case 'clearing':
      await clear(dependencies, item, progress);
      await imports.endClearing(item, endingOf(dependencies, item));
      return true;
    case 'undoing':
      await clear(dependencies, item, progress);
      await imports.endUndo(item, clock());
      return true;
    case 'done':
      await files.remove([importFileKey(item)]);
      // Requests only the first invitations here; the reconcile job requests the others.
      if (item.invited === 0) await requestNextInvitations(dependencies, item);
      return false;
    default:
      return false;
  }
}

/**
 * Continues an import from its present state until it has ended:
 *
 * 1. `checking`: checks every row. Nothing is written unless all rows are valid.
 * 2. `writing`: writes the accounts under ids derived from the import. They are invisible to all readers.
 * 3. One transaction sets the import to `done`, which makes all accounts visible.
 * 4. `clearing`, `undoing`: removes all data of the accounts, which are invisible to all readers.
 *
 * The next attempt continues an interrupted one, so in the end all accounts exist or none.
 */
export const importUsers = (dependencies: ImportUsersDependencies): JobHandler<typeof importUsersJob> => ({
  async run({ payload: { subjectId: id, ownerId } }, progress) {
    const find = () => dependencies.imports.find({ ownerId, id });
    for (let item = await find(); item && (await step(dependencies, item, progress)); item = await find());
  },
  async onExhausted({ payload: { subjectId: id, ownerId } }) {
    const { imports, ids, clock } = dependencies;
    const item = await imports.find({ ownerId, id });
    if (item?.state === 'checking') await imports.end(item, 'failed', 0, endingOf(dependencies, item));
    if (item?.state === 'writing') await imports.beginClearing(item, 'failed', 0);
    const left = await imports.find({ ownerId, id });
    if (left?.state === 'clearing' || left?.state === 'undoing')
      await imports.handOver(left, newJob('import-users', { subjectId: id, ownerId }, ids.ulid(), clock()));
  },
});
