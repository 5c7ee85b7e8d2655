import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/lib/api/api-client.ts';
import { readSession, storeUser } from '#web/lib/session/session.ts';

const FRESH_MS = 60_000;

/**
 * Reads the login again whenever the console is opened or returned to: what it was told at sign-in may have changed since,
 * such as a contract paused or a permission taken away.
 */
export function useUserRefresh(loginId: string | undefined): void {
  const { data } = useQuery({
    queryKey: ['user-info', loginId],
    queryFn: ({ signal }) => api.auth.userInfo({}, { signal }),
    enabled: loginId !== undefined,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });
  const user = data?.user;
  useEffect(() => {
    if (user && readSession()?.user.id === user.id) storeUser(user);
  }, [user]);
}
