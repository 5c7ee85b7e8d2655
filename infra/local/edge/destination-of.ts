import { siteOrigin } from '#shared/rules/site/site-address.ts';

export type Destination = 'console' | 'site' | 'inbox' | 'unknown';

interface HostOptions {
  consoleOrigin: string;
  /** Origin of a site with `{siteId}` in it. */
  sitesOrigin: string;
  inboxOrigin: string;
}

const hostOf = (origin: string): string => new URL(origin).hostname;

/** Decides by the host of a request (port or not) which of the platform's faces it is for. */
export function destinationOf({ consoleOrigin, sitesOrigin, inboxOrigin }: HostOptions): (host: string) => Destination {
  const [beforeId = '', afterId = ''] = hostOf(siteOrigin(sitesOrigin, 'site-id')).split('site-id');
  const sharedHost = afterId.slice(1);
  return (host) => {
    const name = host.toLowerCase().replace(/:\d+$/, '');
    // Programs that do not resolve names below localhost ask for the address itself.
    if (name === hostOf(consoleOrigin) || name === '127.0.0.1') return 'console';
    if (name === hostOf(inboxOrigin)) return 'inbox';
    if (name === sharedHost) return 'site';
    const id = name.startsWith(beforeId) && name.endsWith(afterId) ? name.slice(beforeId.length, name.length - afterId.length) : '';
    return /^[a-z0-9-]+$/.test(id) ? 'site' : 'unknown';
  };
}
