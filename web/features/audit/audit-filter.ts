import { AuditAction } from '#shared/model/account/audit.ts';
import { day, ulid } from '#shared/model/fields.ts';
import type { AuditQuery } from '#web/lib/api/use-audit-log.ts';

/** What the log is narrowed to, as its address says it. */
export interface AuditFilter {
  action: AuditAction | null;
  /** Days in Japanese time, both included. */
  from: string | null;
  to: string | null;
  account: string | null;
  actor: string | null;
}

export const DEFAULT_AUDIT_FILTER: AuditFilter = { action: null, from: null, to: null, account: null, actor: null };

/** Reads an address; what it does not know counts as not said. */
export const parseFilter = (search: URLSearchParams): AuditFilter => ({
  action: AuditAction.safeParse(search.get('action')).data ?? null,
  from: day().safeParse(search.get('from')).data ?? null,
  to: day().safeParse(search.get('to')).data ?? null,
  account: ulid().safeParse(search.get('account')).data ?? null,
  actor: ulid().safeParse(search.get('actor')).data ?? null,
});

/** The address of a filter, without what is not narrowed. */
export const serializeFilter = (filter: AuditFilter): URLSearchParams =>
  new URLSearchParams(Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** Whether anything is left out. */
export const isFiltered = (filter: AuditFilter): boolean => Object.values(filter).some((value) => value !== null);

/** Whether the days are in order; the log is not asked otherwise. */
export const isValidRange = ({ from, to }: AuditFilter): boolean => from === null || to === null || from <= to;

/** The filter as the log is asked. */
export const toQuery = ({ action, from, to, account, actor }: AuditFilter): AuditQuery => ({
  ...(action !== null && { action }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  ...(account !== null && { accountId: account }),
  ...(actor !== null && { actorId: actor }),
});
