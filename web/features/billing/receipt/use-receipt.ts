import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ReceiptInput } from '#shared/model/billing/receipt.ts';
import { openDownload } from '#web/lib/open-download.ts';
import { awaitDocument } from '#web/lib/api/await-document.ts';
import { api } from '#web/lib/api/api-client.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** Issues a copy of a receipt, waits until its PDF is made, and downloads it in the language of the console. */
export function useDownloadReceipt(number: string) {
  const { t } = useTranslation('ledger');
  const language = useLanguage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ReceiptInput) => {
      await api.bill.receipt({ params: { number }, body });
      const params = { number, entryId: body.entryId };
      return awaitDocument(() => api.bill.receiptDocument({ params, query: { language } }));
    },
    onSuccess: (file) => (file ? openDownload(file.url) : toast.failure(t('paper.notReady'))),
    onSettled: () => client.invalidateQueries({ queryKey: ['invoice', number] }),
  });
}
