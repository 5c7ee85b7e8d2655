import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useErrorText } from '#web/lib/api/error-text.ts';

/** What went wrong, above the form it went wrong with. */
export function FailureAlert({ error }: { error: unknown }) {
  const errorText = useErrorText();
  return (
    <Alert color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />}>
      {errorText(error)}
    </Alert>
  );
}
