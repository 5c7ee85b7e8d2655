import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconMapSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { OpenedSite } from '#web/features/editor/model/editor/editor-state.ts';
import type { LocalDraft } from '#web/features/editor/model/save/local-draft.ts';
import { readOnlyReason } from '#web/features/editor/model/editor/read-only.ts';
import { EditorSkeleton } from '#web/features/editor/page/editor-skeleton.tsx';
import { SiteEditor } from '#web/features/editor/page/site-editor.tsx';
import { deviceDraftStore } from '#web/features/editor/state/drafts/device-draft-store.ts';
import { createEditor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { sendCreative } from '#web/features/editor/state/uploads/send-creative.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { siteListPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { MessagePage } from '#web/ui/page/message-page.tsx';

/** Sites that are not there, or not in this login's tree: the address names nothing, so a malformed one counts too. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.refusal?.code === 'invalid-input');

function OpenedEditor({ opened, leftBehind }: { opened: OpenedSite; leftBehind: readonly LocalDraft[] }) {
  const user = useUser();
  const [editor] = useState(() =>
    createEditor(opened, readOnlyReason(user), { client: api.site, send: sendCreative(opened.site.id), leftBehind }),
  );
  return (
    <EditorProvider value={editor}>
      <SiteEditor />
    </EditorProvider>
  );
}

/** Opens the site that the address names and edits it. */
export function SiteEditorPage() {
  const { t } = useTranslation(['editor', 'errors']);
  const { id = '' } = useParams();
  const user = useUser();
  // Read once: from then on the editor itself follows what others save.
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['site-content', id],
    queryFn: async ({ signal }) => {
      // A device that keeps nothing is no reason not to open the site.
      const leftBehind = deviceDraftStore(user.id)
        .findOrphaned(id)
        .catch(() => []);
      return { opened: await api.site.get({ params: { id } }, { signal }), leftBehind: await leftBehind };
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });

  if (data) return <OpenedEditor key={id} {...data} />;
  if (isMissing(error)) {
    return (
      <MessagePage
        icon={IconMapSearch}
        title={t('errors:page.notFound.title')}
        text={t('errors:page.notFound.text')}
        actions={
          <Button component={Link} to={siteListPath(user)}>
            {t('errors:page.toHome')}
          </Button>
        }
      />
    );
  }
  if (error) return <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <EditorSkeleton />;
}
