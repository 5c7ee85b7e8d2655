import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { isUnexpected } from '#web/lib/api/api-error.ts';
import { SupportLine } from '#web/ui/page/support-line.tsx';
import { useErrorText } from '#web/lib/api/error-text.ts';

interface FailureAlertProps {
  /** The title of the failure; without it only the error's message is shown. */
  title?: string;
  error: unknown;
  /** `false` if a toast announces the same error. */
  isAnnounced?: boolean;
}

/** Shows the message of a failed request in the form that sent it. */
export function FailureAlert({ title, error, isAnnounced = true }: FailureAlertProps) {
  const errorText = useErrorText();
  return (
    <Alert role={isAnnounced ? 'alert' : 'group'} color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />} title={title}>
      {errorText(error)}
      {isUnexpected(error) && <SupportLine error={error} />}
    </Alert>
  );
}
