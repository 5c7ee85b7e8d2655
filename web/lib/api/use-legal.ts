import { useQuery } from '@tanstack/react-query';
import type { LegalVersion } from '#shared/model/legal/legal-document.ts';
import { api } from '#web/lib/api/api-client.ts';

/** The agreements of the login's account, given and due. */
export const OWN_AGREEMENTS = ['legal', 'own'] as const;
/**
 * The agreements are fetched once when the console opens, because a version that comes into force during work must not replace the screen.
 */
export const useOwnAgreements = ({ isEnabled }: { isEnabled: boolean }) =>
  useQuery({
    queryKey: OWN_AGREEMENTS,
    queryFn: ({ signal }) => api.legal.own({}, { signal }),
    enabled: isEnabled,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** A published version, which never changes. */
export const useLegalDocument = (version: Pick<LegalVersion, 'issuerId' | 'id'> | undefined) =>
  useQuery({
    queryKey: ['legal', 'document', version?.issuerId, version?.id],
    queryFn: ({ signal }) => api.legal.document({ params: { issuerId: version?.issuerId ?? '', id: version?.id ?? '' } }, { signal }),
    enabled: version !== undefined,
    staleTime: Infinity,
  });

/** The documents in force of an OEM or, without `issuerId`, of the operator. */
export const useLegalInForce = (issuerId?: string) =>
  useQuery({
    queryKey: ['legal', 'in-force', issuerId ?? null],
    queryFn: ({ signal }) => api.legal.inForce({ query: { issuerId } }, { signal }),
    select: ({ documents }) => documents,
  });
