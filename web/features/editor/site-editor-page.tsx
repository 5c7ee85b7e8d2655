import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconMapSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link, useParams } from 'react-router';
import type { OpenedSite } from '#web/features/editor/model/editor/editor-state.ts';
import type { StoredHistory } from '#web/features/editor/model/save/stored-history.ts';
import type { LocalDraft } from '#web/features/editor/model/save/local-draft.ts';
import { readOnlyReason } from '#web/features/editor/model/editor/read-only.ts';
import { EditorSkeleton } from '#web/features/editor/page/editor-skeleton.tsx';
import { SiteEditor } from '#web/features/editor/page/site-editor.tsx';
import { deviceDraftStore } from '#web/features/editor/state/drafts/device-draft-store.ts';
import { deviceHistoryStore } from '#web/features/editor/state/drafts/device-history-store.ts';
import { createEditor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { drawCreative } from '#web/features/editor/state/uploads/draw-creative.ts';
import { sendCreative } from '#web/features/editor/state/uploads/send-creative.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { siteListPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { MessagePage } from '#web/ui/page/message-page.tsx';

/** Whether the site does not exist or is outside the login's accounts. A malformed id in the address counts too. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.refusal?.code === 'invalid-input');

interface OpenedEditorProps {
  opened: OpenedSite;
  recoveredDrafts: readonly LocalDraft[];
  previousHistory: StoredHistory | undefined;
}

function OpenedEditor({ opened, recoveredDrafts, previousHistory }: OpenedEditorProps) {
  const user = useUser();
  const [editor] = useState(() =>
    createEditor(opened, readOnlyReason(user, opened.site.status), {
      client: api.site,
      send: sendCreative(opened.site.id),
      draw: drawCreative,
      recoveredDrafts,
      previousHistory,
    }),
  );
  return (
    <EditorProvider value={editor}>
      <SiteEditor />
    </EditorProvider>
  );
}

/** Loads the site that the address names and opens the editor on it. */
export function SiteEditorPage() {
  const { t } = useTranslation(['editor', 'errors']);
  const { id = '' } = useParams();
  const user = useUser();
  // Loaded once, because the editor itself then pulls newer versions.
  const { data, error, refetch, isRefetching } = useQuery({
    queryKey: ['site-content', id],
    queryFn: async ({ signal }) => {
      // If the storage of the device fails, the site opens without its drafts and undo steps.
      const drafts = deviceDraftStore(user.id)
        .findOrphaned(id)
        .catch(() => []);
      const history = deviceHistoryStore(user.id)
        .takePrevious(id)
        .catch(() => undefined);
      const opened = await api.site.get({ params: { id } }, { signal });
      return { opened, recoveredDrafts: await drafts, previousHistory: await history };
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
  if (error) return <ErrorState title={t('loadFailed')} query={{ error, refetch, isRefetching }} />;
  return <EditorSkeleton />;
}
