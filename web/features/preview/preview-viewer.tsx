import { Alert, Button, Drawer, Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle, useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/model/language.ts';
import type { PreviewState, PreviewView } from '#shared/model/site/preview-view.ts';
import { appendCellPath } from '#shared/rules/site/site-address.ts';
import { usePreviewFrame } from '#web/features/preview/frame/use-preview-frame.ts';
import { ApproveVersion } from '#web/features/preview/comments/approve-version.tsx';
import { PlacingNote } from '#web/features/preview/comments/placing-note.tsx';
import { PreviewComments } from '#web/features/preview/comments/preview-comments.tsx';
import { PreviewPins } from '#web/features/preview/comments/preview-pins.tsx';
import { usePreviewComments } from '#web/features/preview/comments/use-preview-comments.ts';
import { PreviewBar } from '#web/features/preview/preview-bar.tsx';
import { PreviewSettings, type PreviewSettingsState } from '#web/features/preview/preview-settings.tsx';
import classes from '#web/features/preview/preview-viewer.module.css';
import { entranceOf, homeIn, useEntrance, usePreviewState } from '#web/features/preview/use-preview.ts';
import { api } from '#web/lib/api/api-client.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { clearPreviewTokens } from '#web/lib/session/preview-session.ts';
import { mayDo, UserContext } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';

const ShareDialog = lazy(async () => ({ default: (await import('#web/ui/share/share-dialog.tsx')).ShareDialog }));

interface PreviewViewerProps {
  siteId: string;
  token: string;
  /** Shows this revision instead of the working one. */
  revision: string | undefined;
}

/** The site's scripts run, on their own origin; they may not navigate the console. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

const NO_SHEETS = {};
const NOW: Omit<PreviewSettingsState, 'language'> = { isMember: false, hasPopups: true, screen: 'phone', at: null };

/** The preview of a site in a frame of its own origin, with its toggles. */
export function PreviewViewer({ siteId, token, revision }: PreviewViewerProps) {
  const { t } = useTranslation('viewer');
  const [at, setAt] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = usePreviewState({ siteId, token, at: at ?? undefined, revision });
  if (data) return <OpenPreview siteId={siteId} token={token} isPinned={revision !== undefined} state={data} at={at} onAt={setAt} />;
  if (error) return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <LoadingPage />;
}

interface OpenPreviewProps {
  siteId: string;
  token: string;
  isPinned: boolean;
  state: PreviewState;
  at: string | null;
  onAt: (at: string | null) => void;
}

function OpenPreview({ siteId, token, isPinned, state, at, onAt }: OpenPreviewProps) {
  const { t } = useTranslation(['viewer', 'comments', 'common']);
  const ui = useLanguage();
  const user = useContext(UserContext);
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const [settings, setSettings] = useState<PreviewSettingsState>({ ...NOW, language: state.defaultLanguage });
  /** What the frame shows: a newer save is announced, not forced. */
  const [shown, setShown] = useState({ at, revision: state.shown, sheets: state.sheets });
  const [path, setPath] = useState(() => homeIn(state));
  const [open, setOpen] = useState<'settings' | 'comments' | 'share' | null>(null);
  useDocumentTitle(t('title', { name: state.name }));

  // As of another instant, there is nothing to announce: what is shown then is asked for.
  if (shown.at !== at) setShown({ at, revision: state.shown, sheets: state.sheets });
  const isNewer = !isPinned && shown.at === at && state.shown !== null && state.shown.revision !== shown.revision?.revision;

  const view: PreviewView = {
    ...(settings.isMember && { member: '1' }),
    ...(!settings.hasPopups && { popups: '0' }),
    ...(at !== null && { at }),
    ...(shown.revision !== null && { revision: shown.revision.revision }),
    ui,
  };
  const { data: address, error, refetch, isFetching } = useEntrance({ siteId, token, view, to: path });
  const frameRef = useRef<HTMLIFrameElement>(null);
  const frame = usePreviewFrame(frameRef, address?.origin);
  const comments = usePreviewComments({
    siteId,
    token,
    isInvitee: state.email !== null,
    frame,
    sheets: shown.sheets ?? NO_SHEETS,
    onPlaced: () => isNarrow && setOpen('comments'),
  });
  const mayComment = state.email !== null || (user !== null && mayDo(user, 'site:write'));

  /** Where the viewer is, in a language. */
  const currentPath = (language = settings.language): string => {
    const home = homeIn(state, language);
    return frame.shown ? appendCellPath(home, frame.shown.cell) : home;
  };
  const change = (made: Partial<PreviewSettingsState>): void => {
    setPath(currentPath(made.language));
    setSettings({ ...settings, ...made });
    if (made.at !== undefined) onAt(made.at);
  };
  const showNewer = (): void => {
    setPath(currentPath());
    setShown({ at, revision: state.shown, sheets: state.sheets });
  };
  const showSheet = (cell: string, language: Language): void => {
    setOpen(null);
    if (language === settings.language && frame.shown) return frame.show(cell);
    setPath(appendCellPath(homeIn(state, language), cell));
    setSettings({ ...settings, language });
  };
  const openOwnTab = (): void => {
    // Opened at once: browsers block windows that follow an answer.
    const opened = window.open('about:blank');
    const lead = async (): Promise<void> => {
      const entrance = await entranceOf({ siteId, token, view, to: currentPath() });
      if (opened) opened.location.href = entrance.address;
    };
    lead().catch((reason: unknown) => {
      opened?.close();
      toast.error(reason, t('failed'));
    });
  };
  const logOut = (): void => {
    void api.preview.logOut({ params: { siteId } }, { previewToken: token }).catch(() => undefined);
    clearPreviewTokens(siteId);
  };

  const discussion = (
    <Stack gap="xl">
      {state.email !== null && shown.revision && <ApproveVersion siteId={siteId} token={token} revision={shown.revision.revision} />}
      <PreviewComments
        isTitled={isNarrow}
        state={comments}
        frame={frame}
        mayWrite={mayComment}
        onShow={showSheet}
        onPlacing={() => setOpen(null)}
      />
    </Stack>
  );
  const toggles = (
    <Stack gap="xl">
      {!isNarrow && (
        <Title order={2} size="h4">
          {t('settings')}
        </Title>
      )}
      <PreviewSettings state={state} value={{ ...settings, at }} hasScreens={!isNarrow} onChange={change} />
      {state.note !== '' && (
        <section>
          <Title order={2} size="h4" mb="xs">
            {t('note')}
          </Title>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {state.note}
          </Text>
        </section>
      )}
    </Stack>
  );
  return (
    <div className={classes['page']}>
      <PreviewBar
        state={state}
        shown={shown.revision}
        onOwnTab={openOwnTab}
        onShare={state.email === null && user && mayDo(user, 'site:write') ? () => setOpen('share') : undefined}
        onLogOut={state.email === null ? undefined : logOut}
        onSettings={isNarrow ? () => setOpen('settings') : undefined}
        onComments={isNarrow ? () => setOpen('comments') : undefined}
        isNarrow={isNarrow}
      />
      <main className={classes['stage']} aria-label={t('badge')}>
        {isNewer && state.shown && (
          <Alert variant="light" role="status" w="100%" maw="40rem">
            <Group justify="space-between">
              <Text size="sm">{t('newer', { time: formatTime(state.shown.at), by: state.shown.by })}</Text>
              <Button size="compact-sm" onClick={showNewer}>
                {t('showNewer')}
              </Button>
            </Group>
          </Alert>
        )}
        {isNarrow && frame.isPlacing && <PlacingNote onCancel={() => frame.setPlacing(false)} />}
        {error !== null && <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
        {address && (
          <div className={classes['screen']} data-screen={settings.screen}>
            <iframe
              ref={frameRef}
              title={t('frame', { name: state.name })}
              className={classes['frame']}
              src={address.address}
              sandbox={SANDBOX}
              allow="fullscreen; autoplay"
            />
            {frame.shown && (
              <PreviewPins
                state={comments}
                shown={frame.shown}
                onSelect={(id) => {
                  comments.setActiveId(id);
                  if (isNarrow) setOpen('comments');
                }}
              />
            )}
          </div>
        )}
      </main>
      {isNarrow && (
        <Drawer
          opened={open === 'comments'}
          onClose={() => setOpen(null)}
          position="bottom"
          size="60%"
          title={t('comments:open')}
          closeButtonProps={{ 'aria-label': t('comments:close') }}
        >
          {discussion}
        </Drawer>
      )}
      {isNarrow ? (
        <Drawer
          opened={open === 'settings'}
          onClose={() => setOpen(null)}
          position="bottom"
          size="auto"
          title={t('settings')}
          closeButtonProps={{ 'aria-label': t('common:close') }}
        >
          {toggles}
        </Drawer>
      ) : (
        <aside className={classes['side']} aria-label={t('settings')}>
          <Stack gap="xl">
            {discussion}
            {toggles}
          </Stack>
        </aside>
      )}
      <Suspense fallback={null}>{open === 'share' && <ShareDialog siteId={siteId} isOpen onClose={() => setOpen(null)} />}</Suspense>
    </div>
  );
}
