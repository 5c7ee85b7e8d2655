import { Button, Center, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TwoFactorConfirmation } from '#shared/model/sign-in/two-factor.ts';
import { otpauthUri } from '#shared/rules/sign-in/otpauth-uri.ts';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { useBrandName } from '#web/lib/session/use-brand-name.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';
import { QrPicture } from '#web/ui/qr/qr-picture.tsx';
import { CopyTextButton } from '#web/ui/copy-text-button.tsx';

const GROUP = /.{4}(?!$)/g;
const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => currentTarget.select();

interface TwoFactorSetUpProps {
  /** The e-mail address that the authenticator app shows for the login. */
  email: string;
  /** Called with the recovery codes, which cannot be shown again. */
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

interface ScannedSecretProps extends TwoFactorSetUpProps {
  secret: string;
  onRestart: () => void;
}

/** Shows the secret as a QR code and as text, and the field for the first code. */
function ScannedSecret({ email, secret, onConfirmed, onRestart }: ScannedSecretProps) {
  const { t } = useTranslation('security');
  const issuer = useBrandName();
  const { formId, form, refuse, showErrors } = useDraftForm({
    initialValues: { code: '' },
    errorsOf: (values) => schemaErrors(TwoFactorConfirmation, values),
  });
  const confirm = useMutation({
    mutationFn: (body: { code: string }) => api.signInSecurity.confirm({ body }),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: refuse,
  });
  const isExpired = refusalOf(confirm.error)?.code === 'confirmation-expired';
  return (
    <form id={formId} noValidate onSubmit={form.onSubmit((body) => confirm.mutate(body), showErrors)}>
      <Stack gap="md">
        <Text>{t('setUp.scan')}</Text>
        <Center>
          <QrPicture text={otpauthUri({ issuer, email, secret })} label={t('setUp.qr')} />
        </Center>
        <TextInput
          label={t('setUp.secret')}
          description={t('setUp.manual')}
          inputWrapperOrder={['label', 'description', 'input', 'error']}
          value={secret.replaceAll(GROUP, '$& ')}
          readOnly
          ff="monospace"
          name="two-factor-secret"
          onFocus={selectAll}
        />
        <Group>
          <CopyTextButton text={secret} label={t('setUp.copy')} copiedLabel={t('setUp.copied')} />
        </Group>
        {confirm.isError && <FailureAlert error={confirm.error} />}
        <TextInput
          {...form.getInputProps('code')}
          label={t('setUp.code')}
          description={t('setUp.confirm')}
          inputWrapperOrder={['label', 'description', 'input', 'error']}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
        />
        <Group justify="flex-end" gap="xs">
          {isExpired && (
            <Button variant="default" onClick={onRestart}>
              {t('setUp.restart')}
            </Button>
          )}
          <Button type="submit" loading={confirm.isPending}>
            {t('setUp.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Sets up a second factor: the user scans the secret, then confirms it with a code. */
export function TwoFactorSetUp({ email, onConfirmed }: TwoFactorSetUpProps) {
  const { t } = useTranslation('security');
  const id = useId();
  // Every request creates a new secret, so the request is not repeated while the user scans the secret.
  const begun = useQuery({
    queryKey: ['two-factor-set-up', id],
    queryFn: () => api.signInSecurity.setUp({}),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (begun.isPending) return <Skeleton height={420} />;
  if (begun.isError) return <ErrorState title={t('setUp.failed')} query={begun} />;
  const { secret } = begun.data;
  return <ScannedSecret key={secret} email={email} secret={secret} onConfirmed={onConfirmed} onRestart={() => void begun.refetch()} />;
}
