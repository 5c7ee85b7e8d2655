const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The normalised URL of a link in rich text; `undefined` unless it is http(s), mailto or tel. */
export function safeLinkUrl(href: string): string | undefined {
  try {
    const url = new URL(href);
    return PROTOCOLS.has(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
