const HOST = /^(?:[a-z0-9_-]+\.)*[a-z0-9_-]+$/;

/**
 * The address of a script that may be loaded: absolute, https, written without anything a browser would have to mend, and
 * of a host whose name can stand in a content security policy as it is.
 */
export function parseScriptUrl(source: string): URL | undefined {
  const url = /^https:\/\/[^\s\\<>"]+$/i.test(source) ? URL.parse(source) : null;
  return url && url.protocol === 'https:' && url.username === '' && url.password === '' && HOST.test(url.hostname) ? url : undefined;
}

/** The host that is contacted for an address on an https page; `undefined` for the page's own and for data in place. */
export function externalHost(address: string): string | undefined {
  const url = URL.parse(address, 'https://page.invalid/');
  const isOutside = url !== null && /^(?:https?|wss?):$/.test(url.protocol) && HOST.test(url.hostname) && url.hostname !== 'page.invalid';
  return isOutside ? url.host : undefined;
}
