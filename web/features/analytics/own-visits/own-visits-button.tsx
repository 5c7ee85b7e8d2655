import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { OwnVisitsForm, ownVisitsKey } from '#web/features/analytics/own-visits/own-visits-form.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { QueryState } from '#web/ui/page/query-state.tsx';

function OwnVisitsDialog({ siteId, onSaved }: { siteId: string; onSaved: () => void }) {
  const { t } = useTranslation('analytics');
  const found = useQuery({
    queryKey: ownVisitsKey(siteId),
    queryFn: async ({ signal }) => (await api.analytics.getOwnVisits({ params: { siteId } }, { signal })).ownVisits,
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <QueryState query={found} failed={t('ownVisits.loadFailed')} placeholder={320}>
      {(data) => <OwnVisitsForm siteId={siteId} ownVisits={data} onSaved={onSaved} />}
    </QueryState>
  );
}

/** Opens the settings of the owner's own visits, for logins that may change the site. */
export function OwnVisitsButton({ siteId }: { siteId: string }) {
  const { t } = useTranslation('analytics');
  const [isOpen, { open, close }] = useDisclosure();
  if (!useMayDo('site:write')) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconUserOff size={18} stroke={1.5} aria-hidden />} onClick={open}>
        {t('ownVisits.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('ownVisits.title')}>
        <OwnVisitsDialog siteId={siteId} onSaved={close} />
      </Dialog>
    </>
  );
}
