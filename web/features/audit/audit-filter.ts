import { AuditAction } from '#shared/model/account/audit.ts';
import { day, ulid } from '#shared/model/fields.ts';
import type { AuditQuery } from '#web/lib/api/use-audit-log.ts';
import { parseParam, toSearchParams } from '#web/lib/search-params.ts';

/** Filter of the audit log; kept in the URL. */
export interface AuditFilter {
  action: AuditAction | null;
  /** First and last day, both inclusive: YYYY-MM-DD in Japanese time. */
  from: string | null;
  to: string | null;
  account: string | null;
  actor: string | null;
}

export const DEFAULT_AUDIT_FILTER: AuditFilter = { action: null, from: null, to: null, account: null, actor: null };

/** Parses the query of the URL; missing and invalid parameters become `null`. */
export const parseFilter = (search: URLSearchParams): AuditFilter => ({
  action: parseParam(AuditAction, search.get('action')),
  from: parseParam(day(), search.get('from')),
  to: parseParam(day(), search.get('to')),
  account: parseParam(ulid(), search.get('account')),
  actor: parseParam(ulid(), search.get('actor')),
});

/** The query of a filter, without parameters that are `null`. */
export const serializeFilter = (filter: AuditFilter): URLSearchParams => toSearchParams({ ...filter });

/** Whether the filter can hide entries. */
export const isFiltered = (filter: AuditFilter): boolean => Object.values(filter).some((value) => value !== null);

/** Whether the first day is not after the last; the log is not requested otherwise. */
export const isValidRange = ({ from, to }: AuditFilter): boolean => from === null || to === null || from <= to;

/** The filter as query parameters of the API. */
export const toQuery = ({ action, from, to, account, actor }: AuditFilter): AuditQuery => ({
  ...(action !== null && { action }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  ...(account !== null && { accountId: account }),
  ...(actor !== null && { actorId: actor }),
});
