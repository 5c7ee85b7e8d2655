import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoticeKind, NoticeStatus, SystemNotice, SystemNoticeInput } from '#shared/model/notices/system-notice.ts';
import { api } from '#web/lib/api/api-client.ts';
import { usePagedQuery } from '#web/lib/api/use-paged-query.ts';

const NOTICES = ['system-notices'] as const;

export interface NoticeQuery {
  status?: NoticeStatus;
  kind?: NoticeKind;
  keyword: string;
}

/** The notifications that match the query, newest first, page by page. */
export const useNotices = (query: NoticeQuery) =>
  usePagedQuery({
    queryKey: [...NOTICES, 'list', query],
    read: (cursor, signal) => api.systemNoti.list({ query: { ...query, ...cursor } }, { signal }),
    select: (pages) => pages.flatMap(({ notices }) => notices),
  });

export const useNotice = (id: string) =>
  useQuery({
    queryKey: [...NOTICES, 'one', id],
    queryFn: ({ signal }) => api.systemNoti.get({ params: { id } }, { signal }),
    staleTime: 0,
  });

/** The current number of accounts of each kind of receiver. */
export const useReceivers = () =>
  useQuery({
    queryKey: [...NOTICES, 'receivers'],
    queryFn: async ({ signal }) => (await api.systemNoti.receivers({}, { signal })).accounts,
  });

/** Returns a function that reloads all queries of notifications. */
function useReload(): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [NOTICES, ['bell'], ['audit']]) void client.invalidateQueries({ queryKey });
  };
}

/** Creates a notification, or updates `existing`. */
export function useSaveNotice(existing: Pick<SystemNotice, 'id' | 'version'> | null) {
  const onSuccess = useReload();
  return useMutation({
    mutationFn: async (body: SystemNoticeInput) =>
      existing
        ? (await api.systemNoti.update({ params: { id: existing.id }, body: { ...body, version: existing.version } })).notice
        : (await api.systemNoti.create({ body })).notice,
    onSuccess,
  });
}

export function useRemoveNotice() {
  const onSuccess = useReload();
  return useMutation({ mutationFn: (id: string) => api.systemNoti.remove({ params: { id } }), onSuccess });
}
