import { useLocation } from 'react-router';

/** The secret in an e-mailed link. It is in the fragment, which browsers do not send to servers. */
export const linkTokenFromHash = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('token');

export const useLinkToken = (): string | null => linkTokenFromHash(useLocation().hash);
