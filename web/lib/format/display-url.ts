import { shownHost } from '#web/lib/format/shown-host.ts';

/** Formats a URL for display: without scheme, with a Unicode host, and without the slash after a bare host. */
export function displayUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `${shownHost(host)}${pathname === '/' ? '' : pathname}`;
}
