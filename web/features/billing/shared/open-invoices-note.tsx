import { Alert, Anchor, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { balanceOf } from '#shared/rules/billing/ledger.ts';
import { api } from '#web/lib/api/api-client.ts';
import { formatNumber, formatYen } from '#web/lib/format/format.ts';
import { paymentGroupPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** The most invoices of which the sum is shown. */
const INVOICES_MAX = 100;

/** How many invoices of an account are open, and their sum, linked to them. Empty if nothing is open. */
export function OpenInvoicesNote({ accountId }: { accountId: string }) {
  const { t } = useTranslation('receivables');
  const user = useUser();
  const language = useLanguage();
  const { data, isError } = useQuery({
    queryKey: ['open-invoices', accountId],
    queryFn: ({ signal }) => api.bill.list({ query: { account: accountId, group: 'OPEN', limit: INVOICES_MAX } }, { signal }),
    staleTime: 0,
  });
  if (isError)
    return (
      <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />} mt="sm">
        {t('account.failed')}
      </Alert>
    );
  if (!data)
    return (
      <>
        <VisuallyHidden component="output">{t('account.loading')}</VisuallyHidden>
        <Skeleton height={52} mt="sm" aria-hidden />
      </>
    );
  if (data.payments.length === 0) return null;
  const amount = formatYen(data.payments.reduce((sum, payment) => sum + balanceOf(payment).open, 0));
  const invoices = formatNumber(data.payments.length, language);
  return (
    <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />} mt="sm">
      {t(data.nextCursor === null ? 'account.open' : 'account.many', { invoices, amount })}{' '}
      <Anchor component={Link} to={paymentGroupPath(user, 'OPEN', accountId)} inherit underline="always">
        {t('account.view')}
      </Anchor>
    </Alert>
  );
}
