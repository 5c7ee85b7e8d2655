import { Alert, Button, Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { isUnderWay, type KeptFileJob } from '#shared/model/file-job.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { isPublished } from '#shared/rules/sites/site-state.ts';
import { useSiteExport, useStartSiteExport } from '#web/lib/api/use-site-export.ts';
import { formatNumber, formatTime } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

/** Shows the state of the latest export: progress, failure, or the file and the time of its deletion. */
function ExportState({ latest: { state, progress, url, startedAt, keptUntil } }: { latest: KeptFileJob }) {
  const { t } = useTranslation('siteExport');
  const language = useLanguage();
  if (state === 'failed')
    return (
      <Alert color="danger" variant="light" title={t('failed')}>
        {t('failedText')}
      </Alert>
    );
  if (state === 'done')
    return (
      <Stack gap="xs" align="flex-start">
        <Text role="status">{t('ready', { at: formatTime(startedAt) })}</Text>
        {url !== null && (
          <Button component="a" href={url} download leftSection={<IconDownload size={18} aria-hidden />}>
            {t('download')}
          </Button>
        )}
        {keptUntil !== null && (
          <Text size="sm" c="dimmed">
            {t('kept', { until: formatTime(keptUntil) })}
          </Text>
        )}
      </Stack>
    );
  const isRunning = state === 'running' && progress.total > 0;
  return (
    <Stack gap="xs">
      <Progress value={isRunning ? Math.floor((100 * progress.done) / progress.total) : 0} aria-label={t('running')} />
      <Text role="status">
        {isRunning
          ? `${t('running')} ${t('progress', { done: formatNumber(progress.done, language), total: formatNumber(progress.total, language) })}`
          : t('queued')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('runningNote')}
      </Text>
    </Stack>
  );
}

/** Starts an export of a published site, and offers its file. */
function Export({ siteId, onClose }: { siteId: string; onClose: () => void }) {
  const { t } = useTranslation(['siteExport', 'common']);
  const language = useLanguage();
  const latest = useSiteExport(siteId);
  const start = useStartSiteExport(siteId);
  if (latest.isError && latest.data === undefined) return <ErrorState title={t('loadFailed')} query={latest} />;
  return (
    <Stack gap="md" align="stretch">
      <Stack gap={4}>
        <Text>{t('lead')}</Text>
        <Text size="sm" c="dimmed">
          {t('limits')}
        </Text>
      </Stack>
      {latest.data === undefined ? <Skeleton height={64} /> : latest.data && <ExportState latest={latest.data} />}
      {start.isError && <FailureAlert title={t('failed')} error={start.error} />}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('common:close')}
        </Button>
        {latest.data !== undefined && !isUnderWay(latest.data) && (
          <Button
            {...(latest.data?.state === 'done' && { variant: 'default' })}
            data-autofocus
            loading={start.isPending}
            onClick={() => start.mutate(language)}
          >
            {t(latest.data === null ? 'start' : 'again')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

interface ExportSiteDialogProps {
  site: Pick<SiteSummary, 'id' | 'status' | 'returnStatus'>;
  isOpen: boolean;
  onClose: () => void;
  /** For a site that is not published: the address of the editor, where it can be published, or what publishes it. */
  publish: { path: string } | { run: () => void };
}

/** Exports the published state of a site to a ZIP file for other hosts, or tells that the site has to be published first. */
export function ExportSiteDialog({ site, isOpen, onClose, publish }: ExportSiteDialogProps) {
  const { t } = useTranslation(['siteExport', 'common']);
  const isExportable = isPublished(site);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t(isExportable ? 'title' : 'unpublishedTitle')}>
      {isExportable ? (
        <Export siteId={site.id} onClose={onClose} />
      ) : (
        <Stack gap="md">
          <Text>{t('unpublished')}</Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('common:close')}
            </Button>
            {'path' in publish ? (
              <Button component={Link} to={publish.path} data-autofocus>
                {t('openEditor')}
              </Button>
            ) : (
              <Button data-autofocus onClick={publish.run}>
                {t('publish')}
              </Button>
            )}
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
