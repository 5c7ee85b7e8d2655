import { CONFLICT, retryOnConflict } from '#functions/retry-on-conflict.ts';
import { contractEffectOfChain } from '#functions/domain/account/contract-effect.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import { inParallel } from '#functions/in-parallel.ts';
import { removeSubAdmins } from '#functions/jobs/contract/remove-sub-admins.ts';
import type { contractJob } from '#functions/jobs/contract/job.ts';
import type { JobHandler, JobProgress, RunningJob } from '#functions/jobs/runner/run-job.ts';
import type { Account } from '#functions/store/account/account.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import { newAuditEntry } from '#functions/store/audit/audit-entry.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import type { JobStore } from '#functions/store/job/job-store.ts';
import { siteAuditSubject, type Site } from '#functions/store/site/site.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';
import { siteContractAction, type SiteContractAction } from '#functions/jobs/contract/site-contract-action.ts';

export interface ContractDependencies {
  accounts: AccountStore;
  sites: SiteStore;
  jobs: JobStore;
  clock: Clock;
  ids: Ids;
}

const PAGE = 100;
const AT_A_TIME = 8;
/** Passes over a page until one finds no site left to change. */
const PASSES = 10;

interface Due {
  site: Site;
  step: SiteContractAction;
}

const isGone = (account: Account | undefined): boolean => account?.deletedAt !== undefined;

/**
 * Brings every site below an account to what the contracts above it say by now, whatever they said when the job was made:
 * EXPIRED or PRIVATE again, removed, or published anew for visitors to see what is due. A page is done only when a fresh
 * look finds nothing more to change, so of two jobs at once the one that knew less has its work put right.
 */
export function applyContract(dependencies: ContractDependencies): JobHandler<typeof contractJob> {
  const { accounts, sites, jobs, clock, ids } = dependencies;

  const publishJob = (site: Site) => newJob('publish', { subjectId: site.id, ownerId: site.ownerId }, ids.ulid(), clock());
  const remembered = (action: 'site.expire' | 'site.renew' | 'site.delete', site: Site) =>
    newAuditEntry(dependencies, action, null, siteAuditSubject(site));

  async function stepsFor(found: readonly Site[]): Promise<Due[]> {
    const wanted = [...new Set(found.flatMap(({ lineage }) => lineage))];
    const read = await accounts.getAll(wanted);
    const byId = new Map(wanted.map((id, index) => [id, read[index]]));
    return found.flatMap((site) => {
      const chain = site.lineage.map((id) => byId.get(id));
      const step = siteContractAction(site.status, contractEffectOfChain(chain, clock()), chain.some(isGone));
      return step ? [{ site, step }] : [];
    });
  }

  async function carryOut({ site, step }: Due): Promise<void> {
    if (step === 'remove') return sites.remove(site, publishJob(site), remembered('site.delete', site));
    if (step === 'publish') return jobs.add(publishJob(site));
    // A site that has changed meanwhile is looked at again.
    await (step === 'expire'
      ? sites.changeStatus(site, { status: 'EXPIRED', job: publishJob(site), audit: remembered('site.expire', site) })
      : sites.changeStatus(site, { status: 'PRIVATE', audit: remembered('site.renew', site) }));
  }

  /** Brings one page of the sites in order, and answers with the place to go on after. */
  async function settlePage(
    { scope }: RunningJob<typeof contractJob>,
    pulse: JobProgress,
    after: string | undefined,
  ): Promise<{ count: number; next: string | null }> {
    const all = async (due: readonly Due[]) =>
      void (await inParallel(due, AT_A_TIME, (one) => {
        pulse.assertLeaseHeld();
        return carryOut(one);
      }));
    const pass = async () => {
      const page = await sites.list(scope, { after, limit: PAGE });
      const due = await stepsFor(page.sites);
      const changes = due.filter(({ step }) => step !== 'publish');
      if (changes.length > 0) {
        await all(changes);
        return CONFLICT;
      }
      await all(due);
      return { count: page.sites.length, next: page.next };
    };
    const exhausted = () => new Error(`Sites were changed in each of ${PASSES} passes`);
    return retryOnConflict(pass, { attempts: PASSES, exhausted });
  }

  return {
    async run(job, pulse) {
      let done = 0;
      let after: string | null | undefined;
      while (after !== null) {
        const page: Awaited<ReturnType<typeof settlePage>> = await settlePage(job, pulse, after);
        done += page.count;
        pulse.report({ done, total: done });
        after = page.next;
      }
      if (isGone(await accounts.get(job.payload.subjectId))) await removeSubAdmins(dependencies, job.scope);
    },
  };
}
