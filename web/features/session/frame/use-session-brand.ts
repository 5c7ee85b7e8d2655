import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Brand } from '#shared/model/account/brand.ts';
import { parse, ulid } from '#shared/model/fields.ts';
import { api } from '#web/lib/api/api-client.ts';
import { storeBrand, useBrand } from '#web/lib/session/brand.ts';

/**
 * The look of a signed-out screen: of the account its address names (`?brand=`), else of the one this device saw last,
 * brought up to date. `undefined` until the look of an address opened for the first time is there.
 */
export function useSessionBrand(): Brand | undefined {
  const remembered = useBrand();
  const [search] = useSearchParams();
  const asked = search.get('brand');
  const id = asked !== null && parse(ulid(), asked).ok ? asked : remembered.id;
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

  if (id === null || id === remembered.id || isError) return remembered;
  return current;
}
