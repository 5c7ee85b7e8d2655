import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { CustomDomain } from '#functions/domains/store/custom-domain.ts';
import type { DomainStore } from '#functions/domains/store/domain-store.ts';
import { domainDueId } from '#functions/platform/keys/keys.ts';

interface Dependencies {
  domains: Pick<DomainStore, 'requestCheck'>;
  clock: Clock;
  ids: Ids;
  checkPauseMs: number;
}

/** Minimum time between two checks, in milliseconds. An open page requests one every 20 seconds. */
export const CHECK_PAUSE_MS = 10_000;

/** Starts a job that checks the domain, unless a check was requested within `checkPauseMs`. */
export async function requestDomainCheck({ domains, clock, ids, checkPauseMs }: Dependencies, request: CustomDomain): Promise<void> {
  const now = clock();
  const job = newJob('check-domain', { subjectId: domainDueId(request) }, ids.ulid(), now);
  await domains.requestCheck(request, { at: now.getTime(), notSince: now.getTime() - checkPauseMs, job });
}
