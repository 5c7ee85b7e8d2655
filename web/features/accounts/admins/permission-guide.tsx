import { Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Permission } from '#shared/model/role.ts';
import classes from '#web/features/accounts/admins/admins.module.css';
import { useUser } from '#web/lib/session/user.ts';

/** Explains the rights of each permission, and the rules that apply to all permissions. */
export function PermissionGuide() {
  const { t } = useTranslation(['admins', 'common']);
  const { workRole } = useUser();
  const titleId = useId();
  const notes = [t('ownerHelp'), t('guide.authority'), ...(workRole === 'USER' ? [] : [t('guide.users')])];
  return (
    <Paper component="section" withBorder p="lg" mt="lg" aria-labelledby={titleId}>
      <Stack gap="sm">
        <Title order={2} id={titleId}>
          {t('guide.title')}
        </Title>
        <dl className={classes['guide']}>
          {Permission.options.map((permission) => (
            <div key={permission}>
              <dt>{t(`common:permission.${permission}`)}</dt>
              <dd>{t(`permissionHelp.${permission}`)}</dd>
            </div>
          ))}
        </dl>
        <div>
          {notes.map((note) => (
            <Text key={note} size="sm" c="dimmed">
              {note}
            </Text>
          ))}
        </div>
      </Stack>
    </Paper>
  );
}
