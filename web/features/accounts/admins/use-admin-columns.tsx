import { Badge, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { AdminRow } from '#web/features/accounts/admins/admin-row.ts';
import classes from '#web/features/accounts/admins/admins.module.css';
import { useUser } from '#web/lib/session/user.ts';
import { ContractStatusBadge } from '#web/ui/contract-status-badge.tsx';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';

/** The columns of the admin list. */
export function useAdminColumns(): DataColumn<AdminRow>[] {
  const { t } = useTranslation(['admins', 'common', 'users']);
  const user = useUser();

  const person = ({ id, name, picture, subAdmin }: AdminRow) => (
    <div className={classes['person']}>
      <PersonAvatar name={name} picture={picture} size={28} />
      <div className={classes['text']}>
        <div title={name}>
          {name}
          {id === user.id && (
            <Badge variant="light" color="gray" tt="none" fw={550} ml={8}>
              {t('you')}
            </Badge>
          )}
        </div>
        {subAdmin === null && (
          <Text size="xs" c="dimmed" fw={400}>
            {t('owner')}
          </Text>
        )}
      </div>
    </div>
  );

  return [
    { key: 'name', label: t('field.name'), isRowHeader: true, render: person },
    { key: 'email', label: t('field.email'), render: ({ email }) => <span title={email}>{email}</span> },
    { key: 'permission', label: t('field.permission'), render: ({ permission }) => t(`common:permission.${permission}`) },
    { key: 'authority', label: t('field.authority'), render: ({ authority }) => t(`users:authority.${authority}`) },
    { key: 'status', label: t('field.status'), render: ({ contractStatus }) => <ContractStatusBadge status={contractStatus} /> },
  ];
}
