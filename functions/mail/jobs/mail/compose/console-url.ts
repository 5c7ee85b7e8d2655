import type { Brand } from '#shared/model/brand.ts';

/** The URL with a token in its fragment, which no server log and no referrer contains. */
export function withToken(url: URL, token: string): string {
  url.hash = new URLSearchParams({ token }).toString();
  return url.href;
}

/** The URL of a console screen that shows the brand of the e-mail (`?brand=`), with the token of a link if there is one. */
export function consoleUrl(consoleOrigin: string, screen: string, { id }: Brand, token?: string): string {
  const url = new URL(screen, consoleOrigin);
  if (id !== null) url.searchParams.set('brand', id);
  return token === undefined ? url.href : withToken(url, token);
}
