import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { OpenSum } from '#shared/model/billing/receivables.ts';
import classes from '#web/features/billing/shared/money-figures.module.css';
import { formatNumber, formatYen } from '#web/lib/format/format.ts';
import { accountingPath, paymentGroupPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';

interface MoneyFiguresProps {
  open: OpenSum;
  overdue: OpenSum;
  /** What was received in this month, in yen. */
  received: number;
}

/** What is open and overdue, linked to the invoices, and what was received in this month, linked to the receipts. */
export function MoneyFigures({ open, overdue, received }: MoneyFiguresProps) {
  const { t } = useTranslation('receivables');
  const user = useUser();
  const language = useLanguage();
  const counted = ({ invoices }: OpenSum): string => t('count', { invoices: formatNumber(invoices, language) });
  return (
    <dl className={classes['figures']}>
      <div>
        <dt>{t('open')}</dt>
        <dd>
          <Link to={paymentGroupPath(user, 'OPEN')}>{formatYen(open.amount)}</Link> <span>{counted(open)}</span>
        </dd>
      </div>
      <div data-warns={overdue.invoices > 0}>
        <dt>{t('overdue')}</dt>
        <dd>
          <Link to={paymentGroupPath(user, 'OVERDUE')}>{formatYen(overdue.amount)}</Link> <span>{counted(overdue)}</span>
        </dd>
      </div>
      <div>
        <dt>{t('received')}</dt>
        <dd>
          <Link to={accountingPath(user)}>{formatYen(received)}</Link>
        </dd>
      </div>
    </dl>
  );
}
