import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#web/lib/api/error-text.ts';

interface ErrorStateProps {
  /** What could not be done. */
  title: string;
  error: unknown;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Stands where content would, when it could not be loaded. */
export function ErrorState({ title, error, onRetry, isRetrying = false }: ErrorStateProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <Alert color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />} title={title}>
      <Stack align="flex-start" gap="sm">
        {errorText(error)}
        <Button variant="default" loading={isRetrying} onClick={onRetry}>
          {t('retry')}
        </Button>
      </Stack>
    </Alert>
  );
}
