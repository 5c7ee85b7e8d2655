import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useDeferredEditorState } from '#web/features/editor/state/editor.ts';
import { api } from '#web/lib/api/api-client.ts';
import { toast } from '#web/lib/toast.ts';

const approvalsKey = (siteId: string): readonly unknown[] => ['site-approvals', siteId];
/** The interval, in milliseconds, at which approvals are reloaded, because invitees may approve while the panel is open. */
const REFRESH_MS = 30_000;

/** Loads the approvals of invitees for the open site. */
export function useApprovals() {
  const siteId = useDeferredEditorState((state) => state.site.id);
  const saved = useDeferredEditorState((state) => state.saved.revision);
  const live = useDeferredEditorState((state) => state.site.live);
  return useQuery({
    queryKey: [...approvalsKey(siteId), saved, live],
    queryFn: ({ signal }) => api.site.approvals({ params: { id: siteId } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

/** Changes how many approvals a publication needs. */
export function useSetApprovals() {
  const { t } = useTranslation('comments');
  const queries = useQueryClient();
  const siteId = useDeferredEditorState((state) => state.site.id);
  return useMutation({
    mutationFn: (needed: number) => api.site.setApprovals({ params: { id: siteId }, body: { needed } }),
    onError: (error) => toast.error(error, t('approval.neededFailed')),
    onSettled: () => queries.invalidateQueries({ queryKey: approvalsKey(siteId) }),
  });
}
