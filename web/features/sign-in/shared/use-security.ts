import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api/api-client.ts';

const SECURITY = ['sign-in-security'] as const;

/** The sessions and the second factor of the login. */
export const useSecurity = () => useQuery({ queryKey: SECURITY, queryFn: ({ signal }) => api.signInSecurity.overview({}, { signal }) });

/** Returns a function that reloads the sessions and the second factor. */
export function useSecurityRefresh(): () => Promise<void> {
  const client: QueryClient = useQueryClient();
  return () => client.invalidateQueries({ queryKey: SECURITY });
}
