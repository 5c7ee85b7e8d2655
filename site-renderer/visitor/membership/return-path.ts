import { RETURN_PARAMETER } from '#shared/values/return-parameter.ts';
import { attempt } from '#site-renderer/visitor/core/attempt.ts';

/** Returns the path that the query names, `undefined` if it names none of this site. */
export function wantedPath({ href, origin }: Pick<Location, 'href' | 'origin'>): string | undefined {
  const target = new URL(href).searchParams.get(RETURN_PARAMETER) ?? '';
  const found = target.startsWith('/') ? attempt(() => new URL(target, origin)) : undefined;
  return found?.origin === origin ? found.pathname : undefined;
}

/** Returns the address to open after sign-in: the wanted path if it is on this site, otherwise `home`. Never returns another origin. */
export function returnPath(place: Pick<Location, 'href' | 'origin'>, home: string): string {
  const path = wantedPath(place);
  // Prepends the origin, because a pathname such as `//host` alone is the address of another host.
  return path === undefined ? home : place.origin + path;
}
