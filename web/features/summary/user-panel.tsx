import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { CONTRACT_STATUSES } from '#shared/model/role.ts';
import type { Summary } from '#shared/model/dashboard-summary.ts';
import { ACCOUNT_TYPES } from '#shared/model/accounts/account-type.ts';
import { StatusFigure } from '#web/features/summary/status-figure.tsx';
import { CONTRACT_TONES, statusParts } from '#web/features/summary/status-style.ts';
import classes from '#web/features/summary/summary.module.css';
import { SummaryPanel } from '#web/features/summary/summary-panel.tsx';
import { formatNumber } from '#web/lib/format/format.ts';
import { userListPath } from '#web/lib/paths.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useUser } from '#web/lib/session/user.ts';
import { ContractStatusBadge } from '#web/ui/contract-status-badge.tsx';

type ByType = NonNullable<Summary['users']>['byType'];

/** Returns the visible account types with the number of accounts of each. */
const countsByType = (byType: ByType) =>
  ACCOUNT_TYPES.flatMap((type) => {
    const counts = byType[type];
    return counts ? [{ type, count: CONTRACT_STATUSES.reduce((sum, status) => sum + counts[status], 0) }] : [];
  });

/** The number of users by contract status and account type, linked to the filtered list; renders nothing without users. */
export function UserPanel({ byType }: { byType: ByType }) {
  const { t } = useTranslation(['summary', 'users']);
  const user = useUser();
  const language = useLanguage();
  const filtered = (name: 'status' | 'type', value: string): string => `${userListPath(user)}?${name}=${value}`;
  const counts = Object.fromEntries(
    CONTRACT_STATUSES.map((status) => [status, Object.values(byType).reduce((sum, countByStatus) => sum + countByStatus[status], 0)]),
  );
  const parts = statusParts(CONTRACT_TONES, counts);
  const types = countsByType(byType);
  if (parts.length === 0) return null;
  return (
    <SummaryPanel title={t('users.title')} all={{ path: userListPath(user), label: t('users.all') }}>
      <StatusFigure parts={parts} unit={t('users.unit')} badge={ContractStatusBadge} path={(status) => filtered('status', status)} />
      {types.length > 1 && (
        <ul className={classes['types']}>
          {types.map(({ type, count }) => (
            <li key={type}>
              <Link to={filtered('type', type)} className={classes['typeLink']}>
                <span>{t(`users:type.${type}`)}</span>
                <span className={classes['count']}>{formatNumber(count, language)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </SummaryPanel>
  );
}
