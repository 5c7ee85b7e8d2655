import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Language } from '#shared/model/language.ts';
import { api } from '#web/lib/api/api-client.ts';
import { openDownload } from '#web/lib/open-download.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** Downloads the PDF of a credit note: in Japanese, with a translation in the language of the console. */
export function useDownloadCreditNote() {
  const { t } = useTranslation(['bills', 'ledger']);
  const language = useLanguage();
  return useMutation({
    mutationFn: (params: { number: string; note: string }) => api.bill.creditNote({ params, query: { language } }),
    onSuccess: ({ document: file }) => (file ? openDownload(file.url) : toast.failure(t('ledger:credit.notReady'))),
    onError: (error) => toast.error(error, t('documents.failed')),
  });
}

/** Downloads PDFs of invoices: a single one as PDF, several as ZIP. Shows a notice if one is still being generated. */
export function useDownloadDocuments() {
  const { t } = useTranslation('bills');
  return useMutation({
    mutationFn: async ({ numbers, language }: { numbers: readonly string[]; language: Language }) => {
      const [number] = numbers;
      if (number === undefined || numbers.length > 1) return api.bill.documents({ body: { numbers: [...numbers], language } });
      const { document: file } = await api.bill.document({ params: { number }, query: { language } });
      return { url: file?.url ?? null, missing: file ? [] : [number] };
    },
    onSuccess: ({ url, missing }) => {
      if (url !== null) openDownload(url);
      if (missing.length > 0)
        toast.failure(t(url === null ? 'documents.notReady' : 'documents.incomplete', { numbers: missing.join(', ') }));
    },
    onError: (error) => toast.error(error, t('documents.failed')),
  });
}
