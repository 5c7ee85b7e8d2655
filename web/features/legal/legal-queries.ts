import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LegalDraftInput, LegalKind } from '#shared/model/legal/legal-document.ts';
import { api } from '#web/lib/api/api-client.ts';

const MANAGED = ['legal', 'managed'] as const;

/** The drafts and versions of the login's account. */
export const useManagedLegal = () =>
  useQuery({ queryKey: MANAGED, queryFn: ({ signal }) => api.legal.managed({}, { signal }), staleTime: 0 });

export function useSaveLegalDraft() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: LegalDraftInput) => api.legal.saveDraft({ body }),
    onSuccess: (managed) => queries.setQueryData(MANAGED, managed),
  });
}

export function usePublishLegal() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { kind: LegalKind; version: number }) => api.legal.publish({ body }),
    onSuccess: (managed) => {
      queries.setQueryData(MANAGED, managed);
      return queries.invalidateQueries({ queryKey: ['legal', 'in-force'] });
    },
  });
}
