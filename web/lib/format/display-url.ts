/** An address as people read it: without its scheme, nor the slash of an origin. */
export function displayUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`;
}
