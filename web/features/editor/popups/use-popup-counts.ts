import { useQuery } from '@tanstack/react-query';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { api } from '#web/lib/api/api-client.ts';

export interface PopupCounts {
  clicks: number;
  applicants: number;
}

const NONE: PopupCounts = { clicks: 0, applicants: 0 };

/** How often the popups of the site were clicked and applied to. */
export function usePopupCounts(): { of: (popupId: string) => PopupCounts; isFailed: boolean } {
  const siteId = useEditorState((state) => state.site.id);
  const { data, isError } = useQuery({
    queryKey: ['popup-counts', siteId],
    queryFn: ({ signal }) => api.site.popupCounts({ params: { id: siteId } }, { signal }),
  });
  return { of: (popupId) => data?.counts[popupId] ?? NONE, isFailed: isError };
}
