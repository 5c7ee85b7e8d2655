import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ulid } from '#shared/model/fields.ts';
import { PreviewViewer } from '#web/features/preview/preview-viewer.tsx';
import { PreviewSignIn } from '#web/features/sign-in/preview/preview-sign-in.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { storePreviewTokens, usePreviewToken } from '#web/lib/session/preview-session.ts';
import { readSession, subscribeToSession } from '#web/lib/session/session.ts';
import { UserContext } from '#web/lib/session/user.ts';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';

/** Opens the preview for the signed-in console login. Resolves to `false` if the login may not read the site; never rejects. */
async function openAsLogin(siteId: string): Promise<boolean> {
  try {
    storePreviewTokens(siteId, await api.preview.open({ params: { siteId } }));
    return true;
  } catch {
    return false;
  }
}

/** The preview of a site at `/site/{siteId}/preview`: for invitees, and for console logins that may read the site. */
export function PreviewPage() {
  const { siteId = '' } = useParams();
  const [search] = useSearchParams();
  const session = useSyncExternalStore(subscribeToSession, readSession);
  const token = usePreviewToken(siteId);
  const [wasOpen, setWasOpen] = useState(false);
  if (token !== null && !wasOpen) setWasOpen(true);
  const opening = useQuery({
    queryKey: ['preview-open', siteId, session?.user.id ?? null],
    queryFn: () => openAsLogin(siteId),
    enabled: token === null && session !== null && !wasOpen,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

  if (token !== null) {
    const revision = ulid().safeParse(search.get('revision')).data;
    return (
      <UserContext value={session?.user ?? null}>
        <PreviewViewer siteId={siteId} token={token} revision={revision} />
      </UserContext>
    );
  }
  if (opening.isFetching) return <LoadingPage />;
  return <PreviewSignIn siteId={siteId} hasEnded={wasOpen} />;
}
