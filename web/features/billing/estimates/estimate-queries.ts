import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { EstimateInput } from '#shared/model/billing/estimate.ts';
import type { Language } from '#shared/model/language.ts';
import { openDownload } from '#web/lib/open-download.ts';
import { awaitDocument } from '#web/lib/api/await-document.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { api } from '#web/lib/api/api-client.ts';
import { usePagedQuery } from '#web/lib/api/use-paged-query.ts';
import { toast } from '#web/lib/toast.ts';

/** A quotation as the API answers it. */
export type EstimateData = ResponseOf<typeof bill.estimate>['estimate'];

const ESTIMATES = ['estimates'] as const;
const estimateKey = (number: string) => ['estimate', number];

const reload = (client: QueryClient, number: string): Promise<unknown> =>
  Promise.all([ESTIMATES, estimateKey(number)].map((queryKey) => client.invalidateQueries({ queryKey })));

/** The quotations of the operator, newest first, page by page. */
export const useEstimates = () =>
  usePagedQuery({
    queryKey: ESTIMATES,
    read: (cursor, signal) => api.bill.estimates({ query: cursor }, { signal }),
    select: (pages) => pages.flatMap(({ estimates }) => estimates),
  });

export function useEstimate(number: string | null) {
  return useQuery({
    queryKey: estimateKey(number ?? ''),
    queryFn: async ({ signal }) => (await api.bill.estimate({ params: { estimate: number ?? '' } }, { signal })).estimate,
    enabled: number !== null,
    staleTime: 0,
  });
}

export function useIssueEstimate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EstimateInput) => api.bill.issueEstimate({ body }),
    onSettled: (_data, _error, { replaces }) => reload(client, replaces ?? ''),
  });
}

export function useSendEstimate(number: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.bill.sendEstimate({ params: { estimate: number } }),
    onSettled: () => reload(client, number),
  });
}

export function useDecideEstimate(number: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: 'accepted' | 'declined') => api.bill.decideEstimate({ params: { estimate: number }, body: { decision } }),
    onSettled: () => reload(client, number),
  });
}

/** Downloads the PDF of a quotation. Shows a notice if it is still being made. */
export function useDownloadEstimate(number: string) {
  const { t } = useTranslation('estimates');
  return useMutation({
    mutationFn: (language: Language) => api.bill.estimateDocument({ params: { estimate: number }, query: { language } }),
    onSuccess: ({ document: file }) => (file ? openDownload(file.url) : toast.failure(t('notReady'))),
    onError: (error) => toast.error(error, t('downloadFailed')),
  });
}

/** Downloads the application form of an accepted quotation in the language of the console, once its PDF is made. */
export function useDownloadApplication(number: string) {
  const { t } = useTranslation('estimates');
  const language = useLanguage();
  return useMutation({
    mutationFn: () => awaitDocument(() => api.bill.estimateApplication({ params: { estimate: number }, query: { language } })),
    onSuccess: (file) => (file ? openDownload(file.url) : toast.failure(t('notReady'))),
    onError: (error) => toast.error(error, t('downloadFailed')),
  });
}
