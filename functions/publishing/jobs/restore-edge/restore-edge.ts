import { publishMediaKeys } from '#functions/publishing/services/edge/publish-media-keys.ts';
import { publishAccountStates } from '#functions/publishing/services/edge/publish-account-states.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { EdgeStore } from '#functions/platform/gateways/edge-store.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { type Scope, scopeOf } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { JobStore } from '#functions/platform/job-store/job-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import { isPublished } from '#shared/rules/sites/site-state.ts';

export interface RestoreEdgeDependencies {
  accounts: AccountStore;
  sites: SiteStore;
  jobs: JobStore;
  edgeStore: EdgeStore;
  mediaKeys: () => readonly string[];
  ids: Ids;
  clock: Clock;
}

interface RestoreEdgeResult {
  accounts: number;
  publications: number;
}

/** Accounts per page: fewer than the keys that one update of the store may change. */
const ACCOUNTS_PER_PAGE = 40;
const SITES_PER_PAGE = 100;
const CONCURRENT_JOBS = 8;

/**
 * Rebuilds the edge store: writes the media keys and the state of every account into the key value store, and enqueues a publication of
 * every published site, which stores its files with the metadata that the edge reads. Used for a lost store, and for sites that were
 * published by a version without this metadata. Idempotent. A publication does not rewrite files that are up to date.
 */
export function restoreEdge(dependencies: RestoreEdgeDependencies): () => Promise<RestoreEdgeResult> {
  const { accounts, sites, jobs, ids, clock } = dependencies;

  async function restoreAccounts(scope: Scope): Promise<number> {
    await publishAccountStates(dependencies, [scope.accountId]);
    let count = 1;
    let after: string | null | undefined;
    while (after !== null) {
      const query = { keyword: '', sort: 'created', descending: false, after, limit: ACCOUNTS_PER_PAGE } as const;
      const page: Awaited<ReturnType<AccountStore['list']>> = await accounts.list(scope, query);
      if (page.accounts.length > 0)
        await publishAccountStates(
          dependencies,
          page.accounts.map(({ id }) => id),
        );
      count += page.accounts.length;
      after = page.next;
    }
    return count;
  }

  async function republish(scope: Scope): Promise<number> {
    let count = 0;
    let after: string | null | undefined;
    while (after !== null) {
      const page: Awaited<ReturnType<SiteStore['list']>> = await sites.list(scope, { after, limit: SITES_PER_PAGE });
      const published = page.sites.filter(isPublished);
      await inParallel(published, CONCURRENT_JOBS, ({ id, ownerId }) =>
        jobs.add(newJob('publish', { subjectId: id, ownerId }, ids.ulid(), clock())),
      );
      count += published.length;
      after = page.next;
    }
    return count;
  }

  return async () => {
    await publishMediaKeys(dependencies.edgeStore, dependencies.mediaKeys());
    const scope = scopeOf((await accounts.getOperator()).id);
    return { accounts: await restoreAccounts(scope), publications: await republish(scope) };
  };
}
