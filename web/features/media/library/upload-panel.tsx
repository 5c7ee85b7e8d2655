import { Alert, Button, Group, List, Progress, Text } from '@mantine/core';
import type { useLibraryUpload } from '#web/features/media/library/use-library-upload.ts';
import classes from '#web/features/media/library/library.module.css';
import { formatNumber } from '#web/lib/format/format.ts';
import { useUploadFaultText } from '#web/lib/upload/use-upload-fault-text.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

type UploadPanelProps = Pick<ReturnType<typeof useLibraryUpload>, 'progress' | 'failed' | 'cancel' | 'dismiss'>;

/** The progress of an upload to the library, and the files that could not be uploaded. */
export function UploadPanel({ progress, failed, cancel, dismiss }: UploadPanelProps) {
  const { t } = useTranslation(['library', 'common']);
  const language = useLanguage();
  const faultText = useUploadFaultText();
  return (
    <>
      {progress && (
        <Group gap="sm" className={classes['progress'] ?? ''}>
          <Text size="sm" role="status">
            {t('upload.progress', { done: formatNumber(progress.done, language), total: formatNumber(progress.total, language) })}
          </Text>
          <Progress flex={1} miw={120} value={(progress.done / progress.total) * 100} aria-label={t('upload.label')} />
          <Button variant="subtle" color="gray" size="compact-sm" onClick={cancel}>
            {t('upload.cancel')}
          </Button>
        </Group>
      )}
      {failed.length > 0 && (
        <Alert
          color="danger"
          role="alert"
          mb="md"
          title={t('upload.failed')}
          withCloseButton
          closeButtonLabel={t('common:close')}
          onClose={dismiss}
        >
          <List size="sm">
            {failed.map(({ name, fault }, index) => (
              <List.Item key={`${index}-${name}`}>{faultText(fault, name)}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}
