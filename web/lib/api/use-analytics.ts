import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { apiContract } from '#shared/api-contract/api-contract.ts';
import type { CallOf } from '#shared/api-contract/endpoint.ts';
import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import type { Language } from '#shared/model/language.ts';
import { api } from '#web/lib/api/api-client.ts';

/** The poll intervals of figures, in milliseconds. Figures change when visits are rolled up, minutes after the visits. */
const REFRESH_MS = 60_000;
const LIVE_REFRESH_MS = 20_000;

type Family = (typeof apiContract)['analytics'];
type AccountQuery = CallOf<Family['account']>['query'];
type SiteQuery = CallOf<Family['site']>['query'];
type GridQuery = CallOf<Family['swipe']>['query'];

const KEY = 'analytics';

/** The summary of the current month of all sites that the login may see. */
export const useVisitSummary = ({ isEnabled }: { isEnabled: boolean }) =>
  useQuery({
    queryKey: [KEY, 'summary'],
    queryFn: ({ signal }) => api.analytics.summary({}, { signal }),
    enabled: isEnabled,
  });

/** The figures of all sites that the login may see, or of the sites of one account, in a month. */
export const useAccountOverview = (query: AccountQuery) =>
  useQuery({
    queryKey: [KEY, 'account', query],
    queryFn: ({ signal }) => api.analytics.account({ query }, { signal }),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });

/** The figures of a month of a site, by day. */
export const useSiteOverview = (siteId: string, query: SiteQuery, { isEnabled = true } = {}) =>
  useQuery({
    queryKey: [KEY, 'site', siteId, query],
    queryFn: ({ signal }) => api.analytics.site({ params: { siteId }, query }, { signal }),
    refetchInterval: REFRESH_MS,
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey[2] === siteId ? last : undefined),
    enabled: isEnabled,
  });

/** The report of where the visits of a day or month began and came from. */
export const useLandingReport = (siteId: string, query: GridQuery) =>
  useQuery({
    queryKey: [KEY, 'landing', siteId, query],
    queryFn: ({ signal }) => api.analytics.landing({ params: { siteId }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

const swipeQuery = (siteId: string, query: GridQuery) =>
  queryOptions({
    queryKey: [KEY, 'swipe', siteId, query],
    queryFn: ({ signal }) => api.analytics.swipe({ params: { siteId }, query }, { signal }),
  });

/** The figures of each sheet, the moves between sheets and the commonest paths of a day or month. */
export const useSwipeReport = (siteId: string, query: GridQuery, { isEnabled = true } = {}) =>
  useQuery({ ...swipeQuery(siteId, query), placeholderData: keepPreviousData, enabled: isEnabled });

/** Returns a function that loads the report of a day before it is shown. */
export function usePrefetchSwipe(siteId: string, language: Language | undefined): (day: string) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    (day) => client.prefetchQuery(swipeQuery(siteId, { period: day, ...(language && { language }) })),
    [client, siteId, language],
  );
}

/** The reports of the days of a month that have been loaded so far. */
export function useLoadedDays(siteId: string, month: string, language: Language | undefined): SwipeReport[] {
  const client = useQueryClient();
  return client.getQueriesData<SwipeReport>({ queryKey: [KEY, 'swipe', siteId] }).flatMap(([key, report]) => {
    const query = key[3] as GridQuery | undefined;
    return report && query?.period.startsWith(`${month}-`) && query.language === language ? [report] : [];
  });
}

/** The report of where a sheet was pressed in a day or month. */
export const useTapReport = (siteId: string, alias: string, period: string) =>
  useQuery({
    queryKey: [KEY, 'taps', siteId, alias, period],
    queryFn: ({ signal }) => api.analytics.taps({ params: { siteId, alias }, query: { period } }, { signal }),
  });

/** The figures of the popups of a site, by day of a month. */
export const usePopupReport = (siteId: string, month: string) =>
  useQuery({
    queryKey: [KEY, 'popups', siteId, month],
    queryFn: ({ signal }) => api.analytics.popups({ params: { siteId }, query: { month } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The visits that were reported in the last half hour; polled every twenty seconds unless `isPaused`. */
export const useLiveReport = (siteId: string, { isPaused }: { isPaused: boolean }) =>
  useQuery({
    queryKey: [KEY, 'live', siteId],
    queryFn: ({ signal }) => api.analytics.live({ params: { siteId } }, { signal }),
    staleTime: 0,
    refetchInterval: isPaused ? false : LIVE_REFRESH_MS,
  });
