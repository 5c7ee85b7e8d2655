import { useLocation } from 'react-router';

/** The secret in the address of a link from an e-mail. It stands behind `#`, so that browsers send it to nobody. */
export const linkTokenFromHash = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('token');

export const useLinkToken = (): string | null => linkTokenFromHash(useLocation().hash);
