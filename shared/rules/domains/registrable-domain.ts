import { getDomain } from 'tldts-icann';

/** The registrable domain of a name by the public suffix list (`example.co.jp` of `a.b.example.co.jp`); `null` for a suffix itself. */
export const registrableDomainOf = (name: string): string | null => getDomain(name);
