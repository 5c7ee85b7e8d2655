import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DunningMail, DunningSteps } from '#shared/model/billing/dunning.ts';
import type { Language } from '#shared/model/language.ts';
import { api } from '#web/lib/api/api-client.ts';

const SETTINGS = ['dunning'] as const;

/** The steps of dunning. */
export const useDunning = () => useQuery({ queryKey: SETTINGS, queryFn: ({ signal }) => api.bill.dunning({}, { signal }) });

export function useSaveDunning() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { steps: DunningSteps; version: number }) => api.bill.setDunning({ body }),
    onSuccess: (saved) => client.setQueryData(SETTINGS, saved),
    onError: () => client.invalidateQueries({ queryKey: SETTINGS }),
  });
}

/** An e-mail of dunning as it is sent. */
export const useDunningMail = (query: { mail: DunningMail; language: Language }) =>
  useQuery({
    queryKey: [...SETTINGS, 'mail', query],
    queryFn: ({ signal }) => api.bill.dunningMail({ query }, { signal }),
    // The account and the bank details in the e-mail may have changed.
    staleTime: 0,
  });
