import { Alert, Button, Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { IconDownload, IconPackageExport } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { isUnderWay } from '#shared/model/file-job.ts';
import type { AccountExport } from '#shared/model/account-export/account-export.ts';
import { useAccountExport, useStartAccountExport } from '#web/lib/api/use-account-export.ts';
import { formatNumber, formatTime } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

/** Shows the state of the latest export: progress, failure, or the file and the time of its deletion. */
function ExportState({ latest }: { latest: AccountExport }) {
  const { t } = useTranslation('takeout');
  const language = useLanguage();
  const { state, progress, url, startedAt, keptUntil } = latest;
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

/** Exports all data of an account and its sites to a file, on the account's own page and on the operator's. */
export function AccountExportPanel({ accountId }: { accountId: string }) {
  const { t } = useTranslation('takeout');
  const language = useLanguage();
  const latest = useAccountExport(accountId);
  const start = useStartAccountExport(accountId);
  if (latest.isError && latest.data === undefined) return <ErrorState title={t('loadFailed')} query={latest} />;
  if (latest.data === undefined) return <Skeleton height={96} />;
  const isFirst = latest.data === null;
  return (
    <Stack gap="md" align="stretch">
      <div>
        <Text size="sm">{t('contents')}</Text>
        <Text size="sm">{t('careful')}</Text>
      </div>
      {latest.data !== null && <ExportState latest={latest.data} />}
      {start.isError && <FailureAlert title={t('failed')} error={start.error} />}
      {!isUnderWay(latest.data) && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconPackageExport size={18} stroke={1.5} aria-hidden />}
            loading={start.isPending}
            onClick={() => start.mutate(language)}
          >
            {t(isFirst ? 'start' : 'again')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
