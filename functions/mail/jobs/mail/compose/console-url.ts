import type { Brand } from '#shared/model/brand.ts';

/** Returns the URL with a token in its fragment, which appears in no server log and no referrer. */
export function withToken(url: URL, token: string): string {
  url.hash = new URLSearchParams({ token }).toString();
  return url.href;
}

/** Returns the URL of a console screen that shows the brand of the e-mail (`?brand=`), with the token of a link if there is one. */
export function consoleUrl(consoleOrigin: string, screen: string, { id }: Brand, token?: string): string {
  const url = new URL(screen, consoleOrigin);
  if (id !== null) url.searchParams.set('brand', id);
  return token === undefined ? url.href : withToken(url, token);
}
