import { Fragment } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#web/lib/use-translation.ts';
import { invoicePath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';

/** Why an overdue payment has paused the account, with links to the invoices to pay. */
export function PausedForPayment({ numbers }: { numbers: readonly string[] }) {
  const { t } = useTranslation('common');
  const user = useUser();
  return (
    <>
      {t('profile.pausedForPayment')}{' '}
      {numbers.map((number, index) => (
        <Fragment key={number}>
          {index > 0 && ', '}
          <Link to={invoicePath(user, number)}>{number}</Link>
        </Fragment>
      ))}
    </>
  );
}
