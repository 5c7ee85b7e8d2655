import { Stack } from '@mantine/core';
import { useDocumentTitle, useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useContext, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Language } from '#shared/model/language.ts';
import { ApproveVersion } from '#web/features/preview/comments/approve-version.tsx';
import { PreviewCommentsPanel } from '#web/features/preview/comments/preview-comments-panel.tsx';
import { usePreviewComments } from '#web/features/preview/comments/use-preview-comments.ts';
import { PreviewBar } from '#web/features/preview/preview-bar.tsx';
import { PreviewSide } from '#web/features/preview/preview-side.tsx';
import { PreviewStage } from '#web/features/preview/preview-stage.tsx';
import { PreviewToggles } from '#web/features/preview/preview-toggles.tsx';
import classes from '#web/features/preview/preview-viewer.module.css';
import { type OpenPreviewProps, useOpenPreview } from '#web/features/preview/use-open-preview.ts';
import { usePreviewState } from '#web/features/preview/use-preview.ts';
import { api } from '#web/lib/api/api-client.ts';
import { clearPreviewTokens } from '#web/lib/session/preview-session.ts';
import { mayDo, UserContext } from '#web/lib/session/user.ts';
import { QueryState } from '#web/ui/page/query-state.tsx';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';

const ShareDialog = lazy(async () => ({ default: (await import('#web/features/preview/shared/share-dialog.tsx')).ShareDialog }));

interface PreviewViewerProps {
  siteId: string;
  token: string;
  /** The revision to show instead of the working revision. */
  revision: string | undefined;
}

const NO_SHEETS = {};

/** The preview of a site in a frame with a separate origin, with its toggles. */
export function PreviewViewer({ siteId, token, revision }: PreviewViewerProps) {
  const { t } = useTranslation('viewer');
  const [at, setAt] = useState<string | null>(null);
  const found = usePreviewState({ siteId, token, at: at ?? undefined, revision });
  return (
    <QueryState query={found} failed={t('failed')} placeholder={<LoadingPage />}>
      {(state) => <OpenPreview {...{ siteId, token, state, at }} isPinned={revision !== undefined} onAt={setAt} />}
    </QueryState>
  );
}

function OpenPreview(props: OpenPreviewProps) {
  const { siteId, token, state, at } = props;
  const { t } = useTranslation('viewer');
  const user = useContext(UserContext);
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const [open, setOpen] = useState<'settings' | 'comments' | 'share' | null>(null);
  useDocumentTitle(t('title', { name: state.name }));
  const preview = useOpenPreview(props);
  const { shown, frame, settings } = preview;
  const isInvitee = state.email !== null;
  const mayWrite = user !== null && mayDo(user, 'site:write');
  const close = (): void => setOpen(null);
  const openComments = (): void => {
    if (isNarrow) setOpen('comments');
  };
  const comments = usePreviewComments({ siteId, token, isInvitee, frame, sheets: shown.sheets ?? NO_SHEETS, onPlaced: openComments });

  const showSheet = (cell: string, language: Language): void => {
    close();
    preview.showSheet(cell, language);
  };
  const selectComment = (id: string): void => {
    comments.setActiveId(id);
    openComments();
  };
  const logOut = (): void => {
    void api.preview.logOut({ params: { siteId } }, { previewToken: token }).catch(() => undefined);
    clearPreviewTokens(siteId);
  };
  return (
    <div className={classes['page']}>
      <PreviewBar
        state={state}
        shown={shown.revision}
        onOwnTab={preview.openOwnTab}
        onShare={!isInvitee && mayWrite ? () => setOpen('share') : undefined}
        onLogOut={isInvitee ? logOut : undefined}
        onSettings={isNarrow ? () => setOpen('settings') : undefined}
        onComments={isNarrow ? () => setOpen('comments') : undefined}
        isNarrow={isNarrow}
      />
      <PreviewStage state={state} preview={preview} comments={comments} isNarrow={isNarrow} onSelect={selectComment} />
      <PreviewSide
        isNarrow={isNarrow}
        open={open === 'share' ? null : open}
        onClose={close}
        comments={
          <Stack gap="xl">
            {isInvitee && shown.revision && <ApproveVersion siteId={siteId} token={token} revision={shown.revision.revision} />}
            <PreviewCommentsPanel
              isTitled={isNarrow}
              state={comments}
              frame={frame}
              mayWrite={isInvitee || mayWrite}
              onShow={showSheet}
              onPlacing={close}
            />
          </Stack>
        }
        toggles={<PreviewToggles state={state} value={{ ...settings, at }} isNarrow={isNarrow} onChange={preview.change} />}
      />
      <Suspense fallback={null}>{open === 'share' && <ShareDialog siteId={siteId} isOpen onClose={close} />}</Suspense>
    </div>
  );
}
