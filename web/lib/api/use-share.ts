import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { apiContract } from '#shared/api-contract/api-contract.ts';
import type { CallOf } from '#shared/api-contract/endpoint.ts';
import type { PreviewShare } from '#shared/model/preview/preview-share.ts';
import { api } from '#web/lib/api/api-client.ts';

/** The poll interval for deliveries of e-mails and visits of invitees, in milliseconds. */
const REFRESH_MS = 10_000;

type Family = (typeof apiContract)['preview'];

const shareKey = (siteId: string) => ['preview-share', siteId];

/** The sharing of a site's preview, polled. */
export function useShare(siteId: string) {
  return useQuery({
    queryKey: shareKey(siteId),
    queryFn: ({ signal }) => api.preview.getShare({ params: { siteId } }, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}

/** A mutation that returns the newest state. Reloads the state after a refusal, because another login may have changed it. */
function useShareChange<Body>(siteId: string, change: (body: Body) => Promise<PreviewShare>) {
  const client = useQueryClient();
  const queryKey = shareKey(siteId);
  return useMutation({
    mutationFn: change,
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (share) => client.setQueryData(queryKey, share),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

export const useSaveShare = (siteId: string) =>
  useShareChange(siteId, (body: CallOf<Family['share']>['body']) => api.preview.share({ params: { siteId }, body }));

export const useRevokeInvitations = (siteId: string) =>
  useShareChange(siteId, (body: CallOf<Family['revoke']>['body']) => api.preview.revoke({ params: { siteId }, body }));
