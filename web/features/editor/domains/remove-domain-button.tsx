import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteDomain } from '#shared/model/domains/custom-domain.ts';
import { isVerifying } from '#shared/rules/domains/domain-progress.ts';
import { useRemoveDomain } from '#web/features/editor/domains/domain-queries.ts';
import { displayUrl } from '#web/lib/format/display-url.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

interface RemoveDomainButtonProps {
  siteId: string;
  domain: SiteDomain;
  defaultUrl: string;
}

/** Removes a domain, or cancels its request, after a dialog explains the effect on visitors. */
export function RemoveDomainButton({ siteId, domain, defaultUrl }: RemoveDomainButtonProps) {
  const { t } = useTranslation('domain');
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveDomain(siteId);
  const { shownName: name, state, token } = domain;
  const isRequest = isVerifying(state) || state === 'ended';
  const confirm = async (): Promise<void> => {
    try {
      await remove.mutateAsync(token);
      toast.success(t('remove.done', { name }));
    } catch (error) {
      toast.error(error);
      setAsking(false);
    }
  };
  return (
    <>
      <Button variant="subtle" color="danger" onClick={() => setAsking(true)}>
        {t(isRequest ? 'remove.cancelAction' : 'remove.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(isRequest ? 'remove.cancelTitle' : 'remove.title', { name })}
        confirmLabel={t(isRequest ? 'remove.cancelConfirm' : 'remove.confirm')}
        isDanger
        isBusy={remove.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Stack gap="xs">
          <Text>{t(isRequest ? 'remove.waiting' : 'remove.live', { name })}</Text>
          {!isRequest && <Text>{t('remove.standard', { address: displayUrl(defaultUrl) })}</Text>}
          <Text>{t('remove.dns')}</Text>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
