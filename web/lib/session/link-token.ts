import { useLocation } from 'react-router';

/** Returns the secret of an e-mailed link, which is in the fragment, because browsers do not send fragments to servers. */
export const linkTokenFromHash = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('token');

export const useLinkToken = (): string | null => linkTokenFromHash(useLocation().hash);
