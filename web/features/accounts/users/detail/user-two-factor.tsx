import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { UserDetail } from '#shared/model/accounts/user.ts';
import { USERS } from '#web/features/accounts/users/user-queries.ts';
import { ResetTwoFactorDialog } from '#web/features/sign-in/shared/reset-two-factor-dialog.tsx';

/** Resets the lost second factor of an account. Renders nothing for an account without a second factor. */
export function UserTwoFactor({ target, mayReset }: { target: UserDetail; mayReset: boolean }) {
  const { t } = useTranslation('security');
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  if (!target.hasTwoFactor) return null;
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby={titleId}>
      <Group justify="space-between" gap="sm">
        <div>
          <Title order={2} id={titleId}>
            {t('twoFactor.title')}
          </Title>
          <Text c="dimmed" size="sm">
            {t('reset.isOn')}
          </Text>
        </div>
        {mayReset && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('reset.action')}
          </Button>
        )}
      </Group>
      {isAsking && (
        <ResetTwoFactorDialog login={{ id: target.id, name: target.contactName }} queryKey={USERS} onClose={() => setAsking(false)} />
      )}
    </Paper>
  );
}
