import { attempt } from '#site-renderer/visitor/core/attempt.ts';

/** Where one goes once signed in: an address of this very site, or else `home`, however the address was tampered with. */
export function returnPath({ href, origin }: Pick<Location, 'href' | 'origin'>, home: string): string {
  const wanted = new URL(href).searchParams.get('to') ?? '';
  const found = wanted.startsWith('/') ? attempt(() => new URL(wanted, origin)) : undefined;
  // The whole address: a path may begin like another host.
  return found?.origin === origin ? origin + found.pathname : home;
}
