import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditAction } from '#shared/model/account/audit.ts';
import { api } from '#web/lib/api/api-client.ts';

/** Filters of the audit log; without any, the whole tree of the login. */
export interface AuditQuery {
  accountId?: string;
  action?: AuditAction;
  actorId?: string;
  from?: string;
  to?: string;
}

/** The entries of the audit log, newest first, page by page. */
export function useAuditLog(filter: AuditQuery, { pageSize = 50, isEnabled = true } = {}) {
  return useInfiniteQuery({
    queryKey: ['audit', filter, pageSize],
    queryFn: ({ pageParam, signal }) =>
      api.audit.list({ query: { ...filter, limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: isEnabled,
  });
}
