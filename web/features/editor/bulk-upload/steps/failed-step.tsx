import { Alert, Button, Group, Stack } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BULK_UPLOAD_MAX } from '#shared/model/limits.ts';
import { type BulkFailure, useBulkUploads } from '#web/features/editor/bulk-upload/state/bulk-upload-store.ts';
import { useErrorText } from '#web/lib/api/error-text.ts';

/** Shows why a bulk upload failed, and the next step. */
export function FailedStep({ name, failure }: { name: string; failure: BulkFailure }) {
  const { t } = useTranslation(['bulk', 'errors']);
  const errorText = useErrorText();
  const { finish } = useBulkUploads();
  const text =
    failure.kind === 'archive'
      ? t(`fault.${failure.fault}`, { name, files: BULK_UPLOAD_MAX.files })
      : failure.kind === 'transfer'
        ? t('errors:uploadFailed', { name })
        : errorText(failure.error);
  return (
    <Stack gap="md">
      <Alert color="danger" variant="light" title={t('failed')} role="alert">
        {text}
      </Alert>
      <Group justify="flex-end">
        <Button onClick={finish}>{t('again')}</Button>
      </Group>
    </Stack>
  );
}
