import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { api } from '#web/lib/api/api-client.ts';

export interface PopupCounts {
  clicks: number;
  applicants: number;
  waiting: number;
}

const NO_COUNTS: PopupCounts = { clicks: 0, applicants: 0, waiting: 0 };

/** Loads the clicks, applicants and waiting list of the site's popups; 0 for a popup without any and while loading. */
export function usePopupCounts(): { of: (popupId: string) => PopupCounts; isFailed: boolean } {
  const siteId = useEditorState((state) => state.site.id);
  const { data, isError } = useQuery({
    queryKey: ['popup-counts', siteId],
    queryFn: ({ signal }) => api.site.popupCounts({ params: { id: siteId } }, { signal }),
  });
  const of = useCallback((popupId: string) => data?.counts[popupId] ?? NO_COUNTS, [data]);
  return { of, isFailed: isError };
}
