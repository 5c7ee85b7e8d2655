import { Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { UserDetail } from '#shared/model/accounts/user.ts';
import { WorkRole } from '#shared/model/role.ts';
import { mayExportAccount } from '#shared/rules/account-export/account-export.ts';
import { actorOf, useUser } from '#web/lib/session/user.ts';
import { AccountExportPanel } from '#web/features/accounts/shared/account-export-panel.tsx';

/** Exports all data of an account for the operator. Renders nothing for accounts of roles without data of their own. */
export function UserExport({ target }: { target: UserDetail }) {
  const { t } = useTranslation('takeout');
  const titleId = useId();
  const actor = actorOf(useUser());
  if (!WorkRole.safeParse(target.role).success || !mayExportAccount(actor, false)) return null;
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby={titleId}>
      <Stack gap="md" align="stretch">
        <div>
          <Title order={2} id={titleId}>
            {t('title')}
          </Title>
          <Text c="dimmed" size="sm">
            {t('lead')}
          </Text>
        </div>
        <AccountExportPanel accountId={target.id} />
      </Stack>
    </Paper>
  );
}
