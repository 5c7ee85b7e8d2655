import { Button } from '@mantine/core';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { UserSummary } from '#shared/model/accounts/user.ts';
import classes from '#web/features/summary/summary.module.css';
import { SummaryPanel } from '#web/features/summary/summary-panel.tsx';
import { createUserPath, userListPath, userPath } from '#web/lib/paths.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { ContractStatusBadge } from '#web/ui/contract-status-badge.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';

/** The newest users, or a link to create the first user. */
export function LatestUsers({ users }: { users: readonly UserSummary[] }) {
  const { t } = useTranslation(['summary', 'users']);
  const user = useUser();
  const mayWrite = useMayDo('user:write');
  if (users.length === 0)
    return (
      <SummaryPanel title={t('users.latest')}>
        <EmptyState
          isCompact
          icon={IconUsers}
          title={t('users.empty.title')}
          text={t(mayWrite ? 'users.empty.text' : 'users.empty.readOnly')}
          action={
            mayWrite && (
              <Button component={Link} to={createUserPath(user, user.workAccountId)} leftSection={<IconUserPlus size={18} aria-hidden />}>
                {t('users.create')}
              </Button>
            )
          }
        />
      </SummaryPanel>
    );
  return (
    <SummaryPanel title={t('users.latest')} all={{ path: userListPath(user), label: t('users.all') }}>
      <ul className={classes['rows']}>
        {users.map((account) => (
          <li key={account.id} className={classes['row']}>
            <PersonAvatar name={account.companyName} picture={account.picture} size={36} />
            <div className={classes['rowText']}>
              <Link to={userPath(user, account.id)} className={classes['rowLink']}>
                {account.companyName}
              </Link>
              <span className={classes['quiet']}>
                {account.contactName} · {t(`users:type.${account.type}`)}
              </span>
            </div>
            <ContractStatusBadge status={account.effectiveStatus} />
          </li>
        ))}
      </ul>
    </SummaryPanel>
  );
}
