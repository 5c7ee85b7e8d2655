import { Button, CloseButton, Group, Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconWorldUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Publication } from '#shared/model/publishing/publication.ts';
import { isPublished } from '#shared/rules/sites/site-state.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { isPublicationActive, usePublication } from '#web/features/editor/state/sync/use-publication.ts';
import { PublicAddress } from '#web/features/editor/publish/address/public-address.tsx';
import classes from '#web/features/editor/publish/publication-notice.module.css';

interface ProgressProps {
  /** The publication; `undefined` until the server has answered the request. */
  publication: Publication | undefined;
  isPublic: boolean;
}

function PublicationProgress({ publication, isPublic }: ProgressProps) {
  const { t } = useTranslation('editor');
  const { done, total } = publication?.progress ?? { done: 0, total: 0 };
  const attempts = publication?.attempts ?? 0;
  const isQueued = publication?.state !== 'running';
  return (
    <>
      <IconWorldUp size={20} stroke={1.5} aria-hidden className={classes['icon']} />
      <div className={classes['words']}>
        <Text size="sm" fw={600}>
          {isQueued ? t('publication.queued') : t(isPublic ? 'publication.runningPublic' : 'publication.runningPrivate')}
        </Text>
        {/* No live region, because the progress bar announces progress and every poll changes these numbers. */}
        <Group gap="xs" aria-live="off" className={classes['facts'] ?? ''}>
          {total > 0 && <Text size="xs">{t('publication.progress', { done, total })}</Text>}
          {attempts > 1 && (
            <Text size="xs" c="dimmed">
              {t('publication.retrying', { attempt: attempts })}
            </Text>
          )}
          <Text size="xs" c="dimmed">
            {t('publication.leave')}
          </Text>
        </Group>
        <Progress value={total > 0 ? (done / total) * 100 : 100} animated={total === 0} size={6} aria-label={t('publication.label')} />
      </div>
    </>
  );
}

function PublicationDone({ isPublic, url }: { isPublic: boolean; url: string }) {
  const { t } = useTranslation('editor');
  return (
    <>
      <IconCircleCheck size={20} stroke={1.75} aria-hidden className={classes['icon']} />
      <div className={classes['words']}>
        <Text size="sm" fw={600}>
          {t(isPublic ? 'publication.donePublic' : 'publication.donePrivate')}
        </Text>
        {isPublic && <PublicAddress url={url} />}
      </div>
    </>
  );
}

function PublicationFailed({ isPublic }: { isPublic: boolean }) {
  const { t } = useTranslation('editor');
  const { publish } = useCommands();
  return (
    <>
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden className={classes['icon']} />
      <div className={classes['words']}>
        <Text size="sm" fw={600}>
          {t('publication.failed')}
        </Text>
        <Text size="sm">{t('publication.failedAdvice')}</Text>
        <Button variant="default" size="compact-sm" mt={4} onClick={() => void publish(isPublic ? 'public' : 'private')}>
          {t('publication.retry')}
        </Button>
      </div>
    </>
  );
}

/** The state of the notice; `undefined` if there is nothing to show. */
type NoticeState = 'progress' | 'done' | 'failed' | undefined;

/** Follows the last publication. A publication that ended before the page was opened is shown only if it failed. */
function usePublicationNotice() {
  const { requestedPublicationId, isPublishing } = useCommands();
  const site = useEditorState((state) => state.site);
  const { data: publication } = usePublication(site.id, site.publicationId);
  const [watched, setWatched] = useState<string>();
  const [dismissed, setDismissed] = useState<string>();
  const isRunning = publication !== undefined && isPublicationActive(publication);
  const id = publication?.id;
  // Also shows the outcome of a publication that was running on this page.
  if (isRunning && watched !== id) setWatched(id);
  const isNews = watched === id || id === requestedPublicationId;

  const outcome = (): NoticeState => {
    if (isPublishing || isRunning) return 'progress';
    if (!publication || dismissed === id) return undefined;
    return publication.state === 'failed' ? 'failed' : isNews ? 'done' : undefined;
  };
  return { state: outcome(), publication: isPublishing && !isRunning ? undefined : publication, dismiss: () => setDismissed(id) };
}

/**
 * Shows the progress and the outcome of a publication; no other place does. Floats over the editor, to avoid layout
 * shifts when it appears, changes and closes.
 */
export function PublicationNotice() {
  const { t } = useTranslation('editor');
  const site = useEditorState((state) => state.site);
  const { state, publication, dismiss } = usePublicationNotice();
  const isPublic = isPublished(site);
  const notice = state && (
    <section aria-label={t('publication.label')} className={classes['notice']} data-state={state}>
      {state === 'progress' && <PublicationProgress publication={publication} isPublic={isPublic} />}
      {state === 'done' && <PublicationDone isPublic={isPublic} url={site.url} />}
      {state === 'failed' && <PublicationFailed isPublic={isPublic} />}
      {state !== 'progress' && <CloseButton size="sm" aria-label={t('publication.dismiss')} onClick={dismiss} />}
    </section>
  );
  return (
    <div className={classes['float']}>
      <div aria-live="polite">{state !== 'failed' && notice}</div>
      {state === 'failed' && <div role="alert">{notice}</div>}
    </div>
  );
}
