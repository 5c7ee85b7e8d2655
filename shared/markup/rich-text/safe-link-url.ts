import { isWebAddress } from '#shared/values/text/is-web-address.ts';

const CONTACT_PROTOCOLS: ReadonlySet<string> = new Set(['mailto:', 'tel:']);

/** Returns the normalised URL of a link in rich text; `undefined` unless it is a web address (`isWebAddress`), mailto or tel. */
export function safeLinkUrl(href: string): string | undefined {
  try {
    const url = new URL(href);
    return CONTACT_PROTOCOLS.has(url.protocol) || isWebAddress(href.trim()) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
