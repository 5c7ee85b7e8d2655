import { ActionIcon, Badge, Group, Menu, Text } from '@mantine/core';
import { IconEye, IconKey, IconLicense, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { AppearanceItems } from '#web/app/shell/appearance-items.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { LICENCES_PATH, passwordPath, profilePath } from '#web/lib/paths.ts';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';

/** The menu of the signed-in login: name, role and rights, links to the profile, its password and to sign out. */
export function ProfileMenu({ user }: { user: UserInfo }) {
  const { t } = useTranslation(['common', 'acting']);
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon size={40} radius="xl" aria-label={t('profile.open', { name: user.contactName })}>
          <PersonAvatar name={user.contactName} picture={user.picture} size={32} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('profile.label')}>
        <Menu.Label>
          <Text component="span" display="block" fw={600} c="var(--mantine-color-text)">
            {user.contactName}
          </Text>
          <Text component="span" display="block" size="sm">
            {user.companyName}
          </Text>
          <Text component="span" display="block" size="sm">
            {user.email}
          </Text>
          <Group component="span" gap={4} mt={6}>
            <Badge component="span" variant="light" color="gray" tt="none">
              {t(`role.${user.userTypeId}`)}
            </Badge>
            {user.permission !== null && (
              <Badge component="span" variant="light" color="gray" tt="none">
                {t(`permission.${user.permission}`)}
              </Badge>
            )}
            {user.authority === 'view' && (
              <Badge component="span" variant="outline" color="gray" tt="none" leftSection={<IconEye size={14} aria-hidden />}>
                {t('profile.viewOnly')}
              </Badge>
            )}
          </Group>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} to={profilePath(user)} leftSection={<IconUserCircle size={18} stroke={1.5} aria-hidden />}>
          {t('menu.profile')}
        </Menu.Item>
        {!user.acting && (
          <Menu.Item component={Link} to={passwordPath(user)} leftSection={<IconKey size={18} stroke={1.5} aria-hidden />}>
            {t('profile.changePassword')}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={LICENCES_PATH} leftSection={<IconLicense size={18} stroke={1.5} aria-hidden />}>
          {t('licences.title')}
        </Menu.Item>
        <Menu.Divider />
        <AppearanceItems />
        <Menu.Divider />
        {/* Returns to the own console while the tab acts for a login. */}
        <Menu.Item component={Link} to="/log-out" leftSection={<IconLogout size={18} stroke={1.5} aria-hidden />}>
          {user.acting ? t('acting:back') : t('profile.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
