import { isPublicHost } from '#shared/values/text/is-public-host.ts';

const HOST = /^(?:[a-z0-9_-]+\.)*[a-z0-9_-]+$/;

/**
 * Returns the URL of an allowed external script: absolute, https, without credentials or characters that a browser would have to correct,
 * and with a public host that is valid in a content security policy. Returns `undefined` for any other URL.
 */
export function parseScriptUrl(source: string): URL | undefined {
  const url = /^https:\/\/[^\s\\<>"]+$/i.test(source) ? URL.parse(source) : null;
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  return HOST.test(url.hostname) && isPublicHost(url.hostname) ? url : undefined;
}

/** Returns why `parseScriptUrl` refuses the URL of a `src` attribute; `undefined` if it accepts the URL. */
export function sourceFault(source: string | undefined): 'no-src' | 'not-https' | 'private-host' | 'address' | undefined {
  if (source === undefined || source.trim() === '') return 'no-src';
  if (parseScriptUrl(source)) return undefined;
  if (!/^https:/i.test(source)) return 'not-https';
  const hostname = URL.parse(source)?.hostname ?? '';
  return hostname !== '' && !isPublicHost(hostname) ? 'private-host' : 'address';
}

/** Returns the external host that an https page contacts for a URL; `undefined` for the page's own host and for inline data. */
export function externalHost(address: string): string | undefined {
  const url = URL.parse(address, 'https://page.invalid/');
  const isOutside = url !== null && /^(?:https?|wss?):$/.test(url.protocol) && HOST.test(url.hostname) && url.hostname !== 'page.invalid';
  return isOutside ? url.host : undefined;
}
