import { Alert, Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BackgroundExportCalls, BackgroundExportState } from '#web/features/visitors/export/export-calls.ts';
import { useErrorText } from '#web/lib/api/error-text.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';

const POLL_MS = 1_500;

const isActive = (state: BackgroundExportState | undefined): boolean => state?.state === 'queued' || state?.state === 'running';
const percentOf = ({ done, total }: BackgroundExportState['progress']): number =>
  total === 0 ? 0 : Math.min(100, Math.floor((100 * done) / total));

/** An export by a job. Its id is kept in this tab, so that it can be left and found again. */
function useBackgroundExport(storageKey: string, calls: BackgroundExportCalls) {
  const [exportId, setExportId, forget] = useSessionStorage({ key: storageKey, defaultValue: '', getInitialValueInEffect: false });
  const start = useMutation({ mutationFn: calls.start, onSuccess: ({ id }) => setExportId(id) });
  const current = useQuery({
    queryKey: ['visitor-export', exportId],
    queryFn: ({ signal }) => calls.read(exportId, signal),
    enabled: exportId !== '',
    refetchInterval: ({ state }) => (isActive(state.data) ? POLL_MS : false),
    refetchIntervalInBackground: true,
    staleTime: 0,
  });
  return { start, current, state: exportId === '' ? undefined : current.data, isKnown: exportId !== '', forget };
}

/** How far the job is, and its link once it is done. */
function ExportStatus({ state }: { state: BackgroundExportState | undefined }) {
  const { t } = useTranslation('visitors');
  const language = useLanguage();
  if (state?.state === 'failed') return <Alert color="danger" variant="light" title={t('export.background.failed')} />;
  if (state?.state === 'done')
    return (
      <>
        <Text role="status">{t('export.background.readyText')}</Text>
        {state.url !== null && (
          <Button component="a" href={state.url} download leftSection={<IconDownload size={18} aria-hidden />}>
            {t('export.background.download')}
          </Button>
        )}
      </>
    );
  const { done, total } = state?.progress ?? { done: 0, total: 0 };
  return (
    <>
      <Text>{t('export.background.lead')}</Text>
      <Progress value={state?.state === 'running' ? percentOf({ done, total }) : 0} aria-label={t('export.background.title')} />
      <Text role="status">
        {state?.state === 'running'
          ? t('export.background.progress', { done: formatNumber(done, language), total: formatNumber(total, language) })
          : t('export.background.queued')}
      </Text>
    </>
  );
}

/** Exports a long list by a job; shows the progress, can be left, and offers the file once it is done. */
export function BackgroundExport({ storageKey, calls }: { storageKey: string; calls: BackgroundExportCalls }) {
  const { t } = useTranslation(['visitors', 'common']);
  const errorText = useErrorText();
  const { start, current, state, isKnown, forget } = useBackgroundExport(storageKey, calls);
  const [isOpen, setOpen] = useState(false);
  const isDone = state?.state === 'done';

  const announce = useEffectEvent(() => {
    if (!isOpen) toast.success(t('export.background.ready'));
  });
  useEffect(() => {
    if (isDone) announce();
  }, [isDone]);

  const open = (): void => {
    setOpen(true);
    if (isKnown && isDone) void current.refetch();
    else if (!isKnown) start.mutate();
  };
  const close = (): void => {
    setOpen(false);
    // An export that is not found any more was deleted: after a day, or by an erasure.
    if (isDone || state?.state === 'failed' || current.isError) forget();
  };
  const error = start.error ?? current.error;
  const label = isActive(state)
    ? t('export.background.running', { percent: percentOf(state?.progress ?? { done: 0, total: 0 }) })
    : t(isDone ? 'export.background.open' : 'common:export.start');

  return (
    <>
      <Button variant="subtle" color="gray" px="xs" leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />} onClick={open}>
        {label}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t(isDone ? 'export.background.ready' : 'export.background.title')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <Stack gap="md" align="stretch">
          {error ? (
            <Alert color="danger" variant="light" title={t('export.background.failed')}>
              {errorText(error)}
            </Alert>
          ) : (
            <ExportStatus state={state} />
          )}
          <Group justify="flex-end" gap="xs">
            {(error !== null || state?.state === 'failed') && (
              <Button
                loading={start.isPending}
                onClick={() => {
                  forget();
                  start.mutate();
                }}
              >
                {t('common:retry')}
              </Button>
            )}
            <Button variant="default" data-autofocus onClick={close}>
              {t(isActive(state) ? 'export.background.close' : 'common:close')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
