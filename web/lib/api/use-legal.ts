import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api/api-client.ts';

/** What the login's account has agreed to and is asked to agree to. Another session or a date of effect may change it. */
export const OWN_AGREEMENTS = ['legal', 'own'] as const;
export const useOwnAgreements = ({ isEnabled }: { isEnabled: boolean }) =>
  useQuery({ queryKey: OWN_AGREEMENTS, queryFn: ({ signal }) => api.legal.own({}, { signal }), enabled: isEnabled });

/** The documents in force of an OEM, else of the operator. */
export const useLegalInForce = (issuerId?: string) =>
  useQuery({
    queryKey: ['legal', 'in-force', issuerId ?? null],
    queryFn: ({ signal }) => api.legal.inForce({ query: { issuerId } }, { signal }),
    select: ({ documents }) => documents,
  });
