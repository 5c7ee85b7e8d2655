import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api/api-client.ts';

export const EMAIL_CHANGE = ['email-change'] as const;

/** The pending change of the login's address. */
export const useEmailChange = () => useQuery({ queryKey: EMAIL_CHANGE, queryFn: ({ signal }) => api.auth.emailChange({}, { signal }) });
