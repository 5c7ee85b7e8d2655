import { attempt } from '#site-renderer/visitor/core/attempt.ts';

/** Returns the address to open after sign-in: `to` of the query if it is on this site, otherwise `home`. Never returns another origin. */
export function returnPath({ href, origin }: Pick<Location, 'href' | 'origin'>, home: string): string {
  const target = new URL(href).searchParams.get('to') ?? '';
  const found = target.startsWith('/') ? attempt(() => new URL(target, origin)) : undefined;
  // Prepends the origin, because a pathname such as `//host` alone is the address of another host.
  return found?.origin === origin ? origin + found.pathname : home;
}
