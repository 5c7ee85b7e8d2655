import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconUserShare } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { UserDetail } from '#shared/model/accounts/user.ts';
import { actAsFault } from '#shared/rules/sign-in/act-as.ts';
import { ActAsDialog } from '#web/features/accounts/users/acting/act-as-dialog.tsx';
import { actorOf, useUser } from '#web/lib/session/user.ts';

/** Opens the console of an account for support. Renders nothing for logins without this right. */
export function UserActAs({ target }: { target: UserDetail }) {
  const { t } = useTranslation(['acting', 'errors']);
  const user = useUser();
  const [titleId, textId] = [useId(), useId()];
  const [isAsking, setAsking] = useState(false);
  const fault = actAsFault(
    { loginId: user.id, accountId: user.workAccountId, actor: actorOf(user) },
    // Every account that is shown to the login is in the tree of the login.
    { id: target.id, role: target.role, effectiveStatus: target.effectiveStatus, path: [user.workAccountId, target.id] },
  );
  if (fault === 'forbidden' || fault === 'not-found') return null;
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby={titleId}>
      <Group justify="space-between" gap="sm">
        <div style={{ flex: '1 1 320px' }}>
          <Title order={2} id={titleId}>
            {t('panel.title')}
          </Title>
          <Text id={textId} c="dimmed" size="sm">
            {fault === undefined ? t('panel.text') : t(`errors:code.${fault}`, { minutes: 0 })}
          </Text>
        </div>
        <Button
          variant="default"
          leftSection={<IconUserShare size={18} stroke={1.5} aria-hidden />}
          aria-describedby={textId}
          {...(fault === undefined ? { onClick: () => setAsking(true) } : { 'aria-disabled': true, 'data-disabled': true })}
        >
          {t('panel.open')}
        </Button>
      </Group>
      {isAsking && <ActAsDialog target={target} onClose={() => setAsking(false)} />}
    </Paper>
  );
}
