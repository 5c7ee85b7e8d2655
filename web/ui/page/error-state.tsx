import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#web/lib/api/error-text.ts';

interface ErrorStateProps {
  title: string;
  error: unknown;
  /** `false` if a toast announces the same error. */
  isAnnounced?: boolean;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Shown in place of content that could not be loaded, with a retry button. */
export function ErrorState({ title, error, onRetry, isRetrying = false, isAnnounced = true }: ErrorStateProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <Alert role={isAnnounced ? 'alert' : 'group'} color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />} title={title}>
      <Stack align="flex-start" gap="sm">
        {errorText(error)}
        <Button variant="default" loading={isRetrying} onClick={onRetry}>
          {t('retry')}
        </Button>
      </Stack>
    </Alert>
  );
}
