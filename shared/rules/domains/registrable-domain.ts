import { getDomain } from 'tldts-icann';

/**
 * Returns the registrable domain of a name by the public suffix list (`example.co.jp` for `a.b.example.co.jp`); `null` for a suffix itself.
 */
export const registrableDomainOf = (name: string): string | null => getDomain(name);
