import { useTranslation } from '#web/lib/use-translation.ts';
import type { ReactNode } from 'react';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import classes from '#web/features/accounts/profile/account-section.module.css';
import { OwnLoginActions } from '#web/features/accounts/profile/own-login/own-login-actions.tsx';
import { ProfileSection } from '#web/features/accounts/profile/profile-section.tsx';
import { formatDay } from '#web/lib/format/format.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { ContractStatusBadge } from '#web/ui/contract-status-badge.tsx';

/** The contract period, or only its start if it has no end. */
function Period({ user: { contractStart, contractEnd } }: { user: UserInfo }) {
  const { t } = useTranslation('profile');
  if (contractStart === null) return t('account.none');
  const from = formatDay(contractStart);
  return contractEnd === null ? t('account.from', { from }) : t('account.fromTo', { from, to: formatDay(contractEnd) });
}

/** The data of the login's account; the login changes names and address itself. */
export function AccountSection() {
  const { t } = useTranslation(['profile', 'common']);
  const user = useUser();
  const mayChange = useMayDo('own-login');
  const { permission, limits } = user;
  const isOperator = user.workRole === 'MASTER';
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('account.contact'), user.contactName],
    [t('account.company'), user.companyName],
    [t('account.email'), user.email],
    [t('account.role'), t(`common:role.${user.userTypeId}`)],
    ...(permission ? [[t('account.permission'), t(`common:permission.${permission}`)] as const] : []),
    [t('account.authority'), t(`account.authorityOf.${user.authority}`)],
    ...(isOperator
      ? []
      : ([
          [t('account.plan'), limits.planName],
          [t('account.contract'), <ContractStatusBadge key="contract" status={user.contractStatus} />],
          [t('account.period'), <Period key="period" user={user} />],
        ] as const)),
  ];
  return (
    <ProfileSection title={t('account.title')} lead={t(mayChange ? 'account.help' : 'account.helpReadOnly')}>
      <dl className={classes['facts']}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes['fact']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mayChange && <OwnLoginActions />}
    </ProfileSection>
  );
}
