import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerColumn, EntrySummary } from '#shared/model/visitors/form-entry.ts';
import type { MemberSummary } from '#shared/model/visitors/site-member.ts';
import {
  type EntryFilter,
  entryFilter,
  type MemberFilter,
  memberFilter,
  type VisitorFilter,
} from '#web/features/visitors/visitor-filter.ts';
import type { EntryKind, ListKind } from '#web/features/visitors/list-kind.ts';
import { api } from '#web/lib/api/api-client.ts';
import { PAGE_SIZE, type PageCursor, readFullPage, usePagedQuery } from '#web/lib/api/use-paged-query.ts';
import { NEW_ENTRIES_KEY } from '#web/lib/api/use-new-entries.ts';
import { isValidRange } from '#web/ui/list/list-filter.ts';

const VISITORS = ['visitors'] as const;
const listKey = (siteId: string, kind: ListKind) => [...VISITORS, siteId, 'list', kind] as const;
const detailKey = (siteId: string, kind: ListKind, id: string) => [...VISITORS, siteId, 'detail', kind, id] as const;
const countsKey = (siteId: string) => [...VISITORS, siteId, 'counts'] as const;
const growthKey = (siteId: string) => [...VISITORS, siteId, 'growth'] as const;

/** Returns the endpoints of a list of entries. */
export const entryApi = (kind: EntryKind) => (kind === 'contact' ? api.siteContact : api.siteHomepageForm);

/** One page of a list, with the fields that at least one of its entries has answered. */
interface ListPage<Row> {
  items: Row[];
  columns: AnswerColumn[];
  nextCursor: string | null;
}

type ReadPage<Row> = (cursor: PageCursor, signal: AbortSignal) => Promise<ListPage<Row>>;

const useVisitorList = <Row>(queryKey: readonly unknown[], filter: VisitorFilter, read: ReadPage<Row>) =>
  usePagedQuery({
    queryKey: [...queryKey, filter],
    read: async (from, signal) => {
      let columns: AnswerColumn[] = [];
      const page = await readFullPage(async (cursor) => {
        const answer = await read(cursor, signal);
        columns = answer.columns;
        return answer;
      }, from);
      return { ...page, columns };
    },
    select: (pages) => ({ rows: pages.flatMap(({ items }) => items), columns: pages.at(-1)?.columns ?? [] }),
    isEnabled: isValidRange(filter),
  });

/** The result of a list's query. */
export type VisitorListQuery<Row> = ReturnType<typeof useVisitorList<Row>>;

/** The entries of a list that match the filter, page by page. */
export const useEntryList = (siteId: string, kind: EntryKind, filter: EntryFilter) =>
  useVisitorList<EntrySummary>(listKey(siteId, kind), filter, async (cursor, signal) => {
    const query = { ...entryFilter.toQuery(filter), limit: PAGE_SIZE, ...cursor };
    const { entries, ...page } = await entryApi(kind).list({ params: { id: siteId }, query }, { signal });
    return { items: entries, ...page };
  });

/** The members of a site that match the filter, page by page. */
export const useMemberList = (siteId: string, filter: MemberFilter) =>
  useVisitorList<MemberSummary>(listKey(siteId, 'membership'), filter, async (cursor, signal) => {
    const query = { ...memberFilter.toQuery(filter), limit: PAGE_SIZE, ...cursor };
    const { members, ...page } = await api.siteMember.list({ params: { id: siteId }, query }, { signal });
    return { items: members, ...page };
  });

export const entryQuery = (siteId: string, kind: EntryKind, entryId: string) => ({
  queryKey: detailKey(siteId, kind, entryId),
  queryFn: async ({ signal }: { signal?: AbortSignal }) =>
    (await entryApi(kind).get({ params: { id: siteId, entryId } }, signal && { signal })).entry,
  staleTime: 0,
});

/** All details of an entry. */
export const useEntry = (siteId: string, kind: EntryKind, entryId: string) => useQuery(entryQuery(siteId, kind, entryId));

export const memberKey = (siteId: string, memberId: string) => detailKey(siteId, 'membership', memberId);

/** All details of a member. */
export const useMember = (siteId: string, memberId: string) =>
  useQuery({
    queryKey: memberKey(siteId, memberId),
    queryFn: async ({ signal }) => (await api.siteMember.get({ params: { id: siteId, memberId } }, { signal })).member,
    staleTime: 0,
  });

/** The number of members, contacts and form entries of a site by state. */
export const useCounts = (siteId: string) =>
  useQuery({
    queryKey: countsKey(siteId),
    queryFn: ({ signal }) => api.siteMember.counts({ params: { id: siteId } }, { signal }),
    staleTime: 0,
  });

export const useGrowth = (siteId: string) =>
  useQuery({
    queryKey: growthKey(siteId),
    queryFn: async ({ signal }) => (await api.siteMember.growth({ params: { id: siteId } }, { signal })).days,
  });

/** The logins that an entry can be assigned to. */
export const useAssignees = (siteId: string, isEnabled: boolean) =>
  useQuery({
    queryKey: [...VISITORS, siteId, 'assignees'],
    queryFn: async ({ signal }) => (await api.siteContact.assignees({ params: { id: siteId } }, { signal })).assignees,
    enabled: isEnabled,
  });

/** Replaces a row in every cached list of its kind, until the list is refetched. */
export function replaceRow<Row extends { id: string }>(
  client: QueryClient,
  siteId: string,
  kind: ListKind,
  id: string,
  change: Partial<Row>,
): void {
  client.setQueriesData<InfiniteData<ListPage<Row>, string | null>>(
    { queryKey: listKey(siteId, kind) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.map((row) => (row.id === id ? { ...row, ...change } : row)) })),
      },
  );
}

/** Returns a function that invalidates the counts of a site, and of unread entries everywhere. */
export function useInvalidateCounts(siteId: string): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [countsKey(siteId), growthKey(siteId), NEW_ENTRIES_KEY, ['sites', 'list']])
      void client.invalidateQueries({ queryKey });
  };
}

/** Returns a function that invalidates the lists of a site. */
export function useInvalidateLists(siteId: string): (kind?: ListKind) => void {
  const client = useQueryClient();
  return (kind) => void client.invalidateQueries({ queryKey: kind ? listKey(siteId, kind) : [...VISITORS, siteId, 'list'] });
}

/** Returns a function that removes cached visitor details of a site, and invalidates its lists and counts. */
export function useForgetPersons(siteId: string): () => Promise<void> {
  const client = useQueryClient();
  const invalidateCounts = useInvalidateCounts(siteId);
  return async () => {
    client.removeQueries({ queryKey: [...VISITORS, siteId, 'detail'] });
    invalidateCounts();
    await client.invalidateQueries({ queryKey: [...VISITORS, siteId, 'list'] });
  };
}
