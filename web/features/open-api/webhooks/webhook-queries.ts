import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewWebhook, WebhookUpdate } from '#shared/model/open-api/webhook.ts';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';

const WEBHOOKS = ['webhooks'] as const;
const logKey = (id: string) => [...WEBHOOKS, id, 'deliveries'];
/** Poll interval of a log with pending deliveries, in milliseconds. */
const POLL_MS = 1_500;

/** The webhooks of the work account, oldest first, and the rules for their addresses. */
export const useWebhooks = () => useQuery({ queryKey: WEBHOOKS, queryFn: ({ signal }) => api.webhook.list({}, { signal }), staleTime: 0 });

/** Returns a function that reloads the list, since deliveries change the state of a webhook. */
export function useReloadWebhooks(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: WEBHOOKS, exact: true });
}

/** The deliveries of a webhook, newest event first, page by page. */
export const useDeliveries = (id: string) =>
  useInfiniteQuery({
    queryKey: logKey(id),
    queryFn: ({ pageParam, signal }) =>
      api.webhook.deliveries({ params: { id }, query: { ...(pageParam !== null && { cursor: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ deliveries }) => deliveries),
    staleTime: 0,
    // A delivery that waits for its next attempt is not polled, because it does not change soon.
    refetchInterval: ({ state: { data } }) => {
      const all = data?.pages.flatMap(({ deliveries }) => deliveries) ?? [];
      return all.some(({ state, nextAttemptAt }) => state === 'pending' && nextAttemptAt === null) && POLL_MS;
    },
  });

/** A mutation that reloads list and audit log; also after a failure other than invalid input, as the webhook may have been changed. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  const reload = (): void => {
    for (const queryKey of [WEBHOOKS, ['audit']]) void client.invalidateQueries({ queryKey });
  };
  return useMutation({
    mutationFn: change,
    onSuccess: reload,
    onError: (error) => {
      if (refusalOf(error)?.code !== 'invalid-input') reload();
    },
  });
}

export const useAddWebhook = () => useChange((body: NewWebhook) => api.webhook.create({ body }));

export const useUpdateWebhook = () =>
  useChange(async ({ id, body }: { id: string; body: WebhookUpdate }) => (await api.webhook.update({ params: { id }, body })).webhook);

export const useRotateWebhook = () =>
  useChange(({ id, overlapHours }: { id: string; overlapHours: number }) => api.webhook.rotate({ params: { id }, body: { overlapHours } }));

export const useRemoveWebhook = () => useChange((id: string) => api.webhook.remove({ params: { id } }));

/** Sends the delivery with the given id again; sends a test for `null`. */
export const useDeliver = (id: string) =>
  useChange((deliveryId: string | null) => api.webhook.deliver({ params: { id }, body: { deliveryId } }));
