import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SignInSecurity, TwoFactorChange } from '#shared/model/sign-in/two-factor.ts';
import { ProveDialog } from '#web/features/accounts/profile/security/prove-dialog.tsx';
import { formatTime } from '#web/lib/format/format.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { RecoveryCodeList } from '#web/features/sign-in/shared/recovery-code-list.tsx';
import { TwoFactorSetUp } from '#web/features/sign-in/shared/two-factor-set-up.tsx';
import { useSecurityRefresh } from '#web/features/sign-in/shared/use-security.ts';

/** The panel recommends new recovery codes if fewer codes than this are left. */
const FEW_CODES = 3;

type OpenDialog = 'set-up' | TwoFactorChange['change'] | { codes: readonly string[] };

/** Turns the second factor of the login on and off, and issues new recovery codes. */
export function TwoFactorPanel({ twoFactor: { since, recoveryCodesLeft, isObligatory } }: Pick<SignInSecurity, 'twoFactor'>) {
  const { t } = useTranslation('security');
  const { email } = useUser();
  const refresh = useSecurityRefresh();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = (message?: string): void => {
    setDialog(null);
    if (message !== undefined) toast.success(message);
    void refresh();
  };
  const onProven = (codes: readonly string[] | null): void => (codes ? setDialog({ codes }) : close(t('twoFactor.turnedOff')));
  return (
    <Stack gap="xs" component="section">
      <Title order={3}>{t('twoFactor.title')}</Title>
      {since === null ? (
        <Text>{t('twoFactor.off')}</Text>
      ) : (
        <>
          <Text>{t('twoFactor.on', { since: formatTime(since) })}</Text>
          <Text size="sm" c="dimmed">
            {t('twoFactor.codesLeft', { count: recoveryCodesLeft })}
          </Text>
          {recoveryCodesLeft < FEW_CODES && <Text size="sm">{t('twoFactor.codesFew')}</Text>}
          {isObligatory && <Text size="sm">{t('twoFactor.obligatory')}</Text>}
        </>
      )}
      <Group gap="xs">
        {since === null && <Button onClick={() => setDialog('set-up')}>{t('twoFactor.setUp')}</Button>}
        {since !== null && (
          <Button variant="default" onClick={() => setDialog('renew-codes')}>
            {t('twoFactor.renew')}
          </Button>
        )}
        {since !== null && !isObligatory && (
          <Button variant="default" onClick={() => setDialog('turn-off')}>
            {t('twoFactor.turnOff')}
          </Button>
        )}
      </Group>
      {dialog === 'set-up' && (
        <Dialog onClose={() => setDialog(null)} title={t('setUp.title')} closeOnClickOutside={false}>
          <TwoFactorSetUp email={email} onConfirmed={(codes) => setDialog({ codes })} />
        </Dialog>
      )}
      {(dialog === 'renew-codes' || dialog === 'turn-off') && (
        <ProveDialog change={dialog} onDone={onProven} onCancel={() => setDialog(null)} />
      )}
      {typeof dialog === 'object' && dialog !== null && (
        <Modal
          opened
          onClose={() => close()}
          title={t('codes.title')}
          closeOnClickOutside={false}
          closeOnEscape={false}
          withCloseButton={false}
        >
          <RecoveryCodeList codes={dialog.codes} onDone={() => close()} />
        </Modal>
      )}
    </Stack>
  );
}
