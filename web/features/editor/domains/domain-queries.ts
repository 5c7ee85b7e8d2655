import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { apiContract } from '#shared/api-contract/api-contract.ts';
import type { CallOf } from '#shared/api-contract/endpoint.ts';
import type { SiteDomains } from '#shared/model/domains/custom-domain.ts';
import { isWatched } from '#shared/rules/domains/domain-advice.ts';
import { api } from '#web/lib/api/api-client.ts';
import { pause } from '#web/lib/pause.ts';

/** The interval, in milliseconds, of the server's checks while the page of the domains is visible. */
const CHECK_MS = 20_000;
/** The interval in milliseconds, and the maximum number, of reads of the state until a check has been carried out. */
const READ_MS = 2_000;
const READS_AFTER_CHECK = 5;

type Family = (typeof apiContract)['customDomain'];

const domainsKey = (siteId: string) => ['site-domains', siteId];
const checkKey = (siteId: string) => ['site-domains-check', siteId];

/** Caches the newest state, and invalidates the lists of sites, which also show domain and status. */
function storeDomains(client: QueryClient, siteId: string, domains: SiteDomains): void {
  client.setQueryData(domainsKey(siteId), domains);
  void client.invalidateQueries({ queryKey: ['sites'] });
}

/** Loads the stored domains of a site without a new check. */
export function useSiteDomains(siteId: string) {
  return useQuery({
    queryKey: domainsKey(siteId),
    queryFn: ({ signal }) => api.customDomain.get({ params: { id: siteId } }, { signal }),
    staleTime: 0,
  });
}

/** Returns the times of the latest checks of all domains as one string, for comparison. */
const checkTimes = (domains: SiteDomains['domains']): string => domains.map(({ token, checkedAt }) => `${token} ${checkedAt}`).join();

/**
 * Requests a check, which a job carries out, and reads the state until the job has stored its result. The server skips a check
 * requested again within 10 s; the reads then continue to their limit.
 */
async function checkDomains(client: QueryClient, siteId: string, signal: AbortSignal): Promise<void> {
  const before = await api.customDomain.check({ params: { id: siteId } }, { signal });
  storeDomains(client, siteId, before);
  for (let read = 0; read < READS_AFTER_CHECK; read += 1) {
    await pause(READ_MS, signal);
    const now = await api.customDomain.get({ params: { id: siteId } }, { signal });
    storeDomains(client, siteId, now);
    if (checkTimes(now.domains) !== checkTimes(before.domains)) return;
  }
}

/**
 * Checks the domains immediately, and every 20 s while one of them is watched and the page is visible. `refetch` checks them now.
 * `useSiteDomains` returns the result.
 */
export function useDomainChecks(siteId: string, domains: SiteDomains['domains']) {
  const client = useQueryClient();
  return useQuery({
    queryKey: checkKey(siteId),
    queryFn: async ({ signal }) => {
      await checkDomains(client, siteId, signal);
      return Date.now();
    },
    enabled: domains.some(({ state }) => isWatched(state)),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: CHECK_MS,
    refetchIntervalInBackground: false,
  });
}

export type DomainChecks = ReturnType<typeof useDomainChecks>;

/** Returns a mutation that caches the newest state. After a refusal, reloads the state, because another login may have changed it. */
function useDomainChange<Input>(siteId: string, change: (input: Input) => Promise<SiteDomains>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onMutate: async () => {
      // The answer of an earlier check must not overwrite the state after the change.
      await client.cancelQueries({ queryKey: checkKey(siteId) });
      await client.cancelQueries({ queryKey: domainsKey(siteId) });
    },
    onSuccess: (domains) => {
      storeDomains(client, siteId, domains);
      // Restarts the cancelled checks immediately instead of at the next interval.
      void client.invalidateQueries({ queryKey: checkKey(siteId) });
    },
    onError: () => client.invalidateQueries({ queryKey: domainsKey(siteId) }),
  });
}

export const useRequestDomain = (siteId: string) =>
  useDomainChange(siteId, (body: CallOf<Family['request']>['body']) => api.customDomain.request({ params: { id: siteId }, body }));

export const useAddTwin = (siteId: string) =>
  useDomainChange(siteId, (token: string) => api.customDomain.addTwin({ params: { id: siteId, token } }));

export const useRenewDomain = (siteId: string) =>
  useDomainChange(siteId, (token: string) => api.customDomain.renew({ params: { id: siteId, token } }));

export const useRemoveDomain = (siteId: string) =>
  useDomainChange(siteId, (token: string) => api.customDomain.remove({ params: { id: siteId, token } }));

/** Sends the record of a domain to the person who manages its DNS. */
export const useSendInstructions = (siteId: string, token: string) =>
  useMutation({
    mutationFn: (body: CallOf<Family['sendInstructions']>['body']) =>
      api.customDomain.sendInstructions({ params: { id: siteId, token }, body }),
  });
