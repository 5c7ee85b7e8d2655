import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FreeLine } from '#shared/model/billing/manual-invoice.ts';
import { api } from '#web/lib/api/api-client.ts';

const linesKey = (accountId: string) => ['pending-lines', accountId];

/** The lines that the next monthly invoice of an account takes. */
export function usePendingLines(accountId: string) {
  return useQuery({
    queryKey: linesKey(accountId),
    queryFn: async ({ signal }) => (await api.bill.lines({ query: { accountId } }, { signal })).lines,
    staleTime: 0,
  });
}

/** Keeps a line for the next monthly invoice of an account. */
export function useAddLine(accountId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (added: { id: string; line: FreeLine }) => api.bill.addLine({ body: { accountId, ...added } }),
    onSettled: () => client.invalidateQueries({ queryKey: linesKey(accountId) }),
  });
}

export function useRemoveLine(accountId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (lineId: string) => api.bill.removeLine({ params: { accountId, lineId } }),
    onSettled: () => client.invalidateQueries({ queryKey: linesKey(accountId) }),
  });
}
