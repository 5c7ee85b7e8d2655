import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { contractEffectOfChain } from '#functions/accounts/services/contract-effect.ts';
import { publishAccountStates } from '#functions/publishing/services/edge/publish-account-states.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { EdgeStore } from '#functions/platform/gateways/edge-store.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { removeTemplates } from '#functions/accounts/jobs/contract/remove-templates.ts';
import { removeSubAdmins } from '#functions/accounts/jobs/contract/remove-sub-admins.ts';
import type { contractJob } from '#functions/accounts/job-definitions/contract.ts';
import type { JobHandler, JobProgress, RunningJob } from '#functions/platform/runner/run-job.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { LibraryStore } from '#functions/media/store/library-store.ts';
import { siteAuditSubject, type Site } from '#functions/sites/store/site.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import type { TemplateStore } from '#functions/sites/store/templates/template-store.ts';
import { siteContractAction, type SiteContractAction } from '#functions/accounts/jobs/contract/site-contract-action.ts';

export interface ContractDependencies {
  accounts: AccountStore;
  sites: SiteStore;
  templates: TemplateStore;
  library: Pick<LibraryStore, 'release'>;
  edgeStore: EdgeStore;
  clock: Clock;
  ids: Ids;
}

const SITES_PER_PAGE = 100;
const CONCURRENT_ACTIONS = 8;
/** Maximum number of reads of one page of sites, which is read again until no site on it has to change. */
const MAX_ROUNDS = 10;
/** Maximum number of pages of the trash: far more than an account can delete in the time that sites are kept there. */
const TRASH_ROUNDS_MAX = 1_000;

interface PendingAction {
  site: Site;
  action: SiteContractAction;
}

const isDeleted = (account: Account | undefined): boolean => account?.deletedAt !== undefined;

/**
 * Applies the contract of an account as it is now, not as it was when the job was created. First publishes the state
 * to the edge, which applies it to the visitors of all sites below (`publishAccountStates`). If the status of sites can change, then
 * for each page of sites:
 *
 * 1. Reads the sites and the accounts above them, and decides each site's action (`siteContractAction`).
 * 2. Carries out the actions, and restarts at step 1.
 * 3. If no site has to change, continues with the next page.
 *
 * A page is done only when a fresh read finds nothing to change, so a concurrent job that read older contracts is corrected.
 */
export function applyContract(dependencies: ContractDependencies): JobHandler<typeof contractJob> {
  const { accounts, sites, library, clock, ids } = dependencies;

  const publication = (site: Site) => newJob('publish', { subjectId: site.id, ownerId: site.ownerId }, ids.ulid(), clock());
  const auditEntry = (action: 'site.expire' | 'site.renew' | 'site.delete' | 'site.purge', site: Site) =>
    newAuditEntry(dependencies, action, null, siteAuditSubject(site));

  async function pendingActions(found: readonly Site[]): Promise<PendingAction[]> {
    const accountIds = [...new Set(found.flatMap(({ lineage }) => lineage))];
    const read = await accounts.getAll(accountIds);
    const byId = new Map(accountIds.map((id, index) => [id, read[index]]));
    return found.flatMap((site) => {
      const chain = site.lineage.map((id) => byId.get(id));
      const action = siteContractAction(site, contractEffectOfChain(chain, clock()), chain.some(isDeleted));
      return action ? [{ site, action }] : [];
    });
  }

  /** Carries out an action. A no-op for a site whose status was changed concurrently: the next round reads the site again. */
  async function carryOut({ site, action }: PendingAction): Promise<void> {
    switch (action) {
      case 'remove':
        return sites.remove(site, { job: publication(site), audit: auditEntry('site.delete', site) });
      case 'expire':
        await sites.changeStatus(site, {
          status: 'EXPIRED',
          returnStatus: null,
          job: publication(site),
          audit: auditEntry('site.expire', site),
        });
        return;
      case 'renew':
        await sites.changeStatus(site, { status: 'PRIVATE', returnStatus: null, audit: auditEntry('site.renew', site) });
    }
  }

  /** Reconciles one page of sites. Returns their number and the cursor of the next page. */
  async function reconcilePage(
    { scope }: RunningJob<typeof contractJob>,
    progress: JobProgress,
    after: string | undefined,
  ): Promise<{ count: number; next: string | null }> {
    const round = async () => {
      const page = await sites.list(scope, { after, limit: SITES_PER_PAGE });
      const actions = await pendingActions(page.sites);
      if (actions.length === 0) return { count: page.sites.length, next: page.next };
      await inParallel(actions, CONCURRENT_ACTIONS, (pending) => {
        progress.assertLeaseHeld();
        return carryOut(pending);
      });
      return CONFLICT;
    };
    const exhausted = () => new Error(`Sites were changed in each of ${MAX_ROUNDS} rounds`);
    return retryOnConflict(round, { attempts: MAX_ROUNDS, exhausted });
  }

  /**
   * Removes all sites in the trash permanently: their account is deleted. Purged sites leave the list, so each round reads the first page.
   */
  async function emptyTrash(scope: Scope): Promise<void> {
    for (let round = 0; round < TRASH_ROUNDS_MAX; round += 1) {
      const { sites: trashed } = await sites.listTrash(scope, { after: undefined, limit: SITES_PER_PAGE });
      if (trashed.length === 0) return;
      await inParallel(trashed, CONCURRENT_ACTIONS, (site) => sites.purge(site, auditEntry('site.purge', site)));
    }
    throw new Error(`The trash of ${scope.accountId} is not empty after ${TRASH_ROUNDS_MAX} rounds`);
  }

  return {
    async run(job, progress) {
      await publishAccountStates(dependencies, [job.payload.subjectId]);
      if (job.payload.affects === 'visitors') return;
      let done = 0;
      let after: string | null | undefined;
      while (after !== null) {
        const page: Awaited<ReturnType<typeof reconcilePage>> = await reconcilePage(job, progress, after);
        done += page.count;
        progress.report({ done, total: done });
        after = page.next;
      }
      if (!isDeleted(await accounts.get(job.payload.subjectId))) return;
      await emptyTrash(job.scope);
      await removeSubAdmins(dependencies, job.scope);
      await removeTemplates(dependencies, job.scope);
      await library.release(job.scope, clock());
    },
  };
}
