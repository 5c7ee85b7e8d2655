import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { LoginEmailChange } from '#shared/model/sign-in/login-email.ts';
import { EmailDialog } from '#web/features/accounts/profile/own-login/email-dialog.tsx';
import { NamesDialog } from '#web/features/accounts/profile/own-login/names-dialog.tsx';
import { EMAIL_CHANGE, useEmailChange } from '#web/features/accounts/profile/own-login/use-email-change.ts';
import { api } from '#web/lib/api/api-client.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

/** A change of the address that is not confirmed by both addresses yet. */
function PendingChange({ change }: { change: LoginEmailChange }) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => api.auth.cancelEmailChange({}),
    onSuccess: () => {
      client.setQueryData(EMAIL_CHANGE, { change: null });
      toast.success(t('ownLogin.emailCancelled'));
    },
  });
  return (
    <Alert color="gray" icon={<IconMail aria-hidden />} title={t('ownLogin.pending', { email: change.email })}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {!change.isConfirmedByOld && t('ownLogin.waitOld')} {!change.isConfirmedByNew && t('ownLogin.waitNew')}{' '}
          {t('ownLogin.until', { until: formatTime(change.until) })}
        </Text>
        {cancel.isError && <FailureAlert error={cancel.error} />}
        <Button variant="default" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('ownLogin.emailCancel')}
        </Button>
      </Stack>
    </Alert>
  );
}

/** The buttons with which a login changes its name, its company name and its address, and a pending change of the address. */
export function OwnLoginActions() {
  const { t } = useTranslation('profile');
  const [open, setOpen] = useState<'names' | 'email' | null>(null);
  const change = useEmailChange().data?.change;
  const close = (): void => setOpen(null);
  return (
    <Stack gap="md" mt="md">
      {change && <PendingChange change={change} />}
      <Group gap="xs">
        <Button variant="default" onClick={() => setOpen('names')}>
          {t('ownLogin.names')}
        </Button>
        <Button variant="default" onClick={() => setOpen('email')}>
          {t('ownLogin.email')}
        </Button>
      </Group>
      {open === 'names' && <NamesDialog onClose={close} />}
      {open === 'email' && <EmailDialog onClose={close} />}
    </Stack>
  );
}
