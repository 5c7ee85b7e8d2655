import { Alert, Button, Group } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { ErrorCode } from '#shared/model/error.ts';
import { FormFailure } from '#web/ui/form/form-failure.tsx';

interface UserFormFooterProps {
  /** The label of the submit button, a verb such as "Create". */
  submitLabel: string;
  cancelPath: string;
  isBusy: boolean;
  /** The reason why the form cannot be submitted, independent of its values; `null` if it can. */
  disabledReason?: ErrorCode | null;
  failure: Parameters<typeof FormFailure>[0];
}

/** The end of an account form: the failure of the last request, and the buttons. */
export function UserFormFooter({ submitLabel, cancelPath, isBusy, disabledReason = null, failure }: UserFormFooterProps) {
  const { t } = useTranslation(['common', 'errors']);
  const id = useId();
  return (
    <>
      {disabledReason && (
        <Alert id={id} color="gray">
          {t(`errors:code.${disabledReason}`, { minutes: 0 })}
        </Alert>
      )}
      <FormFailure {...failure} />
      <Group justify="flex-end" gap="xs">
        <Button component={Link} to={cancelPath} variant="default">
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isBusy} disabled={disabledReason !== null} {...(disabledReason && { 'aria-describedby': id })}>
          {submitLabel}
        </Button>
      </Group>
    </>
  );
}
