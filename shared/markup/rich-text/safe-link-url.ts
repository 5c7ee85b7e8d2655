const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Where a link in a text may lead, as browsers understand the address: a web page, an e-mail, a telephone. All else is `undefined`. */
export function safeLinkUrl(href: string): string | undefined {
  try {
    const url = new URL(href);
    return PROTOCOLS.has(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
