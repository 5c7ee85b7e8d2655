import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconPhotoX, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';
import classes from '#web/features/editor/uploads/upload-status.module.css';
import { isRetryable, type Upload } from '#web/features/editor/state/uploads/upload.ts';
import { isInProgress } from '#web/lib/upload/queue/file-queue.ts';
import { usePlacementFaultText } from '#web/features/editor/uploads/use-placement-fault-text.ts';
import { useUploadStateText } from '#web/features/editor/uploads/use-upload-state-text.ts';

/** The progress of an upload, or why it failed, with its actions. */
export function UploadStatus({ upload }: { upload: Upload }) {
  const { t } = useTranslation(['uploads', 'common']);
  const { uploads } = useEditor();
  const faultText = usePlacementFaultText();
  const stateText = useUploadStateText();
  const { id, state, progress, fault, file } = upload;
  const { name } = file;
  if (isInProgress(upload)) {
    return (
      <Stack gap={4}>
        <Text size="xs" truncate title={name}>
          {name}
        </Text>
        <Progress value={progress * 100} animated={state === 'checking'} aria-label={t('common:upload.progress')} />
        <Group justify="space-between" gap={4}>
          <Text size="xs" c="dimmed" role="status">
            {stateText(upload)}
          </Text>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => uploads.cancel(id)}>
            {t('media.cancel')}
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <Stack gap={4} role="alert">
      <Group gap={4} wrap="nowrap" align="flex-start" c="var(--mantine-color-error)">
        <IconPhotoX size={16} aria-hidden className={classes['icon']} />
        <Text size="sm">{fault && faultText(fault, name)}</Text>
      </Group>
      <Group gap={4}>
        {isRetryable(upload) && (
          <Button size="compact-sm" variant="default" leftSection={<IconRefresh size={14} aria-hidden />} onClick={() => uploads.retry(id)}>
            {t('media.retry')}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => uploads.cancel(id)}>
          {t('media.close')}
        </Button>
      </Group>
    </Stack>
  );
}
