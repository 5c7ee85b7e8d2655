import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountingProgram, AccountingSettings, JournalEncoding } from '#shared/model/billing/accounting.ts';
import { openDownload } from '#web/lib/open-download.ts';
import { api } from '#web/lib/api/api-client.ts';

const SETTINGS = ['accounting'] as const;

/** The sales and receipts of a month. Those of another month stay until they are read. */
export const useSales = (month: string) =>
  useQuery({
    queryKey: ['sales', month],
    queryFn: ({ signal }) => api.bill.sales({ query: { month } }, { signal }),
    select: ({ summary }) => summary,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The names of accounts and tax codes. */
export const useAccounting = () => useQuery({ queryKey: SETTINGS, queryFn: ({ signal }) => api.bill.accounting({}, { signal }) });

export function useSaveAccounting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { settings: AccountingSettings; version: number }) => api.bill.setAccounting({ body }),
    onSuccess: (saved) => client.setQueryData(SETTINGS, saved),
    onError: () => client.invalidateQueries({ queryKey: SETTINGS }),
  });
}

/** Downloads the journal of a month. */
export const useDownloadJournal = () =>
  useMutation({
    mutationFn: (body: { month: string; program: AccountingProgram; encoding: JournalEncoding }) => api.bill.journal({ body }),
    onSuccess: ({ url }) => {
      if (url !== null) openDownload(url);
    },
  });
