import { ActionIcon, Avatar, Badge, Menu, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { UserInfo } from '#shared/model/session.ts';

/** Who is signed in, and the way out. */
export function ProfileMenu({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon size={40} radius="xl" aria-label={t('profile.open', { name: user.contactName })}>
          <Avatar name={user.contactName} color="gray" size={32} aria-hidden />
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
          <Badge variant="light" color="gray" mt={6} tt="none">
            {t(`role.${user.userTypeId}`)}
          </Badge>
          {user.authority === 'view' && (
            <Badge variant="outline" color="gray" mt={6} ml={4} tt="none">
              {t('profile.viewOnly')}
            </Badge>
          )}
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} to="/log-out" leftSection={<IconLogout size={18} stroke={1.5} aria-hidden />}>
          {t('profile.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
