import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BellKind, BellState, MarkAsRead } from '#shared/model/notices/bell.ts';
import { api } from '#web/lib/api/api-client.ts';
import { openChannel } from '#web/lib/storage/tabs.ts';

const BELL = ['bell'] as const;
const STATE = [...BELL, 'state'] as const;

/** Poll interval in milliseconds. The count is one small request; the list is only loaded where it is shown. */
const REFRESH_MS = 60_000;
/** The channel that tells the other tabs of this browser which items were read. */
const CHANNEL = 'bell';

export interface BellFilter {
  isUnread: boolean;
  kind: BellKind | null;
}
const EVERYTHING: BellFilter = { isUnread: false, kind: null };

/** The state of the bell, shown on every screen. */
export const useBellState = (): BellState | undefined =>
  useQuery({
    queryKey: STATE,
    queryFn: ({ signal }) => api.systemNoti.state({}, { signal }),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  }).data;

export const useBell = ({ isUnread, kind }: BellFilter = EVERYTHING) =>
  useQuery({
    queryKey: [...BELL, 'list', isUnread, kind],
    queryFn: ({ signal }) =>
      api.systemNoti.show({ query: { filter: isUnread ? 'unread' : 'all', ...(kind !== null && { kind }) } }, { signal }),
    staleTime: 0,
  });

export const useReceivedNotice = (id: string) =>
  useQuery({
    queryKey: [...BELL, 'notice', id],
    queryFn: async ({ signal }) => (await api.systemNoti.received({ params: { id } }, { signal })).notice,
    staleTime: 0,
  });

const reload = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: BELL });

/** Synchronises the bells of several tabs. */
export function useBellSync(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = openChannel(CHANNEL);
    if (!channel) return undefined;
    channel.onmessage = () => void reload(client);
    return () => channel.close();
  }, [client]);
}

function tellOtherTabs(): void {
  const channel = openChannel(CHANNEL);
  channel?.postMessage('read');
  channel?.close();
}

/** Marks items as read, here and in the other tabs. Updates the count immediately. */
export function useMarkAsRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MarkAsRead) => api.systemNoti.markAsRead({ body }),
    onSuccess: (state) => {
      client.setQueryData<BellState>(STATE, state);
      void reload(client);
      tellOtherTabs();
    },
  });
}
