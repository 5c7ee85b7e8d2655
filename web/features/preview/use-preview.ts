import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PREVIEW_ENTRANCE, type PreviewState, previewQuery, type PreviewView } from '#shared/model/preview/preview-view.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { clearPreviewTokens } from '#web/lib/session/preview-session.ts';

/** Poll interval in milliseconds, for newer saves and the end of the access. */
const POLL_MS = 20_000;

const isLockedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Locks the preview once its session has ended. */
function useLockOut(siteId: string, error: unknown): void {
  const hasEnded = isLockedOut(error);
  useEffect(() => {
    if (hasEnded) clearPreviewTokens(siteId);
  }, [hasEnded, siteId]);
}

interface PreviewChoice {
  siteId: string;
  token: string;
  at: string | undefined;
  revision: string | undefined;
}

/** Polls the state of a preview, at an instant or of a revision. */
export function usePreviewState({ siteId, token, at, revision }: PreviewChoice) {
  const query = useQuery({
    queryKey: ['preview-state', siteId, token, at, revision],
    queryFn: ({ signal }) =>
      api.preview.state(
        { params: { siteId }, query: { ...(at !== undefined && { at }), ...(revision !== undefined && { revision }) } },
        { signal, previewToken: token },
      ),
    refetchInterval: POLL_MS,
    staleTime: 0,
    retry: (count, error) => !isLockedOut(error) && count < 2,
  });
  useLockOut(siteId, query.error);
  return query;
}

interface Entrance {
  siteId: string;
  token: string;
  view: PreviewView;
  to: string;
}

/** Returns the URL that opens the preview in a separate window or in the frame. It is valid once, for one minute. */
export async function entranceOf(
  { siteId, token, view, to }: Entrance,
  signal?: AbortSignal,
): Promise<{ origin: string; address: string }> {
  const { origin, ticket } = await api.preview.ticket({ params: { siteId } }, { previewToken: token, ...(signal && { signal }) });
  const query = new URLSearchParams(previewQuery(view));
  query.set('ticket', ticket);
  query.set('to', to);
  return { origin, address: `${origin}${PREVIEW_ENTRANCE}?${query.toString()}` };
}

/** Requests the URL of the frame, a new one for each view and path. */
export function useEntrance(entrance: Entrance) {
  const { siteId, token, view, to } = entrance;
  const query = useQuery({
    queryKey: ['preview-entrance', siteId, token, previewQuery(view), to],
    queryFn: ({ signal }) => entranceOf(entrance, signal),
    // A ticket is valid once: not cached, and not refetched while its frame is shown.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
    placeholderData: keepPreviousData,
  });
  useLockOut(siteId, query.error);
  return query;
}

/** Returns the path of the home page in a language, or else of the first home page of the site. */
export const homeIn = ({ homes, defaultLanguage }: Pick<PreviewState, 'homes' | 'defaultLanguage'>, language = defaultLanguage): string =>
  (homes.find((home) => home.language === language) ?? homes[0])?.path ?? '/';
