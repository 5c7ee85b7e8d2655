import { Button } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteDomain } from '#shared/model/domains/custom-domain.ts';
import { useRenewDomain } from '#web/features/editor/domains/domain-queries.ts';
import { toast } from '#web/lib/toast.ts';

/** Restarts an ended request for another 72 hours. */
export function RenewDomainButton({ siteId, domain: { token, shownName } }: { siteId: string; domain: SiteDomain }) {
  const { t } = useTranslation('domain');
  const renew = useRenewDomain(siteId);
  const begin = (): void =>
    renew.mutate(token, {
      onSuccess: () => toast.success(t('renew.done', { name: shownName })),
      onError: (error) => toast.error(error),
    });
  return (
    <Button loading={renew.isPending} onClick={begin}>
      {t('renew.action')}
    </Button>
  );
}
