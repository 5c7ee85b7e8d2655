import { previewOrigin, siteOrigin } from '#shared/rules/sites/site-address.ts';

export type Destination = 'console' | 'site' | 'custom' | 'preview' | 'inbox' | 'stripe' | 'key-value-store' | 'unknown';

interface HostOptions {
  consoleOrigin: string;
  /** Template of a site's origin, with `{siteId}`. */
  sitesOrigin: string;
  inboxOrigin: string;
  stripeOrigin: string;
  keyValueStoreOrigin: string;
}

/** The hosts of custom domains on a laptop (`customOrigin`). */
const CUSTOM_SUFFIX = '.custom.localhost';

const hostOf = (origin: string): string => new URL(origin).hostname;

/** Returns a function that maps a request's host, with or without a port, to its destination. */
export function destinationOf({
  consoleOrigin,
  sitesOrigin,
  inboxOrigin,
  stripeOrigin,
  keyValueStoreOrigin,
}: HostOptions): (host: string) => Destination {
  const [beforeId = '', afterId = ''] = hostOf(siteOrigin(sitesOrigin, 'site-id')).split('site-id');
  const sharedHost = afterId.slice(1);
  const afterPreview = hostOf(previewOrigin(sitesOrigin, 'site-id')).slice(beforeId.length + 'site-id'.length);
  return (host) => {
    const name = host.toLowerCase().replace(/:\d+$/, '');
    // Programs that cannot resolve names below localhost use the IP address.
    if (name === hostOf(consoleOrigin) || name === '127.0.0.1') return 'console';
    if (name === hostOf(inboxOrigin)) return 'inbox';
    if (name === hostOf(stripeOrigin)) return 'stripe';
    if (name === hostOf(keyValueStoreOrigin)) return 'key-value-store';
    if (name === sharedHost) return 'site';
    if (name.endsWith(afterPreview)) return 'preview';
    if (name.endsWith(CUSTOM_SUFFIX) && name.length > CUSTOM_SUFFIX.length) return 'custom';
    const id = name.startsWith(beforeId) && name.endsWith(afterId) ? name.slice(beforeId.length, name.length - afterId.length) : '';
    return /^[a-z0-9-]+$/.test(id) ? 'site' : 'unknown';
  };
}
