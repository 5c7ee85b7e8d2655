import { Anchor, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { UserSummary } from '#shared/model/accounts/user.ts';
import { EffectiveStatus } from '#web/features/accounts/users/effective-status.tsx';
import { useContractPeriod } from '#web/features/accounts/users/use-contract-period.ts';
import { usePlanNames } from '#web/lib/api/use-plans.ts';
import classes from '#web/features/accounts/users/users.module.css';
import { formatTime } from '#web/lib/format/format.ts';
import { userPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';

/** The columns of the user list; with the parent account for logins that see more than one OEM. */
export function useUserColumns(): DataColumn<UserSummary>[] {
  const { t } = useTranslation('users');
  const user = useUser();
  const planName = usePlanNames();
  const period = useContractPeriod();
  const seesParents = user.workRole === 'MASTER';

  const parent = ({ parent: { id, companyName } }: UserSummary) =>
    id === user.workAccountId ? (
      <span title={companyName}>{companyName}</span>
    ) : (
      <Anchor component={Link} to={userPath(user, id)} title={companyName} c="inherit" fz="inherit">
        {companyName}
      </Anchor>
    );

  return [
    {
      key: 'company',
      label: t('field.companyName'),
      isRowHeader: true,
      maxWidth: 176,
      canSort: true,
      render: ({ companyName }) => <span title={companyName}>{companyName}</span>,
    },
    {
      key: 'contact',
      label: t('field.contact'),
      canHide: true,
      maxWidth: 168,
      render: ({ contactName, email }) => (
        <div className={classes['twoLines']}>
          <div title={contactName}>{contactName}</div>
          <Text size="xs" c="dimmed" title={email}>
            {email}
          </Text>
        </div>
      ),
    },
    { key: 'type', label: t('field.type'), canHide: true, render: ({ type }) => t(`type.${type}`) },
    {
      key: 'plan',
      label: t('field.planId'),
      canHide: true,
      maxWidth: 130,
      render: ({ planId }) => <span className={classes['wraps']}>{planName(planId)}</span>,
    },
    { key: 'status', label: t('field.status'), render: (row) => <EffectiveStatus user={row} /> },
    ...(seesParents ? [{ key: 'parent', label: t('field.parentId'), canHide: true, maxWidth: 130, render: parent }] : []),
    {
      key: 'period',
      label: t('field.contractPeriod'),
      canHide: true,
      maxWidth: 116,
      render: (row) => <span className={classes['wraps']}>{period(row)}</span>,
    },
    {
      key: 'authority',
      label: t('field.authority'),
      canHide: true,
      isHiddenByDefault: true,
      render: ({ authority }) => t(`authority.${authority}`),
    },
    {
      key: 'created',
      label: t('field.createdAt'),
      canHide: true,
      canSort: true,
      maxWidth: 100,
      render: ({ createdAt }) => <span className={classes['wraps']}>{formatTime(createdAt)}</span>,
    },
  ];
}
