import { Button, Group, Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface UploadProgressProps {
  /** All bytes are sent, and the server processes the file. */
  isProcessing: boolean;
  /** The fraction of the bytes that has been sent, 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** The progress of an upload, with a button that cancels it. */
export function UploadProgress({ isProcessing, share, onCancel }: UploadProgressProps) {
  const { t } = useTranslation();
  return (
    <>
      <Progress value={isProcessing ? 100 : share * 100} animated={isProcessing} w="100%" aria-label={t('upload.progress')} />
      <Group justify="space-between" w="100%" wrap="nowrap">
        <Text component="output" size="xs" c="dimmed">
          {t(isProcessing ? 'upload.processing' : 'upload.uploading')}
        </Text>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Group>
    </>
  );
}
