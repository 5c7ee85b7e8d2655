import { Button, CloseButton, Group, Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconWorldUp } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Publication } from '#shared/model/site/publication.ts';
import { isPublished } from '#shared/rules/site/site-state.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { isPublicationActive, usePublication } from '#web/features/editor/state/sync/use-publication.ts';
import { PublicAddress } from '#web/features/editor/publish/address/public-address.tsx';
import classes from '#web/features/editor/toolbar/toolbar.module.css';
import { toast } from '#web/lib/toast.ts';

function ActivePublication({ publication, isPublic }: { publication: Publication; isPublic: boolean }) {
  const { t } = useTranslation('editor');
  const { state, progress, attempts } = publication;
  const { done, total } = progress;
  const text = state === 'queued' ? t('publication.queued') : t(isPublic ? 'publication.runningPublic' : 'publication.runningPrivate');
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <IconWorldUp size={18} stroke={1.5} aria-hidden />
        <Text size="sm" fw={600} role="status">
          {text}
        </Text>
        {total > 0 && <Text size="sm">{t('publication.progress', { done, total })}</Text>}
        {attempts > 1 && (
          <Text size="sm" c="dimmed">
            {t('publication.retrying', { attempt: attempts })}
          </Text>
        )}
        <Text size="xs" c="dimmed" className={classes['leave'] ?? ''}>
          {t('publication.leave')}
        </Text>
      </Group>
      <Progress value={total > 0 ? (done / total) * 100 : 100} animated={total === 0} size={6} aria-label={t('publication.label')} />
    </>
  );
}

/** Raises one toast when a publication that this page requested or saw running has ended. */
function usePublicationToast(publication: Publication | undefined, isNews: boolean): void {
  const { t } = useTranslation('editor');
  const site = useEditorState((state) => state.site);
  const announce = useEffectEvent(({ state }: Publication) => {
    if (state === 'failed') toast.failure(t('publication.toast.failed', { name: site.name }));
    else toast.success(t(isPublished(site) ? 'publication.toast.public' : 'publication.toast.private', { name: site.name }));
  });
  useEffect(() => {
    if (publication && isNews && !isPublicationActive(publication)) announce(publication);
  }, [publication, isNews]);
}

/** Shows the progress and the outcome of the last publication. Renders nothing if it ended before the page was opened. */
export function PublicationNotice() {
  const { t } = useTranslation('editor');
  const { requestedPublicationId, publish, isPublishing } = useCommands();
  const site = useEditorState((state) => state.site);
  const { data: publication } = usePublication(site.id, site.publicationId);
  const [watched, setWatched] = useState<string>();
  const [dismissed, setDismissed] = useState<string>();
  const isRunning = publication !== undefined && isPublicationActive(publication);
  const id = publication?.id;

  // The outcome of a publication that was seen running is shown too.
  if (isRunning && watched !== id) setWatched(id);
  const isNews = watched === id || id === requestedPublicationId;
  usePublicationToast(publication, isNews);

  if (!publication || dismissed === id || (publication.state === 'done' && !isNews)) return null;
  const isPublic = isPublished(site);
  const close = <CloseButton size="sm" aria-label={t('publication.dismiss')} onClick={() => setDismissed(id)} />;

  return (
    <section aria-label={t('publication.label')} className={classes['strip']} data-state={publication.state}>
      {isRunning && <ActivePublication publication={publication} isPublic={isPublic} />}
      {publication.state === 'done' && (
        <Group gap="xs" wrap="nowrap">
          <IconCircleCheck size={18} stroke={1.75} aria-hidden />
          <Text size="sm" fw={600}>
            {t(isPublic ? 'publication.donePublic' : 'publication.donePrivate')}
          </Text>
          {isPublic && <PublicAddress url={site.url} />}
          <span className={classes['spring']} />
          {close}
        </Group>
      )}
      {publication.state === 'failed' && (
        <Group gap="xs" align="flex-start">
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden className={classes['icon']} />
          <div className={classes['words']}>
            <Text size="sm" fw={600}>
              {t('publication.failed')}
            </Text>
            <Text size="sm">{t('publication.failedAdvice')}</Text>
          </div>
          <Button variant="default" size="compact-sm" loading={isPublishing} onClick={() => void publish(isPublic ? 'public' : 'private')}>
            {t('publication.retry')}
          </Button>
          {close}
        </Group>
      )}
    </section>
  );
}
