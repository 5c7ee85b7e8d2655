import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { QueuedFile } from '#web/lib/upload/queue/file-queue.ts';

interface UploadProgressProps {
  upload: Pick<QueuedFile, 'state' | 'progress' | 'file'>;
  onCancel: () => void;
}

const TEXT = { waiting: 'uploading', sending: 'uploading', failed: 'uploading', paused: 'paused', checking: 'processing' } as const;

/** The file, state and progress of an upload, with a button that cancels it. */
export function UploadProgress({ upload: { state, progress, file }, onCancel }: UploadProgressProps) {
  const { t } = useTranslation();
  const isProcessing = state === 'checking';
  return (
    <Stack gap={4} w="100%">
      <Text size="xs" truncate title={file.name}>
        {file.name}
      </Text>
      <Progress value={isProcessing ? 100 : progress * 100} animated={isProcessing} aria-label={t('upload.progress')} />
      <Group justify="space-between" wrap="nowrap">
        <Text component="output" size="xs" c="dimmed">
          {t(`upload.${TEXT[state]}`)}
        </Text>
        <Button variant="subtle" color="gray" size="compact-sm" flex="none" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
