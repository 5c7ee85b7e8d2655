import type { Brand } from '#shared/model/account/brand.ts';

/** A screen of the console that one comes to from an e-mail, in the look of the e-mail (`?brand=`). */
export function consoleUrl(consoleOrigin: string, screen: string, { id }: Brand, token?: string): string {
  const address = new URL(screen, consoleOrigin);
  if (id !== null) address.searchParams.set('brand', id);
  // Behind `#` a secret reaches no log on the way, and no page one goes on to.
  if (token !== undefined) address.hash = new URLSearchParams({ token }).toString();
  return address.href;
}
