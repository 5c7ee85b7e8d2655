import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api/api-client.ts';

const REFRESH_MS = 60_000;

interface PageViewQuery {
  /** YYYY-MM; the current month by default. */
  month?: string | undefined;
  /** The login's own account by default. */
  accountId?: string | undefined;
}

/** The page views of a month, refreshed while the screen is open. */
export const usePageViews = ({ month, accountId }: PageViewQuery = {}, isEnabled = true) =>
  useQuery({
    queryKey: ['page-views', month, accountId],
    queryFn: ({ signal }) =>
      api.usage.pageViews({ query: { ...(month !== undefined && { month }), ...(accountId !== undefined && { accountId }) } }, { signal }),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
