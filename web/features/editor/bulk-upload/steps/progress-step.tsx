import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { BulkUpload } from '#shared/model/bulk-upload/bulk-upload.ts';
import { type BulkStage, useBulkUploads } from '#web/features/editor/bulk-upload/state/bulk-upload-store.ts';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const percentOf = (share: number): number => Math.min(100, Math.floor(100 * share));
const shareOf = (done: number, total: number): number => (total === 0 ? 0 : done / total);

function DiscardButton() {
  const { t } = useTranslation('bulk');
  const { finish } = useBulkUploads();
  return (
    <Button variant="subtle" color="gray" onClick={finish}>
      {t('discard')}
    </Button>
  );
}

/** The transfer of a ZIP file, which can be paused. */
export function SendingProgress({ stage: { file, share, held } }: { stage: Extract<BulkStage, { at: 'sending' }> }) {
  const { t } = useTranslation('bulk');
  const { pause, resume } = useBulkUploads();
  const percent = percentOf(share);
  const text = held === null ? 'sending.text' : held === 'user' ? 'sending.paused' : 'sending.offline';
  return (
    <Stack gap="md">
      <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
        {file.name}
      </Text>
      <Progress value={percent} aria-label={t('sending.label')} />
      <Text role="status">{t(text, { percent })}</Text>
      <Text size="sm" c="dimmed">
        {t('sending.help')}
      </Text>
      <Group justify="flex-end" gap="xs">
        <DiscardButton />
        {held === 'user' ? (
          <Button leftSection={<IconPlayerPlay {...ICON} />} onClick={resume}>
            {t('sending.resume')}
          </Button>
        ) : (
          <Button variant="default" leftSection={<IconPlayerPause {...ICON} />} onClick={pause}>
            {t('sending.pause')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** The server's progress with an uploaded ZIP file. It continues without this page. */
export function WorkProgress({ upload, onClose }: { upload: BulkUpload; onClose: () => void }) {
  const { t } = useTranslation('bulk');
  const { done, total } = upload.progress;
  const step = upload.state === 'processing' ? 'processing' : 'reading';
  return (
    <Stack gap="md">
      <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
        {upload.fileName}
      </Text>
      <Progress value={percentOf(shareOf(done, total))} aria-label={t(`work.${step}`)} />
      <Text role="status">{total === 0 ? t('work.waiting') : t(`work.${step}Count`, { done, total })}</Text>
      <Text size="sm" c="dimmed">
        {t('work.help')}
      </Text>
      <Group justify="flex-end" gap="xs">
        <DiscardButton />
        <Button variant="default" onClick={onClose}>
          {t('work.close')}
        </Button>
      </Group>
    </Stack>
  );
}

/** The transfer of many files, one by one. */
export function FilesProgress({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation('bulk');
  return (
    <Stack gap="md">
      <Progress value={percentOf(shareOf(done, total))} aria-label={t('sending.label')} />
      <Text role="status">{t('sending.files', { done, total })}</Text>
      <Text size="sm" c="dimmed">
        {t('sending.filesHelp')}
      </Text>
      <Group justify="flex-end">
        <DiscardButton />
      </Group>
    </Stack>
  );
}
