import type { AuditAction } from '#shared/model/audit/audit.ts';
import { api } from '#web/lib/api/api-client.ts';
import { usePagedQuery } from '#web/lib/api/use-paged-query.ts';

/** Filters of the audit log; without any, it contains the whole tree of the login. */
export interface AuditQuery {
  accountId?: string;
  action?: AuditAction;
  actorId?: string;
  from?: string;
  to?: string;
}

/** The entries of the audit log, newest first, page by page. */
export const useAuditLog = (filter: AuditQuery, { pageSize = 50, isEnabled = true } = {}) =>
  usePagedQuery({
    queryKey: ['audit', filter, pageSize],
    read: (cursor, signal) => api.audit.list({ query: { ...filter, limit: pageSize, ...cursor } }, { signal }),
    select: (pages) => pages.flatMap(({ entries }) => entries),
    isEnabled,
  });
