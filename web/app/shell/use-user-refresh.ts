import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/lib/api/api-client.ts';
import { readSession, storeUser } from '#web/lib/session/session.ts';

const STALE_MS = 60_000;

/**
 * Reads the user info again when the console is opened or focused, and stores it: contract or permissions may have changed
 * since sign-in.
 */
export function useUserRefresh(loginId: string | undefined): void {
  const { data } = useQuery({
    queryKey: ['user-info', loginId],
    queryFn: ({ signal }) => api.auth.userInfo({}, { signal }),
    enabled: loginId !== undefined,
    staleTime: STALE_MS,
    refetchOnWindowFocus: true,
  });
  const user = data?.user;
  useEffect(() => {
    if (user && readSession()?.user.id === user.id) storeUser(user);
  }, [user]);
}
