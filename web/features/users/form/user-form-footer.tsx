import { Alert, Button, Group } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ErrorCode } from '#shared/model/error.ts';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

interface UserFormEndProps {
  /** The verb. */
  submitLabel: string;
  cancelPath: string;
  isBusy: boolean;
  /** Why the form cannot be sent, whatever is typed. */
  closedReason?: ErrorCode | null;
  failure: { title: string; error: unknown } | null;
}

/** What went wrong with a form, and the ways out of it. */
export function UserFormFooter({ submitLabel, cancelPath, isBusy, closedReason = null, failure }: UserFormEndProps) {
  const { t } = useTranslation(['common', 'errors']);
  const id = useId();
  return (
    <>
      {closedReason && (
        <Alert id={id} color="gray">
          {t(`errors:code.${closedReason}`, { minutes: 0 })}
        </Alert>
      )}
      {failure && <FailureAlert {...failure} />}
      <Group justify="flex-end" gap="xs">
        <Button component={Link} to={cancelPath} variant="default">
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isBusy} disabled={closedReason !== null} {...(closedReason && { 'aria-describedby': id })}>
          {submitLabel}
        </Button>
      </Group>
    </>
  );
}
