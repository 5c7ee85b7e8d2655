/** A URL for display: without its scheme, and without the slash after a bare host. */
export function displayUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`;
}
