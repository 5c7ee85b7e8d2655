import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditAction } from '#shared/model/account/audit.ts';
import { api } from '#web/lib/api/api-client.ts';

/** What is asked of the audit log; nothing given: everything in the login's tree. */
export interface AuditQuery {
  accountId?: string;
  action?: AuditAction;
  actorId?: string;
  from?: string;
  to?: string;
}

/** What was done, newest first, page by page. */
export function useAuditLog(question: AuditQuery, { pageSize = 50, isWanted = true } = {}) {
  return useInfiniteQuery({
    queryKey: ['audit', question, pageSize],
    queryFn: ({ pageParam, signal }) =>
      api.audit.list({ query: { ...question, limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: isWanted,
  });
}
