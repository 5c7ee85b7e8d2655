import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ReceiptInput } from '#shared/model/billing/receipt.ts';
import { openDownload } from '#web/features/billing/documents/open-download.ts';
import { api } from '#web/lib/api/api-client.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** How often and how long to ask for a PDF that is being made, in milliseconds. */
const POLL = { every: 1_500, attempts: 40 } as const;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Issues a copy of a receipt, waits until its PDF is made, and downloads it in the language of the console. */
export function useDownloadReceipt(number: string) {
  const { t } = useTranslation('ledger');
  const language = useLanguage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ReceiptInput) => {
      await api.bill.receipt({ params: { number }, body });
      const params = { number, entryId: body.entryId };
      for (let attempt = 0; attempt < POLL.attempts; attempt += 1) {
        const { document: file } = await api.bill.receiptDocument({ params, query: { language } });
        if (file) return file;
        await wait(POLL.every);
      }
      return null;
    },
    onSuccess: (file) => (file ? openDownload(file.url) : toast.failure(t('paper.notReady'))),
    onSettled: () => client.invalidateQueries({ queryKey: ['invoice', number] }),
  });
}
