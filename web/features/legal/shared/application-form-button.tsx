import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '#web/lib/api/api-client.ts';
import { awaitDocument } from '#web/lib/api/await-document.ts';
import { openDownload } from '#web/lib/open-download.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/**
 * Downloads the application form of an account: of the login's own without `accountId`. Waits until its PDF is made; it is
 * Japanese, with a translation into the language of the console.
 */
export function ApplicationFormButton({ accountId }: { accountId?: string }) {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const query = accountId === undefined ? { language } : { language, accountId };
  const download = useMutation({
    mutationFn: () => awaitDocument(() => api.bill.applicationForm({ query })),
    onSuccess: (file) => (file ? openDownload(file.url) : toast.failure(t('application.notReady'))),
    onError: (error) => toast.error(error, t('application.failed')),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconFileDownload size={18} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('application.action')}
    </Button>
  );
}
