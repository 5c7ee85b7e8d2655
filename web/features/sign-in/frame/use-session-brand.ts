import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Brand } from '#shared/model/brand.ts';
import { parse, ulid } from '#shared/model/fields.ts';
import { api } from '#web/lib/api/api-client.ts';
import { storeBrand, useBrand } from '#web/lib/session/brand.ts';

/**
 * Returns the brand of a signed-out screen: of the account in the URL (`?brand=`), else the one last seen on this device, refreshed
 * from the server. `undefined` while a brand that this device has not stored is loading.
 */
export function useSessionBrand(): Brand | undefined {
  const stored = useBrand();
  const [search] = useSearchParams();
  const requestedId = search.get('brand');
  const id = requestedId !== null && parse(ulid(), requestedId).ok ? requestedId : stored.id;
  const { data, isError } = useQuery({
    queryKey: ['brand', id],
    queryFn: ({ signal }) => api.auth.brand({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    staleTime: Infinity,
  });

  const current = data?.brand;
  useEffect(() => {
    if (current) storeBrand(current);
  }, [current]);

  if (id === null || id === stored.id || isError) return stored;
  return current;
}
