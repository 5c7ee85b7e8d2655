import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { deliveryKey, MonthlyReportForm } from '#web/features/analytics/monthly/monthly-report-form.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { QueryState } from '#web/ui/page/query-state.tsx';

function MonthlyReport({ siteId, onSaved }: { siteId: string; onSaved: () => void }) {
  const { t } = useTranslation('analytics');
  const found = useQuery({
    queryKey: deliveryKey(siteId),
    queryFn: async ({ signal }) => (await api.analytics.getDelivery({ params: { siteId } }, { signal })).delivery,
    staleTime: 0,
  });
  return (
    <QueryState query={found} failed={t('monthly.loadFailed')} placeholder={280}>
      {(data) => <MonthlyReportForm siteId={siteId} delivery={data} onSaved={onSaved} />}
    </QueryState>
  );
}

/** Opens the settings of the monthly report by e-mail, for logins that may change the site. */
export function MonthlyReportButton({ siteId }: { siteId: string }) {
  const { t } = useTranslation('analytics');
  const [isOpen, { open, close }] = useDisclosure();
  if (!useMayDo('site:write')) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconMail size={18} stroke={1.5} aria-hidden />} onClick={open}>
        {t('monthly.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('monthly.title')}>
        <MonthlyReport siteId={siteId} onSaved={close} />
      </Dialog>
    </>
  );
}
